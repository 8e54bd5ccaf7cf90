import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { appRouter } from "../../src/trpc/router.ts";
import { PERSISTED_QUERIES } from "../../web/lib/offline/persisted-queries.ts";
import { NOT_THE_APP } from "../../web/service-worker/not-the-app.ts";
import { LEGAL_PAGES } from "./legal-pages.ts";
import { SHELLS } from "./screens.ts";

const isApp = (path: string) => !NOT_THE_APP.some((pattern) => pattern.test(path));

/** Routes of the worker that answer with the app's screens. */
const SCREENS = /^\/(marketplace|anuncio|cartao|portal-conexoes|profissionais|demanda)\b/;

test("the app's page stands in for screens only, not for other routes of the worker", () => {
  const [, list = ""] = /run_worker_first = (\[.*\])/.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  const routes = (JSON.parse(list) as string[]).map((route) => route.replace("*", "x"));
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) expect([route, isApp(route)]).toEqual([route, SCREENS.test(route)]);
  for (const { path } of LEGAL_PAGES) expect([path, isApp(`/${path.replace(/^\//, "")}`)]).toEqual([path, false]);
  for (const { path } of SHELLS) expect([path, isApp(path)]).toEqual([path, true]);
  expect(isApp("/")).toBe(true);
  expect(isApp("/service-worker.js")).toBe(false);
});

const GATED = /phone|whatsapp|email|instagram|contact|document|cpf|cnpj|token|password/i;
/** Whether there is a number, or the owner's choice to show it. */
const SAYS_WHETHER = /^(has|show|is)[A-Z]/;
const OWN_ACCOUNT = "auth.me";

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const properties = "properties" in schema ? Object.keys(schema.properties as object) : [];
  return [...properties, ...Object.values(schema).flatMap(fieldsOf)];
}

test("no query whose answers stay on the device tells how to reach other people", async () => {
  await Promise.all(Object.values(appRouter._def.lazy).map(({ load }) => load()));
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { output?: z.ZodType } }>;
  for (const name of PERSISTED_QUERIES) {
    const output = procedures[name]?._def.output;
    if (!output) throw new Error(`${name} declares no output`);
    const fields = fieldsOf(z.toJSONSchema(output, { unrepresentable: "any" }));
    const gated = fields.filter((field) => GATED.test(field) && !SAYS_WHETHER.test(field));
    expect([name, gated]).toEqual([name, name === OWN_ACCOUNT ? ["email", "phone"] : []]);
  }
});
