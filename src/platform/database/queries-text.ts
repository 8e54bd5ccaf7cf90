import { type SQL, sql } from "drizzle-orm";

/**
 * The ways in which people may fit a text, the best one first. A way is a list of words that must all occur, each in
 * one of its forms. No ways means no text.
 */
export type Ways = readonly (readonly (readonly string[])[])[];

const quoted = (form: string) => `"${form.replaceAll('"', '""')}"`;

/** How many matches are sorted: of more, those whose words were written last. */
export const MATCHES_MAX = 4_000;

/** The people whose words in a trigram index fit in any way, as `position`, and the number of the best one, `way`. */
export function peopleFor(index: "directory_fts" | "person_fts" | "rated_people_fts", ways: Ways): SQL {
  const table = sql.raw(index);
  const all = ways.map((words) => words.map((forms) => `(${forms.map(quoted).join(" OR ")})`).join(" AND "));
  // Each without the people of the ways before it.
  const found = all.map((_, at) => {
    const expression = [all[at], ...all.slice(0, at)].map((way) => `(${way})`).join(" NOT ");
    return sql`select * from (select rowid as position, ${sql.raw(String(at))} as way from ${table}
      where ${table} match ${expression} order by rowid desc limit ${MATCHES_MAX})`;
  });
  return sql`${sql.join(found, sql` union all `)} limit ${MATCHES_MAX}`;
}
