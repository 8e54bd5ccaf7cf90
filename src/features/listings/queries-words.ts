import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import { tradeVocabulary } from "../../shared/search/synonyms.ts";
import type { Name, Term, Understood } from "../../shared/search/understand.ts";
import { keyOf, tokensOf } from "../../shared/search/words.ts";

/** Words of adverts that a word which is only begun may stand for. */
const BEGUN_MAX = 8;
/** Of more terms, none may be missing. */
const TERMS_MAX = 6;

/**
 * What a listing is found by in place of its texts, so that a search doesn't confirm a guessed number; null if nothing
 * is masked.
 */
export function maskedText(texts: { title: string; description: string }): string | null {
  const [title, description] = [maskContacts(texts.title), maskContacts(texts.description)];
  return title === texts.title && description === texts.description ? null : `${title}\n${description}`;
}

/** The words of a title with the keys of what they mean: a "betonera" is a betoneira. */
export function titleWords(title: string): { word: string; key: string }[] {
  const vocabulary = tradeVocabulary();
  return tokensOf(maskContacts(title))
    .filter(({ word }) => /^[a-z]{3,24}$/.test(word))
    .map((token) => {
      const known = vocabulary.has(token.word) ? null : vocabulary.closest(token);
      return { word: token.word, key: known === null ? token.key : keyOf(known) };
    });
}

/** Adds the words of a stored listing's title, of which most are known. */
export function addWords(db: Database, { id, title }: { id: string; title: string }) {
  return db.run(sql`
    insert into listing_words (word, key)
    select value ->> 'word', value ->> 'key' from json_each(${JSON.stringify(titleWords(title))})
    where exists (select 1 from marketplace_listings where id = ${id}) on conflict do nothing`);
}

const quoted = (word: string) => `"${word}"`;

/** Numbers stand next to each other, words may have "de" between them. */
function nameAsText(name: Name): string {
  if (name.length === 1 || /\d/.test(name[0] ?? "")) return quoted(name.join(" "));
  return `NEAR(${name.map(quoted).join(" ")}, 3)`;
}

/**
 * Words of adverts that sound like a term, or begin with it if it is not finished, as more alternatives of an
 * expression.
 */
function wordsOfAdverts({ key, typed, isAside }: Term, unfinished: string | null): SQL {
  const alike = sql`select word from listing_words where key = ${isAside ? "" : key}`;
  const begun = sql` union all select * from (
    select word from listing_words where word >= ${typed} and word < ${`${typed}{`} limit ${BEGUN_MAX})`;
  return sql`(select coalesce(group_concat(' OR "' || word || '"', ''), '')
    from (${alike}${typed === unfinished ? begun : sql``}))`;
}

/** The table that expressions need. `place` narrows them to a category and a city. */
export function textTables({ terms, unfinished }: Understood, place: SQL): SQL {
  const words = terms.map((term, at) => sql`${wordsOfAdverts(term, unfinished)} as ${sql.raw(`words_${at}`)}`);
  return sql`bounded_words as materialized (select ${sql.join([...words, sql`${place} as place`], sql`, `)})`;
}

const anyOf = (parts: readonly string[]) => `(${parts.join(" OR ")})`;
const allOf = (parts: readonly string[]) => `(${parts.join(" AND ")})`;
const inTitle = (expression: string) => `(title : ${expression})`;
/** Each expression without what those before it find. */
const inTurn = (expressions: readonly string[]) =>
  expressions.map((one, at) => [one, ...expressions.slice(0, at)].join(" NOT "));

/** The terms of a text as expressions, in which "{0}" stands for {@link wordsOfAdverts} of the first one. */
function partsOf({ terms }: Understood) {
  const own = terms.map(({ exact }, at) => anyOf([`${exact.map(nameAsText).join(" OR ")}{${at}}`]));
  const names = terms.map(({ similar }, at) => anyOf([own[at] ?? "", ...similar.map(nameAsText)]));
  const isAside = (_: string, at: number) => terms[at]?.isAside;
  const isTelling = (part: string, at: number) => !isAside(part, at);
  const [exact, alike] = [own.filter(isTelling), names.filter(isTelling)];
  return { exact, alike, asides: own.filter(isAside), all: allOf(alike) };
}

/**
 * What fits in every term: in the title, with what only helps to choose before without, then with the first in the
 * title.
 */
function tiersOf(text: Understood): string[] {
  const { exact, alike, asides, all } = partsOf(text);
  const titled = inTurn([inTitle(allOf(exact)), inTitle(all)]);
  const chosen = titled.map((title) => allOf([`(${title})`, ...asides]));
  const others = titled.map((title) => `${title} NOT ${allOf(asides)}`);
  const headed = alike.length > 1 ? [allOf([inTitle(alike[0] ?? ""), all])] : [];
  const rest = inTurn([inTitle(all), ...headed, allOf(exact), all]).slice(1);
  return [...(asides.length > 0 ? [...chosen, ...others] : titled), ...rest];
}

/** When nothing fits: all terms in any place, all but one, the first in a title, any of them in a title. */
function similarTo(text: Understood): string[] {
  const { exact, alike, all } = partsOf(text);
  const isMost = alike.length > 2 && alike.length <= TERMS_MAX;
  const most = isMost ? [anyOf(alike.map((left) => allOf(alike.filter((part) => part !== left))))] : [];
  return inTurn([all, ...most, inTitle(exact[0] ?? ""), inTitle(anyOf(exact)), inTitle(anyOf(alike))]);
}

/** Ways to look for a text, the best matches first. They need {@link textTables}. */
const WAYS = { tiers: tiersOf, similar: similarTo, all: (text: Understood) => [partsOf(text).all] };

export type Way = keyof typeof WAYS;

export function expressions(text: Understood, way: Way): SQL[] {
  return WAYS[way](text).map((expression) => {
    const filled = text.terms.reduce(
      (filling, _, at) => sql`replace(${filling}, ${`{${at}}`}, ${sql.raw(`words_${at}`)})`,
      sql`${expression}`,
    );
    return sql`(select '(' || ${filled} || ')' || place from bounded_words)`;
  });
}
