import type { Plugin } from "vite";
import { findNodes, without } from "./syntax.ts";

/** What the product doesn't use of a module: methods of its classes, and other parts with what stands for them. */
interface Unused {
  methods?: readonly string[];
  parts?: readonly [string, string][];
}

/** Relational queries (`db.query`), transactions in steps, migrations, other kinds of columns and caches of results. */
const UNUSED: Readonly<Record<string, Unused>> = {
  "libsql/session.js": {
    methods: ["migrate", "transaction", "extractRawAllValueFromBatchResult", "extractRawGetValueFromBatchResult", "extractRawValuesValueFromBatchResult"],
  },
  "sqlite-core/db.js": {
    methods: ["transaction"],
    parts: [
      ['import { RelationalQueryBuilder } from "./query-builders/query.js";', "const RelationalQueryBuilder = undefined;"],
    ],
  },
  "sqlite-core/dialect.js": { methods: ["buildRelationalQuery", "migrate"] },
  "sqlite-core/session.js": {
    methods: ["rollback"],
    parts: [["this.cache === void 0 || is(this.cache, NoopCache) || this.queryMetadata === void 0", "true"]],
  },
  "sqlite-core/table.js": {
    parts: [["columns(getSQLiteColumnBuilders())", "undefined"]],
  },
};
const MODULE = /\/drizzle-orm\/((?:libsql|sqlite-core)\/[\w-]+\.js)$/;

/** A module of Drizzle without what the product doesn't use. Throws if it looks different. */
export function leanModule(code: string, { methods = [], parts = [] }: Unused): string {
  const known = parts.reduce((rest, [part, instead]) => {
    if (!rest.includes(part)) throw new Error(`Drizzle has changed: no ${part} (dev/build/lean-drizzle.ts)`);
    return rest.replace(part, () => instead);
  }, code);
  const found = findNodes(known, ({ type, key }) => type === "MethodDefinition" && methods.includes(key?.name ?? ""));
  const missing = methods.filter((name) => !found.some(({ key }) => key?.name === name));
  if (missing.length > 0) throw new Error(`Drizzle has changed: no method ${missing.join(", ")} (dev/build/lean-drizzle.ts)`);
  return without(known, found);
}

/** Leaves parts of Drizzle out of the worker. */
export function leanDrizzle(): Plugin {
  const left = new Set(Object.keys(UNUSED));
  return {
    name: "lean-drizzle",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== "client",
    transform(code, id) {
      const [, file = ""] = MODULE.exec(id) ?? [];
      const unused = UNUSED[file];
      if (!unused) return null;
      left.delete(file);
      return { code: leanModule(code, unused), map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`Drizzle has changed: no module ${[...left].join(", ")}`);
    },
  };
}
