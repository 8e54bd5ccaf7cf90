import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";
import {
  firstRatingProblem,
  isReasonCode,
  RATER_AGE_MS,
  REASON_CODES,
  REVEAL_AFTER_MS,
  rateObstacle,
  readPeopleCursor,
  reasonLabel,
  writePeopleCursor,
} from "./rules.ts";

const NOW = Date.parse("2026-11-22T03:30:00Z");
const FREE = {
  isVisitor: false,
  isOwn: false,
  accountCreatedAt: NOW - RATER_AGE_MS,
  isBlockedByPerson: false,
  isFormerHidden: false,
};

test.each([
  [FREE, null],
  [{ ...FREE, isVisitor: true, isOwn: true }, "visitor"],
  [{ ...FREE, isOwn: true, accountCreatedAt: NOW }, "own"],
  [{ ...FREE, accountCreatedAt: NOW - RATER_AGE_MS + 1, isBlockedByPerson: true }, "account_new"],
  [{ ...FREE, isFormerHidden: true, isBlockedByPerson: true }, "hidden"],
  [{ ...FREE, isBlockedByPerson: true }, "refused"],
])("%j gives the obstacle %j", (situation, obstacle) => {
  expect(rateObstacle(situation, NOW)).toBe(obstacle);
});

test.each([
  { rank: -4.666666666666667, nameKey: "ana_maria d'ávila", position: 12 },
  { rank: 0, nameKey: "", position: 1 },
  { rank: -5, nameKey: "josé.lima", position: 900_000 },
  { rank: -1, nameKey: "a".repeat(200), position: 999_999_999_999_999 },
])("a cursor brings its place back: %j", (place) => {
  expect(readPeopleCursor(writePeopleCursor(place))).toEqual(place);
});

test.each([
  "",
  "x",
  "-4.5",
  "-4.5_x_ana",
  "-4.5_1",
  "1e9_1_ana",
  "x-4.5_1_ana",
  "_1_ana",
  "-_1_ana",
  "._1_ana",
  "4.4.4_1_ana",
  `${"4".repeat(26)}_1_ana`,
  `-4_${"1".repeat(16)}_ana`,
  `-4_1_${"a".repeat(201)}`,
])("%j is no cursor", (cursor) => {
  expect(readPeopleCursor(cursor)).toBeNull();
});

test("codes have labels, and other reasons stay as they are", () => {
  expect(["no_show", "other", "Pontualidade", "constructor"].map(reasonLabel)).toEqual([
    "Não compareceu",
    "Outro motivo",
    "Pontualidade",
    "constructor",
  ]);
});

describe("a free rating", () => {
  const values = { comment: "Bom.", reason: "other", incidentDate: "2026-11-21" };
  test("needs reason and comment", () => {
    const text = "Por favor, preencha o comentário e o motivo da avaliação.";
    for (const field of ["reason", "comment"] as const) {
      const problem = { field, title: "Campos obrigatórios", text };
      expect(firstRatingProblem({ ...values, [field]: " \n" }, NOW)).toEqual(problem);
    }
    expect(firstRatingProblem({ ...values, incidentDate: "" }, NOW)).toBeNull();
  });

  test("is about the past, in the days of Campo Grande", () => {
    expect(firstRatingProblem(values, NOW)).toBeNull();
    expect(firstRatingProblem({ ...values, incidentDate: "2026-11-22" }, NOW)?.field).toBe("incidentDate");
    expect(firstRatingProblem({ ...values, incidentDate: "2026-11-22" }, NOW + HOUR_MS)).toBeNull();
  });
});

test("who rates has an account for a day, and ratings of a hire are revealed after 14 days", () => {
  expect([RATER_AGE_MS, REVEAL_AFTER_MS]).toEqual([DAY_MS, 14 * DAY_MS]);
});

test("the codes of reasons are known, and nothing else is", () => {
  expect(REASON_CODES).toHaveLength(7);
  expect(REASON_CODES.every(isReasonCode)).toBe(true);
  expect(isReasonCode("toString")).toBe(false);
});
