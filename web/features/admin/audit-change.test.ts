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

test("times are written as moments, and what is missing as a dash", () => {
  const [change] = changesOf({ blockedAt: null }, { blockedAt: Date.UTC(2026, 10, 21, 18, 5) });
  expect(change).toMatchObject({ name: "bloqueio", before: "—" });
  expect(change?.after).toMatch(/14:05$/);
});

test("a deleted thing has only a state before, and unknown names stay", () => {
  expect(changesOf({ kind: "free" }, null)).toEqual([{ name: "kind", before: "free", after: "—" }]);
  expect(changesOf(null, null)).toEqual([]);
});
