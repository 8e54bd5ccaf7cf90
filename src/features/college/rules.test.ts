import { describe, expect, test } from "vitest";
import {
  CODE_ALPHABET,
  doubtAbout,
  examRefusal,
  formatCode,
  isPassing,
  learningRefusal,
  newCode,
  newDraw,
  POOL_MAX,
  QUESTIONS_PER_EXAM,
  readCode,
  shuffle,
  workloadMinutes,
} from "./rules.ts";

let state = 20_261_122;
/** A fair source that gives the same numbers in every run (mulberry32). */
function fair(below: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
}

const DEVIATIONS = 5;

/** Checks that counts of a share of `draws` are what a fair draw gives. */
function expectFair(counts: readonly number[], draws: number, share: number) {
  const expected = draws * share;
  const tolerance = DEVIATIONS * Math.sqrt(draws * share * (1 - share));
  for (const count of counts) expect(Math.abs(count - expected)).toBeLessThanOrEqual(tolerance);
}

const countOf = (values: readonly number[], size: number) =>
  Array.from({ length: size }, (_, i) => values.filter((value) => value === i).length);

test.each([
  [69.9, false],
  [60, false],
  [70, true],
  [100, true],
])("%d percent passes: %s", (score, passes) => {
  expect(isPassing(score)).toBe(passes);
});

describe("shuffling", () => {
  test("gives each order of three things equally often", () => {
    const draws = 6_000;
    const orders = Array.from({ length: draws }, () => shuffle(["a", "b", "c"], fair).join(""));
    const counts = new Map<string, number>();
    for (const order of orders) counts.set(order, (counts.get(order) ?? 0) + 1);
    expect(counts.size).toBe(6);
    expectFair([...counts.values()], draws, 1 / 6);
  });

  test("takes its randomness from the source alone, and leaves the list as it is", () => {
    const items = [1, 2, 3, 4];
    const first = shuffle(items, () => 0);
    expect(shuffle(items, () => 0)).toEqual(first);
    expect(shuffle(items, (below) => below - 1)).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4]);
  });
});

test.each([QUESTIONS_PER_EXAM, 20, 57, POOL_MAX])(
  "of %i questions, each is drawn equally often, and each option lands equally often on each place",
  (pool) => {
    const draws = 2_000;
    const drawn: number[] = [];
    const firstDrawn: number[] = [];
    const placesOfA: number[] = [];
    for (let i = 0; i < draws; i++) {
      const { places, optionOrders } = newDraw(fair);
      expect(new Set(places).size).toBe(POOL_MAX);
      const questions = places.filter((place) => place <= pool).slice(0, QUESTIONS_PER_EXAM);
      expect(new Set(questions).size).toBe(QUESTIONS_PER_EXAM);
      drawn.push(...questions.map((place) => place - 1));
      firstDrawn.push((questions[0] ?? 0) - 1);
      expect(optionOrders).toHaveLength(QUESTIONS_PER_EXAM);
      for (const order of optionOrders) expect([...order].sort().join("")).toBe("ABCD");
      placesOfA.push(optionOrders[0]?.indexOf("A") ?? -1);
    }
    expectFair(countOf(drawn, pool), draws, QUESTIONS_PER_EXAM / pool);
    expectFair(countOf(firstDrawn, pool), draws, 1 / pool);
    expectFair(countOf(placesOfA, 4), draws, 1 / 4);
  },
);

test("a code has ten characters, each letter and digit of the alphabet equally often, and is read as it is shown", () => {
  const draws = 5_000;
  const codes = Array.from({ length: draws }, () => newCode(fair));
  expect(new Set(codes).size).toBe(draws);
  for (const code of codes.slice(0, 100)) {
    expect(code).toHaveLength(10);
    expect(readCode(formatCode(code).toLowerCase())).toBe(code);
  }
  const letters = [...codes.join("")].map((letter) => CODE_ALPHABET.indexOf(letter));
  expectFair(countOf(letters, CODE_ALPHABET.length), letters.length, 1 / CODE_ALPHABET.length);
});

test.each([
  ["a seeded lesson", 14_000, 35],
  ["none", 0, 20],
  ["the longest", 60_000, 80],
])("a course's workload is reading the lesson once and one exam: %s", (_, length, minutes) => {
  expect(workloadMinutes(length)).toBe(minutes);
});

const ACCESS = { hasPremium: true, isOffered: true, hasPassedBasic: true };

test.each([
  ["eletrica", {}, null],
  ["eletrica", { hasPassedBasic: false }, "course.locked"],
  ["fundamentos", { hasPassedBasic: false }, null],
  ["eletrica", { isOffered: false, hasPassedBasic: false }, "course.not_found"],
  ["eletrica", { hasPremium: false, isOffered: false }, "premium.required"],
] as const)("learning %s with %j is refused with %s", (course, changes, refusal) => {
  expect(learningRefusal(course, { ...ACCESS, ...changes })).toBe(refusal);
});

test.each([
  [{}, null],
  [{ hasPremium: false, hasPassed: true }, "premium.required"],
  [{ hasPassed: true, questions: 0 }, "course.passed"],
  [{ questions: 9, attemptsToday: 5 }, "course.no_questions"],
  [{ questions: 10, attemptsToday: 4 }, null],
  [{ attemptsToday: 5 }, "exam.limit"],
] as const)("an exam with %j is refused with %s", (changes, refusal) => {
  const access = { ...ACCESS, hasPassed: false, questions: 20, attemptsToday: 0, ...changes };
  expect(examRefusal("eletrica", access)).toBe(refusal);
});

test.each([
  [19, 0, null],
  [20, 5, "hard"],
  [20, 6, null],
  [20, 19, null],
  [20, 20, "easy"],
  [100, 96, "easy"],
])("of a question with %i answers, %i of them right, the doubt is %j", (answered, answeredRight, doubt) => {
  expect(doubtAbout({ answered, answeredRight })).toBe(doubt);
});

test.each([
  ["23456-789BC", "23456789BC"],
  [" 2345 6789bc ", "23456789BC"],
  ["", null],
  ["23456789B", null],
  ["23456789BCD", null],
  ["23456789BA", null],
  ["03456789BC", null],
])("%j is read as the code %j", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
