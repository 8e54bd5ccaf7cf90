import { MASK, maskContacts } from "../../shared/contacts-in-text.ts";
import { foldText } from "../../shared/search/normalise.ts";

const KIND = "rua|avenida|av|travessa|alameda|rodovia|pra[cç]a|estrada";
const NUMBER = String.raw`,?\s*(?:n[º°o.]{0,2}\s*)?(?:\d\.\d{3}|\d{1,5})(?!\d)(?![\d,.]*\s*(?:m|metros|cm|km)(?!\p{L}))`;
/** A street with its number, however it is written, or with a name in capital letters. */
const STREETS = [
  new RegExp(String.raw`(?<!\p{L})(?:${KIND})\.?\s+(?:\p{L}+\.?\s+){0,5}\p{L}+${NUMBER}`, "giu"),
  /(?<!\p{L})(?:[Rr]ua|RUA|[Aa]venida|[Aa]v|[Tt]ravessa|[Aa]lameda|[Rr]odovia|[Pp]ra[cç]a|[Ee]strada)\.?\s+(?:d[aeo]s?\s+)?\p{Lu}\p{L}+(?:\s+(?:d[aeo]s?\s+)?\p{Lu}\p{L}+){0,4}/gu,
];
const POSTAL_CODE = /(?<!\d)\d{2}\.?\d{3}-\d{3}(?!\d)/g;

/** Words of a name that say who somebody is. */
const tellingWords = (name: string) =>
  name.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !/^d[aeo]s$/i.test(word));

/** Without the person's own name: its words with a capital letter, and those that stand together, however written. */
function withoutName(text: string, name: string): string {
  const own = new Set(tellingWords(name).map(foldText));
  const isOwn = (word = "") => own.has(foldText(word));
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    if (!isOwn(word)) return word;
    const [, before] = /(\p{L}+)\s+(?:d[aeo]s?\s+)?$/iu.exec(text.slice(Math.max(0, at - 40), at)) ?? [];
    const [, after] = /^\s+(?:d[aeo]s?\s+)?(\p{L}+)/iu.exec(text.slice(at + word.length)) ?? [];
    return /^\p{Lu}/u.test(word) || isOwn(before) || isOwn(after) ? MASK : word;
  });
}

/** A text for an outside service: contacts, streets, postal codes and the name of its author are masked. */
export function withoutContacts(text: string, name: string): string {
  const masked = STREETS.reduce((rest, street) => rest.replace(street, MASK), maskContacts(text));
  return withoutName(masked.replace(POSTAL_CODE, MASK), name);
}

/** A text without the marks of what was masked in it, and without the signs that only stood beside them. */
export function withoutMarks(text: string): string {
  const [first = "", ...rest] = text.split(MASK);
  return rest.reduce(join, first).trim();
}

function join(before: string, after: string): string {
  const start = before.trimEnd();
  if (/^\s*[.,;:!?)]/.test(after))
    return start + (/(?:^|[.,;:!?])$/.test(start) ? after.replace(/^\s*[.,;:]/, "") : after);
  return /^\s/.test(after) || start === "" ? start + after : `${start} ${after}`;
}
