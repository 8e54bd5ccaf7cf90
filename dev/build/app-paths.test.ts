import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { APP_PATHS, isAppPath } from "../../src/platform/pages/app-paths.ts";

test("the worker knows every path at which the app has a screen", () => {
  const [, list = ""] = /fullPaths:([^;]*?)fileRoutesByTo/.exec(readFileSync("web/route-tree.gen.ts", "utf8")) ?? [];
  const paths = [...list.matchAll(/'(\/[^']*)'/g)].map(([, path = ""]) => path.replace(/(?<=.)\/$/, ""));
  expect([...APP_PATHS]).toEqual([...new Set(paths)].sort());
});

test.each([
  ["/", true],
  ["/entrar/", true],
  ["/Entrar", true],
  ["/solicitacao/1/resultado", true],
  ["/solicitacao/1", false],
  ["/solicitacao//resultado", false],
  ["/entrar/x", false],
  ["/nada", false],
  ["//entrar", false],
])("whether there is a screen at %s: %s", (path, isApp) => {
  expect(isAppPath(path)).toBe(isApp);
});
