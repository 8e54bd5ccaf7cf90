import { parseAst } from "vite";

/** A node of a syntax tree (ESTree), with the fields that the plugins here read. */
export interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  operator?: string;
  key?: Node;
  id?: Node;
  body?: Node;
  expression?: Node;
  left?: Node;
  right?: Node;
  object?: Node;
  property?: Node;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  discriminant?: Node;
  cases?: Node[];
  test?: Node | null;
  consequent?: Node[];
  [key: string]: unknown;
}

export type Part = Pick<Node, "start" | "end">;
export type Replacement = Part & { instead: string };

/** In place of what is never called. */
const LEFT_OUT = '{ throw Error("left out by dev/build") }';

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The nodes in a node that are wanted, in the order of the code. What is in a node that isn't entered is left aside. */
export function nodesIn(node: Node, isWanted: (node: Node) => boolean, mayEnter = (_node: Node) => true): Node[] {
  const found: Node[] = [];
  const visit = (node: Node) => {
    if (isWanted(node)) found.push(node);
    if (mayEnter(node)) for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(node);
  return found;
}

/** The nodes of a module that are wanted, in the order of the code. Throws if it is no JavaScript. */
export const findNodes = (code: string, isWanted: (node: Node) => boolean): Node[] =>
  nodesIn(parseAst(code) as unknown as Node, isWanted);

/** The code with other text for these parts. What is within another part goes with it. */
export function replaceParts(code: string, parts: readonly Replacement[]): string {
  let rest = "";
  let position = 0;
  for (const { start, end, instead } of parts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < position) continue;
    rest += code.slice(position, start) + instead;
    position = end;
  }
  return rest + code.slice(position);
}

/** The code without these parts, with an error in place of these bodies of functions, and with other replacements. */
export const without = (
  code: string,
  parts: readonly Part[],
  bodies: readonly Part[] = [],
  others: readonly Replacement[] = [],
): string =>
  replaceParts(code, [
    ...parts.map(({ start, end }) => ({ start, end, instead: "" })),
    ...bodies.map(({ start, end }) => ({ start, end, instead: LEFT_OUT })),
    ...others,
  ]);

/** What a part of a list takes with it: the comma after it. */
export const withComma = (code: string, { start, end }: Part): Part => ({
  start,
  end: code[end] === "," ? end + 1 : end,
});
