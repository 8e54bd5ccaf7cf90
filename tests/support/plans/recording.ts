import type { InStatement, InValue } from "@libsql/client/web";
import { type Database, openDatabase } from "../../../db/client.ts";

export interface Recorded {
  sql: string;
  args: InValue[];
}

function recorded(statement: InStatement | [string, unknown?]): Recorded {
  if (typeof statement === "string") return { sql: statement, args: [] };
  if (Array.isArray(statement)) return { sql: statement[0], args: (statement[1] ?? []) as InValue[] };
  return { sql: statement.sql, args: (statement.args ?? []) as InValue[] };
}

/** Opens a database that records the statements it sends, with their arguments. */
export function openRecordingDatabase(url: string): { db: Database; statements: Recorded[] } {
  const db = openDatabase({ url });
  const statements: Recorded[] = [];
  const client = db.$client;
  const [execute, batch] = [client.execute.bind(client), client.batch.bind(client)];
  client.execute = ((statement: InStatement, args?: InValue[]) => {
    statements.push(recorded(typeof statement === "string" && args ? { sql: statement, args } : statement));
    return args ? execute(statement as string, args) : execute(statement);
  }) as typeof client.execute;
  client.batch = (list, mode) => {
    statements.push(...list.map(recorded));
    return batch(list, mode);
  };
  return { db, statements };
}
