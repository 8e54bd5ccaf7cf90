import type { Plugin } from "vite";
import { findNodes, type Node, without } from "./syntax.ts";

const TABLES = /\/db\/schema\/[\w-]+\.ts$/;

const isTable = ({ callee, arguments: all }: Node) => callee?.name === "sqliteTable" && all?.length === 3;
const isForeignKey = ({ callee }: Node) => callee?.property?.name === "references";

/** A module of the schema without the third argument of its tables, and without foreign keys. */
export function withoutConstraints(code: string): string {
  const indexes = findNodes(code, isTable).flatMap(({ arguments: [, columns, all] = [] }) =>
    columns && all ? [{ start: columns.end, end: all.end }] : [],
  );
  const foreignKeys = findNodes(code, isForeignKey).flatMap(({ callee, end }) =>
    callee?.object ? [{ start: callee.object.end, end }] : [],
  );
  return without(code, [...indexes, ...foreignKeys]);
}

/** Leaves constraints out of the worker: only `drizzle-kit` reads them, to write migrations. */
export function leanSchema(): Plugin {
  let isLean = false;
  return {
    name: "lean-schema",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== "client",
    transform(code, id) {
      if (!TABLES.test(id)) return null;
      const lean = withoutConstraints(code);
      isLean ||= lean !== code;
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && !isLean) this.error("no table has constraints to leave out (dev/build/lean-schema.ts)");
    },
  };
}
