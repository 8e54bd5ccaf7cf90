import { expect, test } from "vitest";
import { changesOf } from "./audit-change.ts";

test("only what differs is named, in Portuguese", () => {
  const before = { status: "ACTIVE", isPremium: true, valueCents: 4999 };
  const after = { status: "CANCELLED", isPremium: false, valueCents: 4999 };
  expect(changesOf(before, after)).toEqual([
    { name: "situação", before: "ativa", after: "cancelada" },
    { name: "premium", before: "sim", after: "não" },
  ]);
});

test("times are written as moments, dates as dates, and what is missing as a dash", () => {
  const [blocked, due] = changesOf(
    { blockedAt: null, nextDueDate: "2026-12-10" },
    { blockedAt: Date.UTC(2026, 10, 21, 18, 5), nextDueDate: "2027-01-10" },
  );
  expect(blocked).toMatchObject({ name: "bloqueio", before: "—" });
  expect(blocked?.after).toMatch(/14:05$/);
  expect(due).toMatchObject({ before: "10/12/2026", after: "10/01/2027" });
});

test("the end of premium is its last day, as the person sees it", () => {
  const midnight = Date.UTC(2026, 11, 26, 4);
  expect(changesOf(null, { expiresAt: midnight })).toMatchObject([{ after: "25/12/2026" }]);
  expect(changesOf({ premiumUntil: midnight + 1 }, null)).toMatchObject([{ before: "26/12/2026" }]);
});

test("what the state after an act does not mention has not changed", () => {
  const changes = changesOf({ status: "ACTIVE", expiresAt: 1_800_000_000_000 }, { status: "CANCELLED" });
  expect(changes.map(({ name }) => name)).toEqual(["situação"]);
});

test("of what was deleted, the state before is shown; flags may be numbers", () => {
  expect(changesOf({ isAdmin: 1, kind: "mail.reset" }, null)).toEqual([
    { name: "admin", before: "sim", after: "—" },
    { name: "tipo", before: "mail.reset", after: "—" },
  ]);
  expect(changesOf(null, null)).toEqual([]);
});

test("the parts of a list are named", () => {
  expect(changesOf(null, { changed: ["title", "lesson"] })).toEqual([
    { name: "alterado", before: "—", after: "título, aula" },
  ]);
});
