import {
  findNodes,
  type Node,
  nodesIn,
  type Part,
  type Replacement,
  replaceParts,
  withComma,
  without,
} from "./syntax.ts";

/** What the product doesn't use of a module. */
export interface Unused {
  /** Methods of its classes. */
  methods?: readonly string[];
  /** Classes in the old style, with all methods. */
  prototypes?: readonly string[];
  /** Functions, which then throw. */
  functions?: readonly string[];
  /** Functions, which then do nothing. */
  idle?: readonly string[];
  /** Members that constructors set. */
  members?: readonly string[];
  /** What a CommonJS module exports. */
  exports?: readonly string[];
  /** Properties of objects. */
  properties?: readonly string[];
  /** Cases of switches: names of constants, or numbers of a `tag`, which then equals none of them. */
  cases?: readonly (string | number)[];
  /** Stretches of code, from one text up to another, which stays. */
  stretches?: readonly [from: string, to: string][];
  /** Other parts, each with what stands for it wherever it occurs. */
  parts?: readonly [part: string, instead: string][];
}

/** By the module's path in `node_modules`. */
export type Modules = Readonly<Record<string, Unused>>;

function replaceAll(code: string, [part, instead]: readonly [string, string]): string {
  if (!code.includes(part)) throw new Error(`no ${part}`);
  return code.replaceAll(part, () => instead);
}

function cutStretch(code: string, [from, to]: readonly [string, string]): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start + from.length);
  if (start < 0 || end < 0) throw new Error(`no ${start < 0 ? from : to}`);
  return code.slice(0, start) + code.slice(end);
}

type Name = string | number | undefined;

/** The nodes with these names. Throws if one is missing. */
function named(nodes: readonly Node[], names: readonly Name[], nameOf: (node: Node) => Name): Node[] {
  const missing = names.filter((name) => !nodes.some((node) => nameOf(node) === name));
  if (missing.length > 0) throw new Error(`no ${missing.join(", ")}`);
  return nodes.filter((node) => names.includes(nameOf(node)));
}

/** The class whose method an assignment defines. */
const prototypeOf = (target?: Node): string | undefined =>
  target?.object?.property?.name === "prototype" ? target.object.object?.name : undefined;

const memberOf = (target?: Node): string | undefined =>
  target?.object?.type === "ThisExpression" ? target.property?.name : undefined;

const exportOf = (target?: Node): string | undefined =>
  target?.object?.name === "exports" ? target.property?.name : undefined;

const isTag = (node?: Node) => node?.type === "MemberExpression" && node.property?.name === "tag";
const isFunction = ({ type }: Node) => /Function/.test(type);
const numberOf = (node?: Node | null) => (typeof node?.value === "number" ? node.value : undefined);

const EXITS = ["BreakStatement", "ContinueStatement", "ReturnStatement", "ThrowStatement"];

interface Case {
  node: Node;
  /** Whether the case before, which stays, goes on with this one's code. */
  isEntered: boolean;
}

/** The cases of a switch with these names. */
function casesOf(choice: Node, nameOf: (choice: Node, one: Node) => Name, names: readonly Name[]): Case[] {
  const found: Case[] = [];
  let isOpen = false;
  for (const node of choice.cases ?? []) {
    const last = node.consequent?.at(-1);
    const isUnused = names.includes(nameOf(choice, node));
    if (isUnused) found.push({ node, isEntered: isOpen });
    isOpen = (isOpen || !isUnused) && !EXITS.includes(last?.type ?? "");
  }
  return found;
}

const nameOfCase = ({ discriminant }: Node, { test }: Node): Name =>
  isTag(discriminant) ? numberOf(test) : test?.name;

/** Variables of these cases that other cases may use: they are then declared where their function begins. */
function declare(cases: readonly Node[], functions: readonly Node[]): Replacement[] {
  return cases.flatMap((one) => {
    const declared = nodesIn(
      one,
      ({ type }) => type === "VariableDeclarator",
      (node) => !isFunction(node),
    );
    const names = declared.flatMap(({ id }) => id?.name ?? []);
    const start = functions.findLast(({ start, end }) => start < one.start && one.end <= end)?.body?.start;
    return start === undefined || names.length === 0
      ? []
      : [{ start: start + 1, end: start + 1, instead: ` var ${names.join(", ")};` }];
  });
}

function withoutCases(code: string, unused: readonly (string | number)[]): string {
  if (unused.length === 0) return code;
  const nodes = findNodes(code, ({ type }) => /^(?:SwitchStatement|BinaryExpression)$|Function/.test(type));
  const cases = nodes.flatMap((node) => casesOf(node, nameOfCase, unused));
  const present = nodes.flatMap((node) => (node.cases ?? []).map((one) => nameOfCase(node, one)));
  const missing = unused.filter((name) => !present.includes(name));
  if (missing.length > 0) throw new Error(`no case ${missing.join(", ")}`);
  const removed = cases.map(({ node, isEntered }): Part => {
    return isEntered ? { start: node.start, end: node.consequent?.[0]?.start ?? node.end } : node;
  });
  const compared = nodes.filter(({ operator, left, right }) => {
    const [tag, number] = isTag(left) ? [left, right] : [right, left];
    return /^[!=]==$/.test(operator ?? "") && isTag(tag) && unused.includes(numberOf(number) ?? "");
  });
  const whole = cases.flatMap(({ node, isEntered }) => (isEntered ? [] : node));
  return replaceParts(code, [
    ...removed.map(({ start, end }) => ({ start, end, instead: "" })),
    ...compared.map(({ start, end, operator }) => ({ start, end, instead: String(operator === "!==") })),
    ...declare(whole, nodes.filter(isFunction)),
  ]);
}

const WANTED = ["MethodDefinition", "ExpressionStatement", "Property", "FunctionDeclaration"];

/** A module without what the product doesn't use. Throws if it looks different. */
export function leanModule(code: string, unused: Unused): string {
  const { methods = [], prototypes = [], functions = [], idle = [], members = [], exports = [] } = unused;
  const { properties = [], cases = [], stretches = [], parts = [] } = unused;
  const known = withoutCases(stretches.reduce(cutStretch, parts.reduce(replaceAll, code)), cases);
  const nodes = findNodes(known, ({ type }) => WANTED.includes(type));
  const find = (wanted: string) => nodes.filter(({ type }) => type === wanted);
  const cut = [
    ...named(find("MethodDefinition"), methods, ({ key }) => key?.name),
    ...named(find("ExpressionStatement"), prototypes, ({ expression }) => prototypeOf(expression?.left)),
    ...named(find("ExpressionStatement"), members, ({ expression }) => memberOf(expression?.left)),
    ...named(find("ExpressionStatement"), exports, ({ expression }) => exportOf(expression?.left)),
    ...named(find("Property"), properties, ({ key }) => key?.name).map((property) => withComma(known, property)),
  ];
  const bodiesOf = (names: readonly string[]) =>
    named(find("FunctionDeclaration"), names, ({ id }) => id?.name).flatMap(({ body }) => body ?? []);
  const emptied = bodiesOf(idle).map(({ start, end }) => ({ start, end, instead: "{}" }));
  return without(known, cut, bodiesOf(functions), emptied);
}
