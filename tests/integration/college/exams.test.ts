import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  certificates,
  examAnswers,
  examAttempts,
  learningProgress,
  quizQuestions,
  trainingCourses,
  users,
} from "../../../db/schema/index.ts";
import type { CourseId } from "../../../src/features/college/catalogue.ts";
import { gradeAttempt, insertAttempt } from "../../../src/features/college/queries-exam.ts";
import { setArea } from "../../../src/features/college/queries-learning.ts";
import { newDraw } from "../../../src/features/college/rules.ts";
import type { AttemptResult, OpenedAttempt } from "../../../src/features/college/schemas.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { answersOf, collegeOf, makeCourse, makeLearner, passed } from "../../support/college.ts";
import { endPremiumAt, makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const college = collegeOf(product);

beforeAll(async () => {
  for (const id of ["fundamentos", "eletrica", "hidraulica"] as const) await makeCourse(product, id);
});

const attemptsOf = ({ id }: Person) => product.db.select().from(examAttempts).where(eq(examAttempts.userId, id));
const certificatesOf = ({ id }: Person) => product.db.select().from(certificates).where(eq(certificates.userId, id));
const progressOf = ({ id }: Person, courseId: CourseId) =>
  product.db
    .select()
    .from(learningProgress)
    .where(and(eq(learningProgress.userId, id), eq(learningProgress.courseId, courseId)));
const refusalOf = async (person: Person, courseId: CourseId) => (await college.open(person, courseId)).error?.code;
const FIRST_OPTIONS = Array.from({ length: 10 }, () => 0);

/** How often the questions of a course were answered, and right. */
async function countsOf(courseId: CourseId) {
  const [counts] = await product.db
    .select({
      answered: sql`sum(times_answered)`.mapWith(Number),
      right: sql`sum(times_right)`.mapWith(Number),
    })
    .from(quizQuestions)
    .where(eq(quizQuestions.courseId, courseId));
  return counts;
}

describe("opening an attempt", () => {
  test("draws ten questions, and returns the same ones until it is sent", async () => {
    const person = await makeLearner(product);
    const attempt = await college.opened(person, "eletrica");
    expect(attempt).toMatchObject({ courseId: "eletrica", title: "Curso eletrica", number: 1 });
    expect(new Set(attempt.questions.map(({ text }) => text)).size).toBe(10);
    expect(await college.opened(person, "eletrica")).toEqual(attempt);
    await college.sent(person, attempt, 0);
    const next = await college.opened(person, "eletrica");
    expect(next).toMatchObject({ number: 2 });
    expect(next.id).not.toBe(attempt.id);
  });

  test("twenty times at once makes one attempt", async () => {
    const person = await makeLearner(product);
    const answers = await Promise.all(Array.from({ length: 20 }, () => college.open(person, "eletrica")));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const [attempt, ...others] = await attemptsOf(person);
    expect([attempt?.number, others]).toEqual([1, []]);
    const rows = await product.db
      .select()
      .from(examAnswers)
      .where(eq(examAnswers.attemptId, attempt?.id ?? ""))
      .orderBy(examAnswers.position);
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("is refused without premium, for another area, before the basic module and after passing", async () => {
    expect(await refusalOf(await makePerson(product, { provider: true }), "fundamentos")).toBe("premium.required");
    const beginner = await makeLearner(product, { hasPassedBasic: false });
    expect(await refusalOf(beginner, "eletrica")).toBe("course.locked");
    expect(await refusalOf(beginner, "hidraulica")).toBe("course.not_found");
    const person = await makeLearner(product);
    expect(await refusalOf(person, "hidraulica")).toBe("course.not_found");
    expect(await refusalOf(person, "fundamentos")).toBe("course.passed");
    const newcomer = await makePerson(product, { premium: true });
    expect(await refusalOf(newcomer, "eletrica")).toBe("course.not_found");
    for (const one of [beginner, person, newcomer]) expect(await attemptsOf(one)).toEqual([]);
  });

  test("is refused for a course that is not published or has fewer than ten published questions", async () => {
    const person = await makeLearner(product, { area: "vendas" });
    await makeCourse(product, "vendas", 11);
    const ofCourse = eq(quizQuestions.courseId, "vendas");
    const hide = (ordem: number, change: object) =>
      product.db
        .update(quizQuestions)
        .set(change)
        .where(and(ofCourse, eq(quizQuestions.ordem, ordem)));
    await hide(1, { isPublished: false });
    const attempt = await college.opened(person, "vendas");
    expect(attempt.questions.map(({ text }) => text)).not.toContain("Pergunta 0 de vendas?");
    await college.sent(person, attempt, 0);
    await hide(2, { retiredAt: 1 });
    expect(await refusalOf(person, "vendas")).toBe("course.no_questions");
    expect((await college.mine(person)).modules[1]).toMatchObject({ isReady: true, hasExam: false });
    await product.db.update(trainingCourses).set({ isPublished: false }).where(eq(trainingCourses.id, "vendas"));
    expect(await refusalOf(person, "vendas")).toBe("course.not_found");
    expect((await college.mine(person)).modules[1]).toMatchObject({ isReady: false, hasExam: false });
  });

  test("is refused for the sixth time in a day, and allowed on the next", async () => {
    const person = await makeLearner(product);
    for (const number of [1, 2, 3, 4, 5]) {
      const attempt = await college.opened(person, "eletrica");
      expect(attempt.number).toBe(number);
      expect(await college.sent(person, attempt, 6)).toMatchObject({ score: 60, attemptsLeft: 5 - number });
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => college.open(person, "eletrica")));
    for (const { status, error } of answers) expect([status, error?.code]).toEqual([429, "exam.limit"]);
    expect(await attemptsOf(person)).toHaveLength(5);
    expect((await college.mine(person)).modules[1]).toMatchObject({ attemptsLeft: 0, status: "reprovado", score: 60 });
    await product.db
      .update(examAttempts)
      .set({ day: new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10) })
      .where(eq(examAttempts.userId, person.id));
    expect(await college.opened(person, "eletrica")).toMatchObject({ number: 1 });
  });

  test("continues the open attempt of another day, which does not count today", async () => {
    const person = await makeLearner(product);
    const attempt = await college.opened(person, "eletrica");
    await product.db.update(examAttempts).set({ day: "2026-01-01" }).where(eq(examAttempts.userId, person.id));
    expect(await college.opened(person, "eletrica")).toEqual(attempt);
    expect((await college.mine(person)).modules[1]).toMatchObject({ attemptsLeft: 5, hasOpenAttempt: true });
    expect(await college.sent(person, attempt, 7)).toMatchObject({ isApproved: true });
  });
});

describe("sending an attempt", () => {
  test.each([
    [6, 60, false],
    [7, 70, true],
    [10, 100, true],
  ])("with %i right answers scores %i percent; approved: %s", async (rightCount, score, isApproved) => {
    const person = await makeLearner(product, { name: "Rui Aprovado" });
    const result = await college.sent(person, await college.opened(person, "eletrica"), rightCount);
    expect(result).toMatchObject({ score, rightCount, isApproved });
    expect(result.review).toHaveLength(isApproved ? 10 : 0);
    const badges = isApproved ? [{ courseId: "eletrica", code: result.certificateCode }] : [];
    const status = isApproved ? "aprovado" : "reprovado";
    const mine = await college.mine(person);
    expect(mine.badges).toEqual(badges);
    expect(mine.modules[1]).toMatchObject({ courseId: "eletrica", status, score, hasOpenAttempt: false });
    expect(await certificatesOf(person)).toMatchObject(badges.map((badge) => ({ ...badge, name: "Rui Aprovado" })));
    const review = await college.query("review", person, { courseId: "eletrica" });
    if (isApproved) expect(review.data).toEqual(result.review);
    else expect([result.certificateCode, review.error?.code]).toEqual([null, "exam.not_found"]);
  });

  test("takes nothing but the answers from the client", async () => {
    const person = await makeLearner(product);
    const attempt = await college.opened(person, "eletrica");
    const claimed = { score: 100, acertosPercentual: 100, isApproved: true, status: "aprovado", rightCount: 10 };
    const input = { attemptId: attempt.id, answers: answersOf(attempt, 3), userId: "x", ...claimed };
    const answer = await college.mutate("sendAttempt", person, input);
    expect(answer.data).toMatchObject({ score: 30, rightCount: 3, isApproved: false, certificateCode: null });
    expect(await certificatesOf(person)).toEqual([]);
  });

  test("twenty times at once, with different answers, grades it once", async () => {
    const person = await makeLearner(product);
    const before = await countsOf("eletrica");
    const attempt = await college.opened(person, "eletrica");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => college.send(person, attempt.id, answersOf(attempt, 7 + (i % 4)))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const result = answers[0]?.data as AttemptResult;
    const [row, ...others] = await attemptsOf(person);
    expect([row?.acertosPercentual, others]).toEqual([result.score, []]);
    expect(await certificatesOf(person)).toMatchObject([{ code: result.certificateCode, courseId: "eletrica" }]);
    expect(await countsOf("eletrica")).toEqual({
      answered: (before?.answered ?? 0) + 10,
      right: (before?.right ?? 0) + result.rightCount,
    });
    expect(await college.sent(person, attempt, 0)).toEqual(result);
    expect(await progressOf(person, "eletrica")).toMatchObject([{ acertosPercentual: result.score }]);
  });

  test("again after a later one changes nothing", async () => {
    const person = await makeLearner(product);
    const first = await college.opened(person, "eletrica");
    await college.sent(person, first, 2);
    await college.sent(person, await college.opened(person, "eletrica"), 5);
    expect(await college.sent(person, first, 10)).toMatchObject({ score: 20, attemptsLeft: 3 });
    expect(await progressOf(person, "eletrica")).toMatchObject([{ acertosPercentual: 50, status: "reprovado" }]);
  });

  test("of somebody else, or one that does not exist, is refused", async () => {
    const [owner, other] = [await makeLearner(product), await makeLearner(product)];
    const attempt = await college.opened(owner, "eletrica");
    const right = answersOf(attempt, 10);
    for (const id of [attempt.id, crypto.randomUUID()]) {
      expect((await college.send(other, id, right)).error?.code).toBe("exam.not_found");
    }
    expect(await certificatesOf(other)).toEqual([]);
    expect(await attemptsOf(owner)).toMatchObject([{ closedAt: null }]);
    const result = await college.sent(owner, attempt, 10);
    const answer = await college.send(other, attempt.id, right);
    expect([answer.error?.code, answer.text]).toEqual(["exam.not_found", expect.not.stringContaining("review")]);
    expect(result.isApproved).toBe(true);
  });

  test("without premium is refused and leaves it open", async () => {
    const person = await makeLearner(product);
    const attempt = await college.opened(person, "eletrica");
    const premiumEnd = Date.now() - 1;
    await endPremiumAt(product, person, premiumEnd);
    const answers = answersOf(attempt, 10);
    expect((await college.send(person, attempt.id, answers)).error?.code).toBe("premium.required");
    expect((await college.open(person, "eletrica")).error?.code).toBe("premium.required");
    expect(await attemptsOf(person)).toMatchObject([{ closedAt: null }]);
    await endPremiumAt(product, person, Date.now() + DAY_MS);
    expect(await college.sent(person, attempt, 10)).toMatchObject({ score: 100 });
    await endPremiumAt(product, person, premiumEnd);
    for (const answer of [
      await college.send(person, attempt.id, answers),
      await college.query("review", person, { courseId: "eletrica" }),
      await college.query("lesson", person, { courseId: "eletrica" }),
    ]) {
      expect(answer.error?.code).toBe("premium.required");
    }
    expect(await college.mine(person)).toMatchObject({ isPremium: false, area: null, modules: [] });
    expect((await college.mine(person)).badges).toMatchObject([{ courseId: "eletrica" }]);
  });

  test.each([
    ["no answers", []],
    ["nine", FIRST_OPTIONS.slice(1)],
    ["eleven", [...FIRST_OPTIONS, 0]],
    ["a place that is too high", [4, ...FIRST_OPTIONS.slice(1)]],
    ["a negative place", [-1, ...FIRST_OPTIONS.slice(1)]],
    ["half a place", [0.5, ...FIRST_OPTIONS.slice(1)]],
    ["a letter", ["A", ...FIRST_OPTIONS.slice(1)]],
    ["nothing for a question", [null, ...FIRST_OPTIONS.slice(1)]],
  ])("with %s is refused", async (_, answers) => {
    const person = await makeLearner(product);
    const { id } = await college.opened(person, "eletrica");
    const answer = await college.send(person, id, answers);
    expect([answer.status, answer.error?.code]).toEqual([400, "input.invalid"]);
    expect(await attemptsOf(person)).toMatchObject([{ closedAt: null }]);
  });

  test("never replaces an approval by a failure", async () => {
    const person = await makeLearner(product);
    const attempt = await college.opened(person, "eletrica");
    await passed(product, person, "eletrica");
    expect(await college.sent(person, attempt, 1)).toMatchObject({
      score: 10,
      isApproved: false,
      certificateCode: null,
    });
    expect(await progressOf(person, "eletrica")).toMatchObject([{ status: "aprovado", acertosPercentual: 90 }]);
  });

  test("gives the certificate another code if somebody has the first one", async () => {
    const holder = await makeLearner(product);
    await college.sent(holder, await college.opened(holder, "eletrica"), 10);
    const [taken] = await certificatesOf(holder);
    const person = await makeLearner(product);
    const attempt = await college.opened(person, "eletrica");
    const sent = { attemptId: attempt.id, answers: answersOf(attempt, 10), codes: [taken?.code ?? "", "ZZZZZ22222"] };
    const learner = { userId: person.id, now: Date.now(), day: "2026-01-01" };
    await expect(gradeAttempt(product.db, learner, { ...sent, codes: [taken?.code ?? ""] })).rejects.toThrow();
    expect(await attemptsOf(person)).toMatchObject([{ closedAt: null }]);
    const { result } = await gradeAttempt(product.db, learner, sent);
    expect(result?.certificateCode).toBe("ZZZZZ22222");
    expect((await certificatesOf(holder))[0]?.code).toBe(taken?.code);
  });

  test("of an account that was blocked meanwhile changes nothing, nor can it open another", async () => {
    const person = await makeLearner(product);
    const attempt = await college.opened(person, "eletrica");
    await product.db.update(users).set({ blockedAt: 1 }).where(eq(users.id, person.id));
    const learner = { userId: person.id, now: Date.now(), day: "2026-01-01" };
    const sent = { attemptId: attempt.id, answers: answersOf(attempt, 10), codes: ["YYYYY22222"] };
    expect((await gradeAttempt(product.db, learner, sent)).result).toBeNull();
    expect(await attemptsOf(person)).toMatchObject([{ closedAt: null }]);
    await product.db.delete(examAttempts).where(eq(examAttempts.userId, person.id));
    const opened = { id: crypto.randomUUID(), courseId: "eletrica", draw: newDraw(() => 0) } as const;
    expect((await insertAttempt(product.db, learner, opened)).attempt).toBeNull();
    expect(await setArea(product.db, learner, "hidraulica")).toBe(false);
  });

  test("grades questions that were replaced in the meantime by what they were when they were drawn", async () => {
    await makeCourse(product, "projetos", 10);
    const person = await makeLearner(product, { area: "projetos" });
    const attempt: OpenedAttempt = await college.opened(person, "projetos");
    await product.db.update(quizQuestions).set({ retiredAt: 1 }).where(eq(quizQuestions.courseId, "projetos"));
    expect(await college.opened(person, "projetos")).toEqual(attempt);
    expect(await college.sent(person, attempt, 8)).toMatchObject({ score: 80, isApproved: true });
  });
});
