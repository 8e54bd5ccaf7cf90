import { type SQL, sql } from "drizzle-orm";

/**
 * The ways in which people may fit a text, the best one first. A way is a list of words that must all occur, each in one of
 * its forms. No ways means no text.
 */
export type Ways = readonly (readonly (readonly string[])[])[];

const quoted = (form: string) => `"${form.replaceAll('"', '""')}"`;

/** The expression of a trigram index for people who fit in any way. */
export function expressionOf(ways: Ways): string {
  const all = ways.map((words) => words.map((forms) => `(${forms.map(quoted).join(" OR ")})`).join(" AND "));
  return all.map((way) => `(${way})`).join(" OR ");
}

function hasWords(column: SQL, words: Ways[number]): SQL {
  const each = words.map((forms) => {
    const any = forms.map((form) => sql`instr(${column}, ${form}) > 0`);
    return sql`(${sql.join(any, sql` or `)})`;
  });
  return sql`(${sql.join(each, sql` and `)})`;
}

/** Condition that the words in a column fit in any way. */
export function fits(column: SQL, ways: Ways): SQL {
  return sql`(${sql.join(
    ways.map((words) => hasWords(column, words)),
    sql` or `,
  )})`;
}

/** The number of the first way in which the words in a column fit. */
export function firstWay(column: SQL, ways: Ways): SQL {
  const cases = ways.map((words, at) => sql`when ${hasWords(column, words)} then ${sql.raw(String(at))}`);
  return sql`(case ${sql.join(cases, sql` `)} else ${sql.raw(String(ways.length))} end)`;
}
