import { createClient } from "@libsql/client/web";
import { expect, test } from "vitest";
import { isRead, type Pipeline, readCall } from "./pipeline.ts";

test.each([
  ["select 1", true],
  ["\n  SELECT id, updated_at from things", true],
  ["with page as (select 1) select * from page", true],
  ["with words as (select replace('a', 'b', 'c') as word) select word from words", true],
  ["with words as (select 1) replace into things select * from words", false],
  ["\n with recursive n(i) as (select 1), m as (select 2)\nselect i from n", true],
  ["with gone as (select 1)\ndelete from things where id in gone", false],
  ["WITH n as (select 1) insert into things select * from n", false],
  ["insert into things select 1", false],
  ["update things set id = (select 1)", false],
  ["delete from things", false],
  ["selected", false],
])("%j reads only: %s", (sql, expected) => {
  expect(isRead(sql)).toBe(expected);
});

/** A client whose requests go nowhere, with the last one. */
function openClient() {
  const sent: { path: string; body: Pipeline }[] = [];
  const client = createClient({
    url: "http://database.test",
    fetch: async (request: Request) => {
      sent.push({ path: new URL(request.url).pathname, body: (await request.json()) as Pipeline });
      throw new Error("sent");
    },
  });
  return { client, sent };
}

const insert = { sql: "insert into things values (?)", args: ["a"] };
const args = [{ type: "text", value: "a" }];
const stored = { args, named_args: [], want_rows: true };
const plain = { args: [], named_args: [], want_rows: false };
const ok = (step: number) => ({ type: "ok", step });

test("the client library sends a statement as one pipeline that closes its stream", async () => {
  const { client, sent } = openClient();
  await expect(client.execute(insert)).rejects.toThrow("sent");
  const execute = { type: "execute", stmt: { sql: insert.sql, ...stored } };
  expect(sent).toEqual([{ path: "/v2/pipeline", body: { requests: [execute, { type: "close" }] } }]);
});

test("the client library sends a transaction as one pipeline, with texts that it stores first", async () => {
  const { client, sent } = openClient();
  await expect(client.batch([insert, insert], "write")).rejects.toThrow("sent");
  const steps = [
    { stmt: { sql: "BEGIN IMMEDIATE", ...plain } },
    { stmt: { sql_id: 0, ...stored }, condition: ok(0) },
    { stmt: { sql_id: 0, ...stored }, condition: ok(1) },
    { stmt: { sql: "COMMIT", ...plain }, condition: ok(2) },
    { stmt: { sql: "ROLLBACK", ...plain }, condition: { type: "not", cond: ok(3) } },
  ];
  const requests = [
    { type: "store_sql", sql_id: 0, sql: insert.sql },
    { type: "batch", batch: { steps } },
    { type: "close" },
  ];
  expect(sent).toEqual([{ path: "/v2/pipeline", body: { requests } }]);
});

test("a transaction has its texts, and each statement runs only inside it", async () => {
  const { client, sent } = openClient();
  await expect(client.batch([insert], "read")).rejects.toThrow("sent");
  const inside = (step: number) => ({
    type: "and",
    conds: [ok(step), { type: "not", cond: { type: "is_autocommit" } }],
  });
  expect(readCall(sent[0]!.body)).toEqual({
    reads: true,
    work: {
      type: "batch",
      batch: {
        steps: [
          { stmt: { sql: "BEGIN TRANSACTION READONLY", ...plain } },
          { stmt: { sql: insert.sql, ...stored }, condition: inside(0) },
          { stmt: { sql: "COMMIT", ...plain }, condition: inside(1) },
          { stmt: { sql: "ROLLBACK", ...plain }, condition: { type: "not", cond: ok(2) } },
        ],
      },
    },
  });
});

test.each([
  [
    "an interactive transaction",
    async ({ client }: ReturnType<typeof openClient>) => {
      await (await client.transaction("write")).execute("select 1");
    },
  ],
  ["a script", ({ client }: ReturnType<typeof openClient>) => client.executeMultiple("select 1; select 2")],
])("%s is refused", async (_, run) => {
  const opened = openClient();
  await expect(run(opened)).rejects.toThrow("sent");
  expect(() => readCall(opened.sent[0]!.body)).toThrow("single statements and batches only");
});
