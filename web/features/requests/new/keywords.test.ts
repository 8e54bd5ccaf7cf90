import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SERVICE_TYPES } from "#src/features/requests/catalogue.ts";
import { SERVICE_KEYWORDS } from "#src/features/requests/keywords.ts";
import { searchServices } from "#src/features/requests/keywords-search.ts";
import { OTHER_SERVICE } from "#src/features/requests/rules.ts";

/** What people type, and the services of which at least one, or all joined by "+", must be among the first five. */
const EVERYDAY_WORDS = readFileSync("tests/support/everyday-words.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [typed = "", services = ""] = line.split(": ");
    return [typed, services.split(" | ").map((all) => all.split(" + "))] as const;
  });

test("every service but the last has keywords, and nothing else has", () => {
  expect([...Object.keys(SERVICE_KEYWORDS), OTHER_SERVICE]).toEqual(SERVICE_TYPES);
  for (const [type, keywords] of Object.entries(SERVICE_KEYWORDS)) {
    expect(keywords.split(" ").length, type).toBeGreaterThanOrEqual(4);
  }
});

test("the everyday words are many, different, and name services of the catalogue", () => {
  expect(new Set(EVERYDAY_WORDS.map(([typed]) => typed)).size).toBe(EVERYDAY_WORDS.length);
  expect(EVERYDAY_WORDS.length).toBeGreaterThanOrEqual(300);
  for (const service of EVERYDAY_WORDS.flatMap(([, choices]) => choices.flat()))
    expect(SERVICE_TYPES).toContain(service);
});

test.each(EVERYDAY_WORDS)("'%s' finds its service among the first five", (typed, choices) => {
  const first = searchServices(typed).found.slice(0, 5);
  const isFound = choices.some((all) => all.every((service) => first.includes(service)));
  expect(isFound, `${typed} finds ${first.join(", ")}`).toBe(true);
});
