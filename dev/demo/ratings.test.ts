import { expect, test } from "vitest";
import { DEMO_PEOPLE } from "./people.ts";
import { ratingRows } from "./ratings.ts";

const NOW = 1_790_000_000_000;
const rows = ratingRows((key) => key, NOW);

test.each(DEMO_PEOPLE.filter(({ professional }) => professional))("$key has the ratings of its average", (person) => {
  const stars = rows
    .filter(({ evaluatedId, evaluatedType }) => evaluatedId === person.key && evaluatedType === "service_provider")
    .map((row) => row.stars);
  const average = stars.reduce((sum, value) => sum + value, 0) / (stars.length || 1);
  expect(stars).toHaveLength(person.professional?.totalRatings ?? 0);
  expect(Math.round(average * 100) / 100).toBe(person.professional?.averageRating);
  for (const value of stars) expect([2, 3, 4, 5]).toContain(value);
});

test("nobody rates themselves or a person twice, and all ratings are older than now", () => {
  const pairs = rows.map(({ evaluatorId, evaluatedId, evaluatedType }) => [evaluatorId, evaluatedId, evaluatedType]);
  expect(new Set(pairs.map(String)).size).toBe(rows.length);
  expect(pairs.filter(([evaluator, evaluated]) => evaluator === evaluated)).toEqual([]);
  expect(Math.max(...rows.map(({ repliedAt, createdAt }) => repliedAt ?? createdAt))).toBeLessThan(NOW);
});
