import { expect, test } from "vitest";
import { batchOf, type Statement } from "./batch.ts";
import type { Database } from "./client.ts";

/** A database whose statements are strings, and whose results are the same strings in capitals. */
const calls: string[][] = [];
const db = {
  batch: async (texts: string[]) => {
    calls.push(texts);
    return texts.map((text) => text.toUpperCase());
  },
} as unknown as Database;
const statement = (text: string) => text as unknown as Statement;

test("results have the names of their statements, and a list of statements has a list of results", async () => {
  const results = await batchOf(db, {
    first: statement("a"),
    list: [statement("b"), statement("c")],
    none: [],
    last: statement("d"),
  });
  expect(results).toEqual({ first: "A", list: ["B", "C"], none: [], last: "D" });
  expect(calls).toEqual([["a", "b", "c", "d"]]);
});

test("an empty batch does not call the database", async () => {
  calls.length = 0;
  expect(await batchOf(db, { none: [] })).toEqual({ none: [] });
  expect(calls).toEqual([]);
});
