import type { Plugin } from "vite";

const HOOKS = /\/@trpc\/react-query\/dist\/shared-\w+\.mjs$/;
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
/** Answers in parts: subscriptions, and batches whose answers arrive one by one. The worker never asks for them. */
const STREAMS = ["sseStreamProducer", "jsonlStreamProducer"];
/** What Babel writes for `{ ...object }`, for browsers of 2017: a twentieth of the worker's time for a list. */
const SPREAD = /^function _objectSpread2\(e\) \{[\s\S]*?^}\n/m;

function replaceKnown(code: string, part: RegExp, instead: string): string {
  const replaced = code.replace(part, () => instead);
  if (replaced === code) throw new Error(`tRPC has changed: nothing matches ${part} (dev/build/lean-trpc.ts)`);
  return replaced;
}

/** The module that defines the hooks, without those that the product doesn't use. Throws if it looks different. */
export function leanHooks(code: string): string {
  return UNUSED.reduce((rest, part) => replaceKnown(rest, part, ""), code);
}

/** A module with the language's own spread in place of Babel's. Throws if Babel's looks different. */
export function leanSpread(code: string): string {
  return replaceKnown(code, SPREAD, "const _objectSpread2 = Object.assign;\n");
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
      if (HOOKS.test(id)) replaced.add("hooks");
      if (ANSWERS.test(id)) replaced.add("answers");
      const spread = hasSpread ? leanSpread(code) : code;
      if (ANSWERS.test(id)) return { code: leanAnswers(spread), map: null };
      return { code: HOOKS.test(id) ? leanHooks(spread) : spread, map: null };
    },
    buildEnd(error) {
      const { name } = this.environment;
      const expected = [`spread of ${name}`, name === "client" ? "hooks" : "answers"];
      const missing = expected.filter((part) => !replaced.has(part));
      if (!error && missing.length > 0) this.error(`tRPC has changed: found no ${missing.join(" and no ")}`);
    },
  };
}
