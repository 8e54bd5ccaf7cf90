import { parseAst } from "vite";

/** A node of a syntax tree (ESTree), with the fields that the plugins here read. */
export interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  key?: Node;
  id?: Node;
  body?: Node;
  expression?: Node;
  left?: Node;
  object?: Node;
  property?: Node;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  [key: string]: unknown;
}

export type Part = Pick<Node, "start" | "end">;

/** In place of what is never called. */
const LEFT_OUT = '{ throw Error("left out by dev/build") }';

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function nodesIn(node: Node, isWanted: (node: Node) => boolean): Node[] {
  const children = Object.values(node).flat().filter(isNode);
  return [...(isWanted(node) ? [node] : []), ...children.flatMap((child) => nodesIn(child, isWanted))];
}

/** The nodes of a module that are wanted, in the order of the code. Throws if it is no JavaScript. */
export const findNodes = (code: string, isWanted: (node: Node) => boolean): Node[] =>
  nodesIn(parseAst(code) as unknown as Node, isWanted);

/** The code without these parts, and with an error in place of these bodies of functions. None of them overlap. */
export function without(code: string, parts: readonly Part[], bodies: readonly Part[] = []): string {
  return [...parts.map((part) => ({ ...part, instead: "" })), ...bodies.map((body) => ({ ...body, instead: LEFT_OUT }))]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end), code);
}
