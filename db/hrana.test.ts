import { expect, test } from "vitest";
import { isRead } from "./hrana.ts";

test.each([
  ["select 1", true],
  ["\n  SELECT id, updated_at from things", true],
  ["with page as (select 1) select * from page", true],
  ["\n with recursive n(i) as (select 1), m as (select 2)\nselect i from n", true],
  ["with gone as (select 1)\ndelete from things where id in gone", false],
  ["WITH n as (select 1) insert into things select * from n", false],
  ["insert into things select 1", false],
  ["update things set id = (select 1)", false],
  ["delete from things", false],
  ["selected", false],
])("%j reads only: %s", (sql, expected) => {
  expect(isRead(sql)).toBe(expected);
  expect(isRead({ sql, args: [] })).toBe(expected);
});
