import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leanAnswers, leanHooks, leanSpread } from "./lean-trpc.ts";

const DIST = new URL("../../node_modules/@trpc/react-query/dist/", import.meta.url);
const hooks = readdirSync(DIST).find((file) => /^shared-\w+\.mjs$/.test(file)) ?? "";

test("takes unused hooks out of the installed tRPC, and leaves the others", () => {
  const lean = leanHooks(readFileSync(new URL(hooks, DIST), "utf8"));
  expect(lean).not.toContain("useSuspenseQuery$1");
  expect(lean).not.toContain("prepass");
  expect(lean).not.toContain("setMutationDefaults: ");
  expect(lean).toContain("useInfiniteQuery$1");
});

test("takes answers in parts out of the installed tRPC, and leaves whole ones", () => {
  const server = new URL("../../node_modules/@trpc/server/dist/", import.meta.url);
  const file = readdirSync(server).find((name) => /^resolveResponse-[\w-]+\.mjs$/.test(name)) ?? "";
  const lean = leanAnswers(readFileSync(new URL(file, server), "utf8"));
  expect(lean.match(/left out/g)).toHaveLength(2);
  expect(lean).toContain("async function resolveResponse");
});

test("fails when tRPC looks different", () => {
  expect(() => leanHooks("function useQuery() {}\n")).toThrow("tRPC has changed");
  expect(() => leanAnswers("function other() {}\n")).toThrow("tRPC has changed");
  expect(() => leanSpread("function _objectSpread2(...all) {\n}\n")).toThrow("tRPC has changed");
});
