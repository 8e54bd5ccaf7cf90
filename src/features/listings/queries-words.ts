import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readRows } from "#db/rows.ts";
import type { Name, Term, Understood } from "../../shared/search/understand.ts";
import { titleWords } from "./search-text.ts";

/** Words of adverts that a word which is only begun may stand for. */
const BEGUN_MAX = 8;
/** Candidates for the correction of a word. */
const NEAR_MAX = 1_000;
/** Of more terms, none may be missing. */
const TERMS_MAX = 6;

/** Adds the words of a stored listing's title, of which most are known. */
export function addWords(db: Database, { id, title }: { id: string; title: string }) {
  return db.run(sql`
    insert into listing_words (word, key)
    select value ->> 'word', value ->> 'key' from json_each(${JSON.stringify(titleWords(title))})
    where exists (select 1 from marketplace_listings where id = ${id}) on conflict do nothing`);
}

/** Words of adverts that begin to sound like these keys, as candidates for a correction. */
export async function findNearWords(db: Database, keys: readonly string[]): Promise<string[]> {
  const starts = [...new Set(keys.map((key) => key.slice(0, 2)))].filter((start) => start.length === 2);
  if (starts.length === 0) return [];
  const ranges = starts.map(
    (start) => sql`select word from (
      select word from listing_words where key >= ${start} and key < ${`${start}{`} order by key limit ${NEAR_MAX})`,
  );
  const rows = await readRows(db, z.object({ word: z.string() }), sql.join(ranges, sql` union all `));
  return rows.map(({ word }) => word);
}

const quoted = (word: string) => `"${word}"`;

/** Numbers stand next to each other, words may have "de" between them. */
function nameAsText(name: Name): string {
  if (name.length === 1 || /\d/.test(name[0] ?? "")) return quoted(name.join(" "));
  return `NEAR(${name.map(quoted).join(" ")}, 3)`;
}

const anyOf = (names: readonly Name[]) => names.map(nameAsText).join(" OR ");

const alternatives = (words: SQL) => sql`coalesce((select group_concat(' OR "' || word || '"', '') from ${words}), '')`;

/** Names of a term, and the words of adverts that sound like it or begin with it, as text of an expression. */
function exactly({ exact, key, isAside }: Term, unfinished: string | null): SQL {
  const alike = key === "" || isAside ? sql`''` : alternatives(sql`listing_words where key = ${key}`);
  const begun =
    unfinished === null
      ? sql`''`
      : alternatives(sql`(select word from listing_words
          where word >= ${unfinished} and word < ${`${unfinished}{`} limit ${BEGUN_MAX})`);
  return sql`'(' || ${anyOf(exact)} || ${alike} || ${begun} || ')'`;
}

const joined = (parts: readonly SQL[], between: string) =>
  parts.length === 0 ? sql`''` : sql`'(' || ${sql.join([...parts], sql.raw(` || ' ${between} ' || `))} || ')'`;

/** All parts but one, any of them; all of them, if there are so few or many that it would find too much or cost too much. */
function mostOf(parts: readonly SQL[]): SQL {
  if (parts.length < 3 || parts.length > TERMS_MAX) return joined(parts, "AND");
  return joined(
    parts.map((left) =>
      joined(
        parts.filter((part) => part !== left),
        "AND",
      ),
    ),
    "OR",
  );
}

/**
 * The tables of a statement that looks for a text: `bounded_words` has the terms, `bounded_text` the expressions made of
 * them. `same` has every term in one of its own forms, `alike` in any of its names, `most` all but one, `some` any of them,
 * `head` and `head_alike` only the first, and `aside` what only helps to choose; `place` narrows to a category and a city.
 */
export function textTables({ terms, unfinished }: Understood, place: SQL): SQL {
  const telling = terms.filter(({ isAside }) => !isAside);
  const columns = terms.map((term, at) => {
    const isUnfinished = unfinished === term.typed;
    return sql`${exactly(term, isUnfinished ? unfinished : null)} as ${sql.raw(`exact_${at}`)}`;
  });
  const nameOf = (term: Term): SQL => sql.raw(`exact_${terms.indexOf(term)}`);
  const inAnyName = (term: Term) =>
    term.similar.length === 0
      ? sql`${nameOf(term)}`
      : sql`'(' || ${nameOf(term)} || ${` OR ${anyOf(term.similar)}`} || ')'`;
  const exact = telling.map(nameOf);
  const names = telling.map(inAnyName);
  const [head, headAlike] = [exact[0] ?? sql`''`, names[0] ?? sql`''`];
  const asides = terms.filter(({ isAside }) => isAside).map(nameOf);
  return sql`
    bounded_words as materialized (select ${sql.join(columns, sql`, `)}),
    bounded_text as materialized (
      select ${joined(exact, "AND")} as same, ${joined(names, "AND")} as alike, ${mostOf(names)} as most,
        ${joined(names, "OR")} as some, ${head} as head, ${headAlike} as head_alike, ${joined(asides, "AND")} as aside,
        ${place} as place
      from bounded_words)`;
}

/** From the best matches to the last ones, each without those before it. */
function tiersOf({ terms }: Understood): string[] {
  const hasAside = terms.some(({ isAside }) => isAside);
  const hasTwo = terms.filter(({ isAside }) => !isAside).length > 1;
  const [same, alike] = ["'(title : ' || same || ')'", "'(title : ' || alike || ')'"];
  const withHead = hasTwo ? "'(title : ' || head_alike || ' AND ' || alike || ')'" : alike;
  const within = (expression: string, ...without: string[]) => [expression, ...without].join(" || ' NOT ' || ");
  const chosen = hasAside ? [`${same} || ' AND ' || aside`, `'(' || ${within(alike, same)} || ') AND ' || aside`] : [];
  const others = hasAside ? [within(same, "aside"), within(alike, same, "aside")] : [same, within(alike, same)];
  return [
    ...chosen,
    ...others,
    ...(hasTwo ? [within(withHead, alike)] : []),
    within("same", withHead),
    within("alike", "same", withHead),
  ];
}

/** Expressions of the tiers of a text, the best one first; each needs {@link textTables}. */
export const tierExpressions = (text: Understood): SQL[] =>
  tiersOf(text).map((expression) => sql.raw(`(select '(' || ${expression} || ')' || place from bounded_text)`));

/** Words as they were typed that adverts have, although the trade doesn't know them. */
export function knownWords({ terms }: Understood): SQL {
  const typed = terms.flatMap((term) => (term.word === term.typed ? [] : term.typed.split(" ")));
  return sql`(select json_group_array(word) from listing_words
    where word in (select value from json_each(${JSON.stringify(typed)})))`;
}

/** The expression of all matches. */
export const ALL_WORDS = sql.raw("(select alike || place from bounded_text)");

/** Expressions for when nothing matches: all words in any place, all but one, the first in a title, any of them in a title. */
export const SIMILAR = [
  "alike",
  "most || ' NOT ' || alike",
  "'(title : ' || head || ') NOT ' || most",
  "'((title : ' || some || ') NOT (title : ' || head || ')) NOT ' || most",
].map((expression) => sql.raw(`(select ${expression} from bounded_text)`));
