import { expect, test } from "vitest";
import { changesOf } from "./audit-change.ts";

test("only what differs and is in no sentence is named, in Portuguese", () => {
  const before = { status: "ACTIVE", isOn: true, title: "Verão" };
  const after = { status: "CANCELLED", isOn: false, title: "Verão" };
  expect(changesOf(before, after)).toEqual([{ name: "ligada", before: "sim", after: "não" }]);
});

test("dates are written as dates, and what is missing as a dash", () => {
  expect(
    changesOf({ endsOn: null, nextDueDate: "2026-12-10" }, { endsOn: "2027-01-31", nextDueDate: "2027-01-10" }),
  ).toEqual([
    { name: "último dia", before: "—", after: "31/01/2027" },
    { name: "próxima cobrança", before: "10/12/2026", after: "10/01/2027" },
  ]);
});

test("the end of premium is its last day, as the person sees it", () => {
  const midnight = Date.UTC(2026, 11, 26, 4);
  expect(changesOf(null, { expiresAt: midnight })).toMatchObject([{ after: "25/12/2026" }]);
  expect(changesOf({ premiumUntil: midnight + 1 }, null)).toMatchObject([{ before: "26/12/2026" }]);
});

test("what the state after an act does not mention has not changed", () => {
  expect(changesOf({ isOn: true, expiresAt: 1_800_000_000_000 }, { isOn: false })).toHaveLength(1);
  expect(changesOf(null, null)).toEqual([]);
});

test("the parts of a list are named", () => {
  expect(changesOf(null, { changed: ["title", "lesson"] })).toEqual([
    { name: "alterado", before: "—", after: "título, aula" },
  ]);
});
