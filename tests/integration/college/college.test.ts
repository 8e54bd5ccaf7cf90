import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  certificates,
  examAnswers,
  examAttempts,
  learningProgress,
  quizQuestions,
  trainingCourses,
  userLearningProfile,
} from "../../../db/schema/index.ts";
import { COURSES } from "../../../db/seed/college/courses.ts";
import { seedReference } from "../../../dev/seed.ts";
import { AREAS } from "../../../src/features/college/catalogue.ts";
import { deleteUser } from "../../../src/features/profiles/queries-deletion.ts";
import { collegeOf, LESSON, makeCourse, makeLearner } from "../../support/college.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const college = collegeOf(product);

const profilesOf = ({ id }: Person) =>
  product.db.select().from(userLearningProfile).where(eq(userLearningProfile.userId, id));
const VIDEO = "https://www.youtube.com/watch?v=aaaaaaaaaaa";

describe("the courses", () => {
  test("are seeded with their lessons and questions", async () => {
    const courses = await product.db.select().from(trainingCourses);
    expect(courses.map(({ id }) => id).sort()).toEqual(COURSES.map(({ id }) => id).sort());
    for (const { id, titulo, questions } of COURSES) {
      const course = courses.find((one) => one.id === id);
      expect(course).toMatchObject({ titulo, isPublished: true, youtubeUrl: null });
      expect(course?.lesson.length).toBeGreaterThan(5_000);
      const rows = await product.db.select().from(quizQuestions).where(eq(quizQuestions.courseId, id));
      const [first] = questions;
      expect(rows.map(({ ordem }) => ordem).sort((a, b) => a - b)).toEqual(questions.map((_, i) => i + 1));
      expect(rows.find(({ ordem }) => ordem === 1)).toMatchObject({
        pergunta: first?.pergunta,
        opcaoD: first?.opcoes[3],
        respostaCorreta: first?.correta,
        explicacao: first?.explicacao,
      });
    }
  });

  test("are seeded once, so that what admins changed stays", async () => {
    const { db } = product;
    await db.update(trainingCourses).set({ titulo: "Mudado" }).where(eq(trainingCourses.id, "fundamentos"));
    await db.update(quizQuestions).set({ retiredAt: 1 }).where(eq(quizQuestions.courseId, "fundamentos"));
    const before = await db.select().from(quizQuestions).orderBy(quizQuestions.id);
    await db.delete(trainingCourses).where(eq(trainingCourses.id, "eletrica"));
    await Promise.all([seedReference(db), seedReference(db)]);
    const after = await db.select().from(quizQuestions).orderBy(quizQuestions.id);
    const others = (rows: typeof before) => rows.filter(({ courseId }) => courseId !== "eletrica");
    expect(others(after)).toEqual(others(before));
    expect(after.length).toBe(before.length);
    const [basic] = await db.select().from(trainingCourses).where(eq(trainingCourses.id, "fundamentos"));
    expect(basic?.titulo).toBe("Mudado");
  });
});

describe("learning", () => {
  beforeAll(async () => {
    for (const id of ["fundamentos", "eletrica", "hidraulica"] as const) await makeCourse(product, id);
  });

  test("begins with an area and the introduction", async () => {
    const person = await makePerson(product, { premium: true });
    const nothing = { area: null, onboardingCompleted: false, badges: [], modules: [] };
    expect(await college.mine(person)).toEqual({ isPremium: true, ...nothing });
    expect((await college.mutate("finishOnboarding", person)).error?.code).toBe("learning.no_area");
    await college.mutate("chooseArea", person, { area: "eletrica" });
    const chosen = await college.mine(person);
    expect(chosen).toMatchObject({ area: "eletrica", onboardingCompleted: false });
    expect(chosen.modules).toEqual([
      {
        courseId: "fundamentos",
        title: "Curso fundamentos",
        description: "Para testes",
        isLocked: false,
        isReady: true,
        hasExam: true,
        youtubeUrl: null,
        status: null,
        score: null,
        attemptsLeft: 5,
        hasOpenAttempt: false,
      },
      expect.objectContaining({ courseId: "eletrica", isLocked: true }),
    ]);
    expect((await college.mutate("finishOnboarding", person)).error).toBeNull();
    expect((await college.mutate("finishOnboarding", person)).error).toBeNull();
    expect(await college.mine(person)).toMatchObject({ onboardingCompleted: true });
  });

  test("needs premium, without which nothing changes", async () => {
    const person = await makePerson(product, { provider: true });
    for (const answer of [
      await college.mutate("chooseArea", person, { area: "eletrica" }),
      await college.mutate("finishOnboarding", person),
      await college.query("lesson", person, { courseId: "fundamentos" }),
      await college.query("review", person, { courseId: "fundamentos" }),
    ]) {
      expect([answer.status, answer.error?.code]).toEqual([403, "premium.required"]);
    }
    expect(await profilesOf(person)).toEqual([]);
    expect(await college.mine(person)).toMatchObject({ isPremium: false, area: null, modules: [] });
  });

  test("in a new area opens its exam, and the old badge stays", async () => {
    const person = await makeLearner(product, { area: "eletrica" });
    await college.mutate("finishOnboarding", person);
    const { certificateCode } = await college.sent(person, await college.opened(person, "eletrica"), 8);
    await college.mutate("chooseArea", person, { area: "hidraulica" });
    const changed = await college.mine(person);
    expect(changed).toMatchObject({
      area: "hidraulica",
      onboardingCompleted: true,
      badges: [{ courseId: "eletrica", code: certificateCode }],
    });
    expect(changed.modules[1]).toMatchObject({ courseId: "hidraulica", status: null, isLocked: false });
    expect((await college.open(person, "eletrica")).error?.code).toBe("course.not_found");
    await college.sent(person, await college.opened(person, "hidraulica"), 9);
    await college.mutate("chooseArea", person, { area: "eletrica" });
    const back = await college.mine(person);
    expect(back.badges.map(({ courseId }) => courseId)).toEqual(["eletrica", "hidraulica"]);
    expect(back.modules[1]).toMatchObject({ courseId: "eletrica", status: "aprovado", score: 80 });
    expect(await profilesOf(person)).toHaveLength(1);
  });

  test("knows only the areas of the catalogue", async () => {
    const person = await makePerson(product, { premium: true });
    for (const area of ["fundamentos", "pintura", "", null]) {
      expect((await college.mutate("chooseArea", person, { area })).status).toBe(400);
    }
    for (const { key } of AREAS) expect((await college.mutate("chooseArea", person, { area: key })).error).toBeNull();
  });

  test("shows lessons and videos of the basic module, and of the own area once that is passed", async () => {
    await product.db.update(trainingCourses).set({ youtubeUrl: VIDEO }).where(eq(trainingCourses.id, "eletrica"));
    const beginner = await makeLearner(product, { hasPassedBasic: false });
    const person = await makeLearner(product);
    const lessonOf = async (one: Person, courseId: string) => {
      const { data, error } = await college.query("lesson", one, { courseId });
      return error?.code ?? data;
    };
    const basic = { courseId: "fundamentos", title: "Curso fundamentos", lesson: `# ${LESSON}`, youtubeUrl: null };
    for (const one of [beginner, person]) expect(await lessonOf(one, "fundamentos")).toEqual(basic);
    expect(await lessonOf(beginner, "eletrica")).toBe("course.locked");
    expect((await college.mine(beginner)).modules[1]).toMatchObject({ isLocked: true, youtubeUrl: null });
    expect(await lessonOf(person, "eletrica")).toMatchObject({ courseId: "eletrica", youtubeUrl: VIDEO });
    expect((await college.mine(person)).modules[1]).toMatchObject({ isLocked: false, youtubeUrl: VIDEO });
    for (const one of [beginner, person]) expect(await lessonOf(one, "hidraulica")).toBe("course.not_found");
    await product.db.update(trainingCourses).set({ isPublished: false }).where(eq(trainingCourses.id, "eletrica"));
    expect(await lessonOf(person, "eletrica")).toBe("course.not_found");
    expect((await college.mine(person)).modules[1]).toMatchObject({ isReady: false, youtubeUrl: null });
    await makeCourse(product, "eletrica");
  });

  test("is in the data export, with own answers and without right ones", async () => {
    const person = await makeLearner(product, { name: "Bia Exporta" });
    const attempt = await college.opened(person, "eletrica");
    await college.sent(person, attempt, 0);
    await college.sent(person, await college.opened(person, "eletrica"), 10);
    await product.db.delete(examAttempts).where(eq(examAttempts.number, 2));
    const { data, text } = await product.mutate("profiles.exportData", {}, person);
    expect(data).toMatchObject({
      learning: [{ areaDeAtuacao: "eletrica", onboardingCompleted: false }],
      examAttempts: [{ id: attempt.id, courseId: "eletrica", number: 1, acertosPercentual: 0 }],
      certificates: [{ courseId: "eletrica", name: "Bia Exporta" }],
    });
    const exported = data as { courseResults: unknown[]; examAnswers: { question: string; answer: string }[] };
    expect(exported.courseResults).toContainEqual(
      expect.objectContaining({ status: "aprovado", acertosPercentual: 100 }),
    );
    expect(exported.examAnswers).toHaveLength(10);
    for (const { question, answer } of exported.examAnswers) {
      expect(attempt.questions.find((one) => one.text === question)?.options).toContain(answer);
    }
    expect(text).not.toMatch(/canario/);
  });

  test("goes with the account, but for how often questions were right", async () => {
    const person = await makeLearner(product);
    await college.sent(person, await college.opened(person, "eletrica"), 10);
    const counts = () =>
      product.db
        .select({ id: quizQuestions.id, answered: quizQuestions.timesAnswered, right: quizQuestions.timesRight })
        .from(quizQuestions)
        .orderBy(quizQuestions.id);
    const before = await counts();
    const attempts = await product.db.select().from(examAttempts).where(eq(examAttempts.userId, person.id));
    expect((await deleteUser(product.db, person.id, [], Date.now())).deleted).toBe(true);
    for (const table of [userLearningProfile, learningProgress, examAttempts, certificates]) {
      expect(await product.db.select().from(table).where(eq(table.userId, person.id))).toEqual([]);
    }
    for (const { id } of attempts) {
      expect(await product.db.select().from(examAnswers).where(eq(examAnswers.attemptId, id))).toEqual([]);
    }
    expect(await counts()).toEqual(before);
  });
});
