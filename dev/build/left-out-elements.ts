import { findNodes, type Node } from "./syntax.ts";

/** Elements that go into the head, and elements of our own: React without `UNUSED_IN_BROWSERS` treats them differently. */
const ELEMENT = /^(?:title|meta|link|html|head|body|.+-.+)$/;
const HANDLER = /^on(?:Select|BeforeInput|Composition(?:Start|Update|End))(?:Capture)?$/;
const ACTION = /^(?:a|formA)ction$/;
const MAY_HAVE = /["'](?:title|meta|link|html|head|body|[a-z]+-)|onSelect|onBeforeInput|onComposition|[aA]ction:|ref:/;

const isFunction = (node: unknown) => /Function/.test((node as Node | undefined)?.type ?? "");

function leftOutOf(tag: string | undefined, { key, value }: Node): string[] {
  const name = key?.name ?? "";
  const isLeftOut = tag ? HANDLER.test(name) || (ACTION.test(name) && isFunction(value)) : name === "ref";
  return isLeftOut ? [`${name} of <${tag ?? "Fragment"}>`] : [];
}

/** What a module renders that the app's React can't: elements, their handlers and actions, and refs of fragments. */
export function leftOutElements(code: string): string[] {
  if (!MAY_HAVE.test(code)) return [];
  const elements = findNodes(code, ({ callee }) => /^_?jsxs?$/.test(callee?.name ?? ""));
  return elements.flatMap(({ arguments: [type, props] = [] }) => {
    const tag = typeof type?.value === "string" ? type.value : undefined;
    if (!tag && !/^_?Fragment$/.test(type?.name ?? "")) return [];
    const found = (props?.properties ?? []).flatMap((property) => leftOutOf(tag, property));
    return tag && ELEMENT.test(tag) ? [`<${tag}>`, ...found] : found;
  });
}
