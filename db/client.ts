import { createClient, type InStatement, LibsqlError } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";

/** A statement that takes longer than this is given up, so that no answer hangs. */
export const STATEMENT_TIMEOUT_MS = 8_000;

/** Whether a statement only reads: a select, also one that begins with common table expressions. */
export function isRead(statement: InStatement | [string, unknown?]): boolean {
  const sql = typeof statement === "string" ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*(?:select|with)\b/i.test(sql) && !/^\s*with\b.*\b(?:insert|update|delete|replace)\b/is.test(sql);
}

/** The database could not be asked, or did not answer in time; nothing is known about what it did. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** One HTTP request to the database, answered whole or not at all. */
async function ask(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(STATEMENT_TIMEOUT_MS) });
    if (response.status < 500) return new Response(await response.arrayBuffer(), response);
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new DatabaseUnavailable("the database does not answer", { cause: error });
  }
}

/** Codes of a database that is there but has no time: a lock that did not come free. */
const BUSY = new Set(["SQLITE_BUSY", "TRANSACTION_TIMEOUT"]);

/** Whether an error says that the database is out of reach for now, rather than that it refused something. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof LibsqlError && BUSY.has(error.code)) return true;
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/**
 * Opens a database of libSQL over HTTP. Opening costs nothing (no probe, no connection), so a worker opens one per
 * request. Every statement outside a batch and every batch is one HTTP request; a batch is one transaction, which
 * takes the write lock at its beginning when it writes.
 * @param options.url address of Turso or of an own sqld (`libsql:`, `https:` or `http:`)
 * @param options.onRoundTrip called once for every HTTP request to the database
 */
export function openDatabase(options: { url: string; authToken?: string | undefined; onRoundTrip?: () => void }) {
  const client = createClient({
    url: options.url,
    ...(options.authToken ? { authToken: options.authToken } : {}),
    fetch: (request: Request) => {
      options.onRoundTrip?.();
      return ask(request);
    },
  });
  const batch = client.batch.bind(client);
  client.batch = (statements, mode) => batch(statements, mode ?? (statements.every(isRead) ? "read" : "write"));
  return drizzle(client);
}

export type Database = ReturnType<typeof openDatabase>;

/**
 * Whether an error says that a unique constraint refused a row.
 * @param column `table.column`, as SQLite names it
 */
export function isUniqueViolation(error: unknown, column: string): boolean {
  const cause = error instanceof Error && error.cause instanceof LibsqlError ? error.cause : error;
  return cause instanceof LibsqlError && cause.message.includes(`UNIQUE constraint failed: ${column}`);
}
