import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leanSchemas } from "./lean-zod.ts";

const SCHEMAS = new URL("../../node_modules/zod/v4/classic/schemas.js", import.meta.url);

test("takes unused methods out of the installed zod, and leaves the others", () => {
  const lean = leanSchemas(readFileSync(SCHEMAS, "utf8"));
  expect(lean).not.toContain("safeExtend(incoming)");
  expect(lean).not.toContain("core._cuid2(ZodCUID2, params));");
  expect(lean).toContain("extend(incoming)");
  expect(lean).toContain("safeParse(data, params)");
});

test("fails when zod looks different", () => {
  expect(() => leanSchemas("export const ZodString = 1;\n")).toThrow("zod has changed");
});
