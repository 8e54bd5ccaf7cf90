import { expect, test } from "vitest";
import { nightsToDelete } from "./nights.ts";

const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.parse(first) + i * 86_400_000).toISOString().slice(0, 10));

test("seven nights and the first one of each of six months are kept", () => {
  const nights = days("2026-01-10", 320);
  const deleted = new Set(nightsToDelete(nights));
  expect(nights.filter((night) => !deleted.has(night))).toEqual([
    ...["2026-06-01", "2026-07-01", "2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01"],
    ...days("2026-11-19", 7),
  ]);
});

test("while there are few, all are kept, and what is kept stays so", () => {
  expect(nightsToDelete(days("2026-11-20", 6))).toEqual([]);
  let kept: string[] = [];
  for (const night of days("2026-01-10", 320)) {
    kept = [...kept, night];
    const deleted = new Set(nightsToDelete(kept));
    kept = kept.filter((one) => !deleted.has(one));
  }
  expect(kept).toHaveLength(13);
});
