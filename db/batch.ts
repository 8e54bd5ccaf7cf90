import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./client.ts";

export type Statement = BatchItem<"sqlite">;

type Statements = Readonly<Record<string, Statement | readonly Statement[]>>;

type ResultsOf<T extends Statements> = {
  [Name in keyof T]: T[Name] extends Statement
    ? T[Name]["_"]["result"]
    : { [Place in keyof T[Name]]: T[Name][Place] extends Statement ? T[Name][Place]["_"]["result"] : never };
};

/**
 * Runs named statements in order, as one transaction and one round trip.
 * @returns their results under the same names; a list of statements has a list of results
 */
export async function batchOf<const T extends Statements>(db: Database, statements: T): Promise<ResultsOf<T>> {
  const [first, ...others] = Object.values(statements).flat();
  const results: unknown[] = first ? await db.batch([first, ...others]) : [];
  let next = 0;
  const take = (statement: Statement | readonly Statement[]) =>
    Array.isArray(statement) ? statement.map(() => results[next++]) : results[next++];
  const named = Object.entries(statements).map(([name, statement]) => [name, take(statement)]);
  return Object.fromEntries(named) as ResultsOf<T>;
}
