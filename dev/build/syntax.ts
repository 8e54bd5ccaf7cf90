import { parseAst } from "vite";

/** A node of a syntax tree (ESTree), with the fields that the plugins here read. */
export interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  key?: Node;
  object?: Node;
  property?: Node;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function nodesIn(node: Node, isWanted: (node: Node) => boolean): Node[] {
  const children = Object.values(node).flat().filter(isNode);
  return [...(isWanted(node) ? [node] : []), ...children.flatMap((child) => nodesIn(child, isWanted))];
}

/** The nodes of a module that are wanted, in the order of the code. Throws if it is no JavaScript. */
export const findNodes = (code: string, isWanted: (node: Node) => boolean): Node[] =>
  nodesIn(parseAst(code) as unknown as Node, isWanted);

/** The code without these parts, which don't overlap. */
export function without(code: string, parts: readonly Pick<Node, "start" | "end">[]): string {
  return [...parts]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}
