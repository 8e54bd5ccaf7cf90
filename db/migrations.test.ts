import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const ROOT = new URL("../", import.meta.url).pathname;
const FOLDER = `${ROOT}db/migrations/`;
const FIRST = ["0000_schema.sql", "0001_search_and_triggers.sql"];

/** What a migration takes away from the version that still runs, unless it names the page that decided on it. */
function undecidedLosses(sql: string): string[] {
  const page = sql.match(/docs\/decisions\/[\w-]+\.md/)?.[0];
  if (page && existsSync(ROOT + page)) return [];
  return sql.split("\n").filter((line) => !line.startsWith("--") && /\b(?:drop|rename)\b/i.test(line));
}

test("migrations drop and rename nothing unless they name a page in docs/decisions/", async () => {
  const later = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql") && !FIRST.includes(name));
  for (const name of later) {
    expect(undecidedLosses(await readFile(FOLDER + name, "utf8")), name).toEqual([]);
  }
});

test.each([
  ["ALTER TABLE `users` ADD `nickname` text;", 0],
  ["CREATE TRIGGER `dropped` AFTER INSERT ON `users` BEGIN SELECT 1; END;", 0],
  ["ALTER TABLE `users` DROP COLUMN `email`;", 1],
  ["alter table users rename to people;", 1],
  ["-- Decided in docs/decisions/2026-11-22-triggers-kept.md\nDROP TRIGGER `avatar_gone`;", 0],
  ["-- Decided in docs/decisions/of-nobody.md\nDROP TRIGGER `avatar_gone`;", 1],
])("%s: %i lines need a decision", (sql, count) => {
  expect(undecidedLosses(sql)).toHaveLength(count);
});
