import type { Plugin } from "vite";
import { leanModule } from "./lean-module.ts";

const HOOKS = /\/@trpc\/react-query\/dist\/shared-\w+\.mjs$/;
const CLIENT = /\/@trpc\/client\/dist\/index\.mjs$/;
const ANSWERS = /\/@trpc\/server\/dist\/resolveResponse-[\w-]+\.mjs$/;
const HELPERS = /\/@trpc\/(?:react-query|client|server)\/dist\/[\w-]+\.mjs$/;

const UNUSED_HOOKS = [
  "usePrefetchQuery",
  "usePrefetchInfiniteQuery",
  "useQueries",
  "useSubscription",
  "useSuspenseInfiniteQuery",
  "useSuspenseQueries",
  "useSuspenseQuery",
].join("|");
/** Hooks that the product doesn't use, with what they need of TanStack Query, and answers that arrive in parts. */
const UNUSED: readonly RegExp[] = [
  new RegExp(`^\\tfunction (?:${UNUSED_HOOKS})(?:\\$1)?\\([\\s\\S]*?^\\t}\\n`, "gm"),
  new RegExp(`^\\tconst (?:${UNUSED_HOOKS})\\$1 = [\\s\\S]*?^\\t};\\n`, "gm"),
  new RegExp(`^\\t\\t(?:${UNUSED_HOOKS})(?:: \\w+\\$1)?,?\\n`, "gm"),
  /^\t+if \(isAsyncIterable\(result\)\) return .*;\n/gm,
];
/** Functions on the cache that the product doesn't use. */
const UNUSED_FUNCTIONS = [
  ...["fetchInfinite", "fetchInfiniteQuery", "getInfiniteData", "getInfiniteQueryData", "getMutationDefaults"],
  ...["infiniteQueryOptions", "isMutating", "queryOptions", "reset", "resetQueries", "setMutationDefaults"],
];
/** Queries that run in a first rendering before the one that counts, in each of the hooks. */
const PREPASS: [string, string] = [
  'if (typeof window === "undefined" && ssrState === "prepass"',
  "const ssrOpts = useSSRQueryOptionsIfNeeded(",
];
/** Answers in parts: subscriptions, and batches whose answers arrive one by one. The worker never asks for them. */
const STREAMS = ["sseStreamProducer", "jsonlStreamProducer"];
/** What Babel writes for fields of classes. */
const FIELD = /^function _defineProperty\(e, r, t\) \{[\s\S]*?^}\n/m;
/** What Babel writes for `{ ...object }`, for browsers of 2017: a twentieth of the worker's time for a list. */
const SPREAD = /^function _objectSpread2\(e\) \{[\s\S]*?^}\n/m;

function replaceKnown(code: string, part: RegExp, instead: string): string {
  const replaced = code.replace(part, () => instead);
  if (replaced === code) throw new Error(`tRPC has changed: nothing matches ${part} (dev/build/lean-trpc.ts)`);
  return replaced;
}

/** The module of hooks and of functions on the cache, without those that the product doesn't use. Throws if it looks different. */
export function leanHooks(code: string): string {
  const known = UNUSED.reduce((rest, part) => replaceKnown(rest, part, ""), code);
  return leanModule(known, { properties: UNUSED_FUNCTIONS, stretches: [PREPASS, PREPASS] });
}

/** A module with the language's own spread and fields in place of Babel's. Throws if Babel's look different. */
export function leanSpread(code: string): string {
  const spread = replaceKnown(code, SPREAD, "const _objectSpread2 = Object.assign;\n");
  return replaceKnown(spread, FIELD, "const _defineProperty = (object, key, value) => (object[key] = value);\n");
}

/** The module that answers requests, without what answers in parts. Throws if it looks different. */
export function leanAnswers(code: string): string {
  return STREAMS.reduce(
    (rest, name) =>
      replaceKnown(
        rest,
        new RegExp(`^function ${name}\\(opts\\) \\{[\\s\\S]*?^}\\n`, "m"),
        `function ${name}() { throw new Error("left out by dev/build/lean-trpc.ts"); }\n`,
      ),
    code,
  );
}

/** The module of the client, without subscriptions: changes reach the app in another way (src/platform/live-room.ts). */
const leanClient = (code: string) => leanModule(code, { methods: ["subscription"] });

const MODULES = [
  { name: "hooks", file: HOOKS, lean: leanHooks },
  { name: "answers", file: ANSWERS, lean: leanAnswers },
  { name: "client", file: CLIENT, lean: leanClient },
];

/** Replaces parts of tRPC that the product doesn't use and that no bundler can see to be unused. */
export function leanTrpc(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "lean-trpc",
    apply: "build",
    transform(code, id) {
      if (!HELPERS.test(id)) return null;
      const hasSpread = code.includes("function _objectSpread2");
      if (hasSpread) replaced.add(`spread of ${this.environment.name}`);
      const spread = hasSpread ? leanSpread(code) : code;
      const module = MODULES.find(({ file }) => file.test(id));
      if (!module) return { code: spread, map: null };
      replaced.add(module.name);
      return { code: module.lean(spread), map: null };
    },
    buildEnd(error) {
      const { name } = this.environment;
      const expected = [`spread of ${name}`, "client", name === "client" ? "hooks" : "answers"];
      const missing = expected.filter((part) => !replaced.has(part));
      if (!error && missing.length > 0) this.error(`tRPC has changed: found no ${missing.join(" and no ")}`);
    },
  };
}
