import type { Plugin } from "vite";
import { parseAst } from "vite";

const TABLES = /\/db\/schema\/[\w-]+\.ts$/;

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: Node & { name?: string };
  arguments?: Node[];
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** All calls of `sqliteTable` with indexes and checks. */
function tablesIn(node: Node): Node[] {
  const own = node.callee?.name === "sqliteTable" && node.arguments?.length === 3 ? [node] : [];
  const children = Object.values(node).flat().filter(isNode);
  return [...own, ...children.flatMap(tablesIn)];
}

/** A module of the schema without the third argument of its tables. */
export function withoutIndexes(code: string): string {
  const calls = tablesIn(parseAst(code) as unknown as Node);
  return calls.reduceRight((rest, { arguments: [, columns, indexes] = [] }) => {
    return columns && indexes ? rest.slice(0, columns.end) + rest.slice(indexes.end) : rest;
  }, code);
}

/** Leaves indexes and checks out of the worker: only `drizzle-kit` reads them, to write migrations. */
export function leanSchema(): Plugin {
  let isLean = false;
  return {
    name: "lean-schema",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== "client",
    transform(code, id) {
      if (!TABLES.test(id)) return null;
      const lean = withoutIndexes(code);
      isLean ||= lean !== code;
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && !isLean) this.error("no table has indexes to leave out (dev/build/lean-schema.ts)");
    },
  };
}
