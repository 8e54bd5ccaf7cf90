import { expect, test } from "vitest";
import { answerHere, blankSheet, completeAnswers, restoreSheet } from "./exam-sheet.ts";

const blank = blankSheet(3);

test("an answer belongs to the question on screen, and replaces the one before", () => {
  const answered = answerHere({ ...blank, place: 1 }, 2);
  expect(answered).toEqual({ answers: [null, 2, null], place: 1 });
  expect(answerHere(answered, 0).answers).toEqual([null, 0, null]);
  expect(blank.answers).toEqual([null, null, null]);
});

test("answers can be sent once there is one for each question", () => {
  expect(completeAnswers({ answers: [0, null, 3], place: 2 })).toBeNull();
  expect(completeAnswers({ answers: [0, 1, 3], place: 2 })).toEqual([0, 1, 3]);
});

test.each([
  [
    { answers: [1, 0, null], place: 2 },
    { answers: [1, 0, null], place: 2 },
  ],
  [
    { answers: [1, 0, 3], place: 1 },
    { answers: [1, 0, 3], place: 1 },
  ],
  // A place after an unanswered question would skip it.
  [
    { answers: [1, null, null], place: 2 },
    { answers: [1, null, null], place: 1 },
  ],
  [
    { answers: [1, 4, "2"], place: 9 },
    { answers: [1, null, null], place: 1 },
  ],
  [
    { answers: [1, 0.5, -1], place: -3 },
    { answers: [1, null, null], place: 0 },
  ],
  [{ answers: [1, 2, 3] }, { answers: [1, 2, 3], place: 0 }],
  [{ answers: [1, 2], place: 1 }, blank],
  [{ answers: "120", place: 1 }, blank],
  ["text", blank],
  [null, blank],
])("the stored %j is restored as %j", (stored, sheet) => {
  expect(restoreSheet(stored, 3)).toEqual(sheet);
});
