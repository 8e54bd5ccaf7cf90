import { findAddresses } from "./addresses-in-text.ts";
import { foldWithPositions } from "./folded-text.ts";
import { findPhones, type Span } from "./phones-in-text.ts";

/** What is shown instead of a contact. */
export const MASK = "[contato oculto]";

/** Also the brackets and the plus of "(67) 9…" and "+55…". */
function withBrackets(text: string, { start, end }: Span): Span {
  const before = /[+([{]{1,3}$/.exec(text.slice(Math.max(0, start - 3), start))?.[0].length ?? 0;
  const after = before > 0 ? (/^[)\]}]/.exec(text.slice(end, end + 1))?.[0].length ?? 0) : 0;
  return { start: start - before, end: end + after };
}

/** Joins spans that overlap or touch. */
function merge(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function findIn(text: string): Span[] {
  const { folded, positions } = foldWithPositions(text);
  const spans = [...findPhones(folded), ...findAddresses(folded, text, positions)];
  return merge(
    spans.map(({ start, end }) =>
      withBrackets(text, { start: positions[start] ?? 0, end: positions[end] ?? text.length }),
    ),
  );
}

/**
 * Phone numbers, e-mail addresses, names in social networks and links in a text, in order and apart, also if they are
 * spelled out ("nove nove oito…", "arroba gmail ponto com") or written with look-alikes. Takes linear time. What it
 * finds and misses is measured in contacts-in-text.test.ts.
 */
export function findContacts(text: string): Span[] {
  let offset = 0;
  return text.split(MASK).flatMap((part) => {
    const from = offset;
    offset += part.length + MASK.length;
    return findIn(part).map(({ start, end }) => ({ start: from + start, end: from + end }));
  });
}

export function holdsContact(text: string): boolean {
  return findContacts(text).length > 0;
}

/** What to warn the author of a text about; phone numbers come first. */
export function contactIn(text: string): "phone" | "address" | null {
  if (findPhones(foldWithPositions(text).folded).length > 0) return "phone";
  return holdsContact(text) ? "address" : null;
}

/**
 * The text for people who may not see contacts: each one is replaced by {@link MASK}. What remains is searched again,
 * because it may be read in another way without what surrounded it.
 */
export function maskContacts(text: string): string {
  const contacts = findContacts(text);
  if (contacts.length === 0) return text;
  let masked = "";
  let from = 0;
  for (const { start, end } of contacts) {
    masked += text.slice(from, start) + MASK;
    from = end;
  }
  return maskContacts(masked + text.slice(from));
}
