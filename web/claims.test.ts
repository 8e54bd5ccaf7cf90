import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FREE_INTEREST_LIMIT } from "#src/features/requests/rules.ts";
import { DIGEST_HOURS } from "#src/shared/mail-wishes.ts";
import { OFFER } from "./features/home/landing-messages.ts";
import { BENEFITS, SHARED } from "./features/premium/plan-messages.ts";
import { FEATURES } from "./features/provider-landing/messages.ts";

const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** What the sales pages promise. */
const PROMISES = new Set([
  ...BENEFITS.map(({ name }) => name),
  ...SHARED,
  ...Object.values(FEATURES.list).map(({ title }) => title),
  ...OFFER.benefits,
]);

/** A line of the table: promises, the code that keeps them, and the test that proves it. */
const LINE = /^\| ([^|`]+) \| `(\w+)` in `([^`]+)` \| "([^"]+)" in `([^`]+)` \|$/gm;
const KEPT = [...read("docs/decisions/2026-11-22-premium.md").matchAll(LINE)].map(
  ([, names = "", code = "", file = "", title = "", testFile = ""]) => ({
    names: names.split(" / "),
    code,
    source: read(`src/features/${file}`),
    title,
    tests: read(`tests/integration/${testFile}`),
  }),
);

test("everything that the sales pages promise is kept by code that a test proves, and nothing else is in the table", () => {
  expect(KEPT.flatMap(({ names }) => names).sort()).toEqual([...PROMISES].sort());
  for (const { code, source, title, tests } of KEPT) {
    expect(source).toMatch(new RegExp(`(function|const) ${code}\\b`));
    expect(tests).toContain(`test("${title}"`);
  }
});

test("what people have for free is the same in both columns, and the numbers are those of the rules", () => {
  const line = (wanted: string) => BENEFITS.find(({ name }) => name === wanted);
  expect(BENEFITS.filter(({ free, premium }) => free === premium).map(({ name }) => name)).toEqual([
    "Networking completo",
  ]);
  expect(line("Interesse ilimitado em solicitações")?.free).toBe(`${FREE_INTEREST_LIMIT.max} por dia`);
  expect(line("Alertas na hora")?.means).toContain(`um resumo às ${DIGEST_HOURS.join("h e outro às ")}h`);
});
