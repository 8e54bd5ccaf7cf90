import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leanHooks, leanSpread } from "./lean-trpc.ts";

const DIST = new URL("../../node_modules/@trpc/react-query/dist/", import.meta.url);
const hooks = readdirSync(DIST).find((file) => /^shared-\w+\.mjs$/.test(file)) ?? "";

test("takes unused hooks out of the installed tRPC, and leaves the others", () => {
  const lean = leanHooks(readFileSync(new URL(hooks, DIST), "utf8"));
  expect(lean).not.toContain("useSuspenseQuery$1");
  expect(lean).toContain("useInfiniteQuery$1");
});

test("fails when tRPC looks different", () => {
  expect(() => leanHooks("function useQuery() {}\n")).toThrow("tRPC has changed");
  expect(() => leanSpread("function _objectSpread2(...all) {\n}\n")).toThrow("tRPC has changed");
});
