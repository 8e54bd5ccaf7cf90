import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { learningProgress, quizQuestions, trainingCourses } from "../../../db/schema/index.ts";
import type { AdminCourse, AdminCourseDetail } from "../../../src/features/admin/schemas-courses.ts";
import type { CourseId } from "../../../src/features/college/catalogue.ts";
import { LESSON_MAX_LENGTH, POOL_MAX, QUESTIONS_PER_EXAM } from "../../../src/features/college/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { collegeOf, makeCourse, makeLearner } from "../../support/college.ts";
import { COURSE_INPUT, findCourse, makeQuestion, QUESTION_INPUT } from "../../support/course-content.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const courseId: CourseId = "eletrica";
const college = collegeOf(product);
let admin: Person;

const act = (procedure: string, input: unknown) => product.mutate(`admin.${procedure}`, input, admin);
const detail = async (id: CourseId = courseId) =>
  (await product.query("admin.course", { courseId: id }, admin)).data as AdminCourseDetail;
const codeOf = async (procedure: string, input: unknown) => (await act(procedure, input)).error?.code ?? "ok";

/** Gives the course this many published questions. Returns their ids. */
async function fillPool(count: number): Promise<string[]> {
  await product.db.delete(quizQuestions).where(eq(quizQuestions.courseId, courseId));
  return Promise.all(Array.from({ length: count }, () => makeQuestion(product, courseId)));
}

const countPublished = () =>
  product.db.$count(
    quizQuestions,
    and(eq(quizQuestions.courseId, courseId), eq(quizQuestions.isPublished, true), isNull(quizQuestions.retiredAt)),
  );

beforeAll(async () => {
  admin = await makePerson(product, { admin: true });
});
beforeEach(async () => {
  await product.db.update(trainingCourses).set({ isPublished: true }).where(eq(trainingCourses.id, courseId));
});

test("the list has all courses in their order, with questions and results", async () => {
  await fillPool(12);
  const candidates = await Promise.all(Array.from({ length: 4 }, () => makePerson(product)));
  const result = { courseId, completedAt: 1, acertosPercentual: 80 };
  await product.db
    .insert(learningProgress)
    .values(
      candidates.map(({ id }, i) => ({ ...result, userId: id, status: i === 0 ? "reprovado" : "aprovado" }) as const),
    );
  const { data } = await product.query("admin.courses", undefined, admin);
  const courses = data as AdminCourse[];
  expect(courses[0]?.courseId).toBe("fundamentos");
  expect(courses.find((course) => course.courseId === courseId)).toMatchObject({
    publishedQuestions: 12,
    candidates: 4,
    approved: 3,
  });
});

test("texts and video are changed, and a second admin who saw the texts before is refused", async () => {
  const { revision } = await detail();
  const other = await makePerson(product, { admin: true });
  expect(await codeOf("editCourse", { courseId, changes: COURSE_INPUT, revision })).toBe("ok");
  expect(await findCourse(product, courseId)).toMatchObject({
    titulo: COURSE_INPUT.title,
    youtubeUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    lesson: COURSE_INPUT.lesson,
  });
  const late = { courseId, changes: { ...COURSE_INPUT, title: "Outro" }, revision };
  const answer = await product.mutate("admin.editCourse", late, other);
  expect([answer.status, answer.error?.code]).toEqual([409, "course.changed"]);
  expect((await detail()).title).toBe(COURSE_INPUT.title);
  // Sending the same again is harmless, and so is a new edit after reading again.
  expect(await codeOf("editCourse", { courseId, changes: COURSE_INPUT, revision })).toBe("ok");
  const fresh = (await detail()).revision;
  const without = { ...COURSE_INPUT, youtubeUrl: " " };
  expect(await codeOf("editCourse", { courseId, changes: without, revision: fresh })).toBe("ok");
  expect((await detail()).youtubeUrl).toBeNull();
});

test("of two admins who edit at the same time, one is refused", async () => {
  const { revision } = await detail();
  const codes = await Promise.all(
    ["Um", "Dois", "Três"].map((title) =>
      codeOf("editCourse", { courseId, changes: { ...COURSE_INPUT, title }, revision }),
    ),
  );
  expect(codes.sort()).toEqual(["course.changed", "course.changed", "ok"]);
});

test("the longest lesson is accepted, a longer one refused", async () => {
  const save = async (lesson: string) => {
    const { revision } = await detail();
    const answer = await act("editCourse", { courseId, changes: { ...COURSE_INPUT, lesson }, revision });
    return [answer.status, answer.error?.fields["changes.lesson"]];
  };
  expect(await save("—".repeat(LESSON_MAX_LENGTH))).toEqual([200, undefined]);
  expect(await save("a".repeat(LESSON_MAX_LENGTH + 1))).toEqual([400, "Use no máximo 60000 caracteres."]);
  expect(await save("Concreto\u200b armado")).toEqual([400, expect.stringContaining("caracteres invisíveis")]);
  expect((await act("editCourse", { lesson: "a".repeat(300_000) })).status).toBe(413);
  const large = { lesson: "a".repeat(70_000) };
  const statuses = [];
  for (const caller of [{}, { cookie: "sessao=x" }, await makePerson(product), admin])
    statuses.push((await product.mutate("admin.editCourse", large, caller)).status);
  expect(statuses).toEqual([413, 413, 413, 400]);
});

test.each([
  ["two equal options", { options: ["Cinco", "cinco ", "Três", "Dois"] }, "options"],
  ["three options", { options: ["1", "2", "3"] }, "options"],
  ["an empty option", { options: ["1", "2", "3", " "] }, "options.3"],
  ["a short question", { text: "Qual?" }, "text"],
  ["a long option", { options: ["1", "2", "3", "x".repeat(141)] }, "options.3"],
  ["a fifth letter", { right: "E" }, "right"],
  ["a short explanation", { explanation: "Porque sim." }, "explanation"],
])("a question with %s is refused", async (_what, changes, field) => {
  const answer = await act("addQuestion", {
    courseId,
    id: newId(Date.now()),
    changes: { ...QUESTION_INPUT, ...changes },
  });
  expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([400, [`changes.${field}`]]);
});

test("a question is added once, at the end, and published", async () => {
  await fillPool(10);
  const input = { courseId, id: newId(Date.now()), changes: QUESTION_INPUT };
  expect([await codeOf("addQuestion", input), await codeOf("addQuestion", input)]).toEqual(["ok", "ok"]);
  const { questions } = await detail();
  expect(questions).toHaveLength(11);
  expect(questions.at(-1)).toMatchObject({ id: input.id, ...QUESTION_INPUT, isPublished: true, answered: 0 });
});

test("a full pool takes no more", async () => {
  await fillPool(1);
  const { id: _, ...row } = (
    await product.db.select().from(quizQuestions).where(eq(quizQuestions.courseId, courseId))
  )[0]!;
  await product.db
    .insert(quizQuestions)
    .values(Array.from({ length: POOL_MAX - 1 }, (_, i) => ({ ...row, id: newId(Date.now()), ordem: i + 1 })));
  expect(await codeOf("addQuestion", { courseId, id: newId(Date.now()), changes: QUESTION_INPUT })).toBe(
    "question.limit",
  );
});

test("editing replaces the row: the old one keeps its text and counts, the new one begins at zero", async () => {
  const [id = ""] = await fillPool(10);
  await product.db.update(quizQuestions).set({ timesAnswered: 30, timesRight: 3 }).where(eq(quizQuestions.id, id));
  const { position } = (await detail()).questions.find((question) => question.id === id)!;
  const input = { id, newId: newId(Date.now()), changes: { ...QUESTION_INPUT, right: "C" } };
  expect([await codeOf("editQuestion", input), await codeOf("editQuestion", input)]).toEqual(["ok", "ok"]);
  const { questions } = await detail();
  expect(questions).toHaveLength(10);
  expect(questions.find((question) => question.position === position)).toMatchObject({
    id: input.newId,
    right: "C",
    answered: 0,
  });
  const [old] = await product.db.select().from(quizQuestions).where(eq(quizQuestions.id, id));
  expect(old).toMatchObject({ respostaCorreta: "A", timesAnswered: 30, retiredAt: expect.any(Number) });
  // Somebody who still saw the old one.
  expect(await codeOf("editQuestion", { ...input, newId: newId(Date.now()) })).toBe("question.changed");
  expect(await codeOf("restoreQuestion", { id })).toBe("question.changed");
  expect(await codeOf("setQuestionPublished", { id, isPublished: false })).toBe("question.not_found");
});

test("a published course keeps ten published questions", async () => {
  const [id = ""] = await fillPool(QUESTIONS_PER_EXAM);
  expect(await codeOf("setQuestionPublished", { id, isPublished: false })).toBe("course.too_few_questions");
  expect(await codeOf("deleteQuestion", { id })).toBe("course.too_few_questions");
  expect(await codeOf("editQuestion", { id, newId: newId(Date.now()), changes: QUESTION_INPUT })).toBe("ok");
  await act("setCoursePublished", { courseId, isPublished: false });
  const next = (await detail()).questions[0]?.id ?? "";
  expect(await codeOf("deleteQuestion", { id: next })).toBe("ok");
  expect(await codeOf("setCoursePublished", { courseId, isPublished: true })).toBe("course.too_few_questions");
  expect(await codeOf("restoreQuestion", { id: next })).toBe("ok");
  expect(await codeOf("setCoursePublished", { courseId, isPublished: true })).toBe("ok");
});

test("twenty unpublishes and deletions at the same time leave ten questions", async () => {
  const ids = await fillPool(QUESTIONS_PER_EXAM + 10);
  const codes = await Promise.all(
    ids.map((id, i) =>
      i % 2 === 0 ? codeOf("setQuestionPublished", { id, isPublished: false }) : codeOf("deleteQuestion", { id }),
    ),
  );
  expect(codes.filter((code) => code === "ok")).toHaveLength(10);
  expect(codes.filter((code) => code === "course.too_few_questions")).toHaveLength(10);
  expect(await countPublished()).toBe(QUESTIONS_PER_EXAM);
});

test("a course with too few questions cannot be published while its last ones leave", async () => {
  const ids = await fillPool(QUESTIONS_PER_EXAM);
  await act("setCoursePublished", { courseId, isPublished: false });
  await Promise.all([
    act("setCoursePublished", { courseId, isPublished: true }),
    ...ids.slice(0, 3).map((id) => act("deleteQuestion", { id })),
  ]);
  const { isPublished } = await findCourse(product, courseId);
  expect(!isPublished || (await countPublished()) >= QUESTIONS_PER_EXAM).toBe(true);
});

test("a deleted question can be restored with its counts, until another takes its place", async () => {
  const [id = ""] = await fillPool(11);
  await product.db.update(quizQuestions).set({ timesAnswered: 7, timesRight: 5 }).where(eq(quizQuestions.id, id));
  await act("deleteQuestion", { id });
  expect((await detail()).questions.at(-1)).toMatchObject({ id, isDeleted: true });
  await act("addQuestion", { courseId, id: newId(Date.now()), changes: QUESTION_INPUT });
  expect(await codeOf("restoreQuestion", { id })).toBe("ok");
  expect((await detail()).questions).toHaveLength(12);
  expect((await detail()).questions.find((question) => question.id === id)).toMatchObject({
    isDeleted: false,
    answered: 7,
    answeredRight: 5,
  });
});

test("an open attempt is graded by the questions that it was drawn with, whatever admins do meanwhile", async () => {
  await makeCourse(product, courseId);
  const learner = await makeLearner(product, { area: courseId });
  const attempt = await college.opened(learner, courseId);
  const { questions } = await detail();
  for (const { id, right } of questions) {
    const changes = { ...QUESTION_INPUT, right: right === "A" ? "B" : "A" };
    expect(await codeOf("editQuestion", { id, newId: newId(Date.now()), changes })).toBe("ok");
  }
  for (const { id } of (await detail()).questions.slice(0, 10)) await act("deleteQuestion", { id });
  await act("setCoursePublished", { courseId, isPublished: false });
  expect(await college.opened(learner, courseId).catch((error: Error) => error.message)).toBe("course.not_found");
  expect(await college.sent(learner, attempt, 8)).toMatchObject({ score: 80, isApproved: true });
  const counts = await product.db
    .select({ answered: quizQuestions.timesAnswered, retiredAt: quizQuestions.retiredAt })
    .from(quizQuestions)
    .where(eq(quizQuestions.courseId, courseId));
  expect(counts.filter(({ answered }) => answered === 1)).toHaveLength(10);
  expect((await detail()).questions.every(({ answered }) => answered === 0)).toBe(true);
});
