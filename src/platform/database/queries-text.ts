import { type SQL, sql } from "drizzle-orm";

/**
 * The ways in which people may fit a text, the best one first. A way is a list of words that must all occur, each in one of
 * its forms. No ways means no text.
 */
export type Ways = readonly (readonly (readonly string[])[])[];

const quoted = (form: string) => `"${form.replaceAll('"', '""')}"`;

/** How many matches are sorted: of more, those whose words were written last. */
export const MATCHES_MAX = 4_000;

/** The people whose words in a trigram index fit in any way, as `position`. */
export function peopleFor(index: "directory_fts" | "person_fts" | "rated_people_fts", ways: Ways): SQL {
  const all = ways.map((words) => words.map((forms) => `(${forms.map(quoted).join(" OR ")})`).join(" AND "));
  const table = sql.raw(index);
  return sql`select rowid as position from ${table} where ${table} match ${all.map((way) => `(${way})`).join(" OR ")}
    order by rowid desc limit ${MATCHES_MAX}`;
}

function hasWords(column: SQL, words: Ways[number]): SQL {
  const each = words.map((forms) => {
    const any = forms.map((form) => sql`instr(${column}, ${form}) > 0`);
    return sql`(${sql.join(any, sql` or `)})`;
  });
  return sql`(${sql.join(each, sql` and `)})`;
}

/** The number of the first way in which the words in a column fit. */
export function firstWay(column: SQL, ways: Ways): SQL {
  const cases = ways.map((words, at) => sql`when ${hasWords(column, words)} then ${sql.raw(String(at))}`);
  return sql`(case ${sql.join(cases, sql` `)} else ${sql.raw(String(ways.length))} end)`;
}
