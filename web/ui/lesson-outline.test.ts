import { expect, test } from "vitest";
import { headingId, outlineOf, readingMinutes } from "./lesson-outline.ts";

test("the outline has the sections, not their parts", () => {
  const lesson = "Texto\n\n## Traço do concreto\n\n### Água\n\n## **NBR 6118**: cobrimento ##\n\nfim ## não\n";
  expect(outlineOf(lesson)).toEqual([
    { id: "traco-do-concreto", title: "Traço do concreto" },
    { id: "nbr-6118-cobrimento", title: "NBR 6118: cobrimento" },
  ]);
});

test("anchors have only letters, digits and dashes", () => {
  expect(headingId("Água & esgoto (2 %)")).toBe("agua-esgoto-2");
});

test.each([
  [10, 1],
  [290, 1],
  [310, 2],
  [2_400, 12],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes("palavra ".repeat(words).trim())).toBe(minutes);
});
