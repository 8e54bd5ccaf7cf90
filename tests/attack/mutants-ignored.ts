/*
 * Plugin of Stryker: what is not mutated, because it is no rule. Texts for people are compared by the
 * end-to-end tests; the compiler checks the uses of a list of literal types.
 */

interface Node {
  type: string;
  value?: unknown;
  elements?: (Node | null)[];
  properties?: Node[];
  expression?: Node;
  typeAnnotation?: { typeName?: { name?: string } };
}

const LITERALS = ["StringLiteral", "NumericLiteral"];

/** A sentence, a title or a label begins with a capital letter; codes, patterns and names of limits don't. */
function isText({ type, value }: Node): boolean {
  return type === "StringLiteral" && /^\p{Lu}[\p{Ll} ]/u.test(String(value));
}

/** A list or an object of nothing but texts. */
function areTexts({ type, elements, properties }: Node): boolean {
  const values =
    type === "ArrayExpression" ? elements : type === "ObjectExpression" ? properties?.map(propertyValue) : undefined;
  return values !== undefined && values.length > 0 && values.every((value) => value && isText(value));
}

const propertyValue = (property: Node): Node | null =>
  property.type === "ObjectProperty" ? (property.value as Node) : null;

/** `["a", "b"] as const` */
function isListOfTypes({ type, expression, typeAnnotation }: Node): boolean {
  if (type !== "TSAsExpression" || typeAnnotation?.typeName?.name !== "const") return false;
  return expression?.elements?.every((element) => LITERALS.includes(element?.type ?? "")) ?? false;
}

function shouldIgnore({ node }: { node: Node }): string | undefined {
  if (isText(node) || areTexts(node)) return "text for people";
  return isListOfTypes(node) ? "list of types" : undefined;
}

export const strykerPlugins = [{ kind: "Ignore", name: "no-rules", value: { shouldIgnore } }];
