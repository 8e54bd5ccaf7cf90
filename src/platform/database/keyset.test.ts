import { expect, test } from "vitest";
import { idPageOf, pageOf, rowsFor } from "./keyset.ts";

const rows = ["c", "b", "a"].map((id) => ({ id }));

test.each([
  [2, ["c", "b"], "b"],
  [3, ["c", "b", "a"], null],
  [4, ["c", "b", "a"], null],
])("a page of %i out of three rows", (size, ids, nextCursor) => {
  const read = rows.slice(0, rowsFor(size));
  const page = idPageOf(read, { before: null, size });
  expect([page.items.map(({ id }) => id), page.nextCursor]).toEqual([ids, nextCursor]);
});

test("an empty list has no next page", () => {
  expect(pageOf([], 2)).toEqual({ items: [], last: null });
});
