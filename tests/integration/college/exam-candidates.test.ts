import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { certificates, examAnswers, examAttempts, learningProgress, quizQuestions } from "../../../db/schema/index.ts";
import { AREAS, LETTERS } from "../../../src/features/college/catalogue.ts";
import type { AttemptResult } from "../../../src/features/college/schemas.ts";
import { collegeOf, makeCourse, makeLearner, POOL_SIZE } from "../../support/college.ts";
import { sharedProduct } from "../../support/product.ts";
import { diceOf, fileSeed } from "../../support/seed.ts";
import { inFull } from "../../support/size.ts";

const CANDIDATES = inFull(120, 500);
const AT_ONCE = 10;
const COURSES = AREAS.slice(0, inFull(2, 4)).map(({ key }) => key);
/** Six standard deviations: a fair draw leaves this range once in 500 million counts. */
const DEVIATIONS = 6;

const product = sharedProduct();
const college = collegeOf(product);
const seed = fileSeed();

interface Sent {
  attemptId: string;
  userId: string;
  courseId: string;
  answers: number[];
  result: AttemptResult;
}

const sent: Sent[] = [];

/** Opens an attempt as a new person and answers at random, the later candidates better than the first. */
async function sit(number: number): Promise<void> {
  const courseId = COURSES[number % COURSES.length] ?? "eletrica";
  const person = await makeLearner(product, { area: courseId });
  const attempt = await college.opened(person, courseId);
  const knowledge = number / CANDIDATES;
  const dice = diceOf(seed + number);
  const answers = attempt.questions.map(({ options }) => {
    const right = options.findIndex((option) => option.includes("canariocerto"));
    return dice() < knowledge ? right : Math.floor(dice() * options.length);
  });
  const answer = await college.send(person, attempt.id, answers);
  expect(answer.status).toBe(200);
  const result = answer.data as AttemptResult;
  sent.push({ attemptId: attempt.id, userId: person.id, courseId, answers, result });
}

beforeAll(async () => {
  for (const courseId of COURSES) await makeCourse(product, courseId);
  let next = 0;
  const seat = async () => {
    while (next < CANDIDATES) await sit(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, seat));
});

/** The stored draw with the right letters. */
const readDraws = () =>
  product.db
    .select({
      attemptId: examAnswers.attemptId,
      courseId: quizQuestions.courseId,
      questionId: examAnswers.questionId,
      position: examAnswers.position,
      optionOrder: examAnswers.optionOrder,
      chosen: examAnswers.chosen,
      right: quizQuestions.respostaCorreta,
    })
    .from(examAnswers)
    .innerJoin(quizQuestions, eq(quizQuestions.id, examAnswers.questionId))
    .orderBy(examAnswers.attemptId, examAnswers.position);

test("each grade is what the stored draw and the sent answers give", async () => {
  const draws = Map.groupBy(await readDraws(), ({ attemptId }) => attemptId);
  const attempts = new Map((await product.db.select().from(examAttempts)).map((row) => [row.id, row]));
  const progress = new Map(
    (await product.db.select().from(learningProgress)).map((row) => [row.userId + row.courseId, row]),
  );
  const issued = new Map((await product.db.select().from(certificates)).map((row) => [row.userId, row]));
  expect(sent).toHaveLength(CANDIDATES);
  for (const { attemptId, userId, courseId, answers, result } of sent) {
    const rows = draws.get(attemptId) ?? [];
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rows.map(({ chosen }) => chosen)).toEqual(rows.map(({ optionOrder }, i) => optionOrder[answers[i] ?? -1]));
    let rightCount = 0;
    for (const { chosen, right } of rows) if (chosen === right) rightCount += 1;
    const score = rightCount * 10;
    const isApproved = score >= 70;
    expect(result).toMatchObject({ score, rightCount, isApproved });
    expect(attempts.get(attemptId)?.acertosPercentual).toBe(score);
    const status = isApproved ? "aprovado" : "reprovado";
    expect(progress.get(userId + courseId)).toMatchObject({ acertosPercentual: score, status });
    expect(issued.get(userId)?.code ?? null).toBe(isApproved ? result.certificateCode : null);
  }
  const approved = sent.filter(({ result }) => result.isApproved).length;
  expect([approved > CANDIDATES / 10, approved < CANDIDATES * 0.9]).toEqual([true, true]);
});

test("every question of each pool was drawn, and counted as often as it was answered and right", async () => {
  const draws = Map.groupBy(await readDraws(), ({ questionId }) => questionId);
  const questions = (await product.db.select().from(quizQuestions)).filter(({ courseId }) =>
    COURSES.some((course) => course === courseId),
  );
  expect(questions).toHaveLength(COURSES.length * POOL_SIZE);
  for (const { id, timesAnswered, timesRight } of questions) {
    const rows = draws.get(id) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect([timesAnswered, timesRight]).toEqual([
      rows.length,
      rows.filter(({ chosen, right }) => chosen === right).length,
    ]);
  }
});

test("the right option was equally often at each place", async () => {
  const places = (await readDraws()).map(({ optionOrder, right }) => optionOrder.indexOf(right));
  const expected = places.length / LETTERS.length;
  const tolerance = DEVIATIONS * Math.sqrt(expected * (1 - 1 / LETTERS.length));
  for (const place of LETTERS.keys()) {
    const count = places.filter((one) => one === place).length;
    expect(Math.abs(count - expected)).toBeLessThan(tolerance);
  }
});
