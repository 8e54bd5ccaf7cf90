import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leanModule } from "./lean-module.ts";
import { UNUSED_IN_BROWSERS } from "./unused-in-browsers.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test.each(Object.entries(UNUSED_IN_BROWSERS))("parts of the installed %s can be taken out", (file, unused) => {
  const code = read(`node_modules/${file}`);
  expect(leanModule(code, unused).length).toBeLessThan(code.length);
});

test("routes have no other parameters than those that the router then still knows", () => {
  const paths = [...read("web/route-tree.gen.ts").matchAll(/^\s+path: '([^']*)'/gm)].map(([, path = ""]) => path);
  const segments = paths.flatMap((path) => path.split("/"));
  expect(segments).toContain("$slug");
  expect(segments.filter((segment) => /[{}]|^\$$|.\$/.test(segment))).toEqual([]);
});
