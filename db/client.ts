import { createClient, type InStatement, LibsqlError } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";

/** Statements that take longer than this are aborted, so that no response hangs. */
export const STATEMENT_TIMEOUT_MS = 8_000;

/** Whether a statement only reads: a select, also one that starts with common table expressions. */
export function isRead(statement: InStatement | [string, unknown?]): boolean {
  const sql = typeof statement === "string" ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*(?:select|with)\b/i.test(sql) && !/^\s*with\b.*\b(?:insert|update|delete|replace)\b/is.test(sql);
}

/** The database could not be reached or did not respond in time. It is unknown whether it executed anything. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** Sends one HTTP request to the database and reads the whole response. Throws DatabaseUnavailable. */
async function ask(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(STATEMENT_TIMEOUT_MS) });
    if (response.status < 500) return new Response(await response.arrayBuffer(), response);
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new DatabaseUnavailable("the database does not answer", { cause: error });
  }
}

/** Error codes of a database that is up but could not get a lock in time. */
const BUSY = new Set(["SQLITE_BUSY", "TRANSACTION_TIMEOUT"]);

/** Whether an error means that the database is temporarily unavailable, rather than that it refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof LibsqlError && BUSY.has(error.code)) return true;
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/**
 * Opens a libSQL database over HTTP. This makes no connection, so a worker can open one per request. Each batch, and
 * each statement outside a batch, is one HTTP request. A batch is one transaction; if it writes, it takes the write
 * lock at its start.
 * @param options.url URL of Turso or a self-hosted sqld (`libsql:`, `https:` or `http:`)
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
 * Whether an error means that a unique constraint refused a row.
 * @param column `table.column`, as SQLite names it
 */
export function isUniqueViolation(error: unknown, column: string): boolean {
  const cause = error instanceof Error && error.cause instanceof LibsqlError ? error.cause : error;
  return cause instanceof LibsqlError && cause.message.includes(`UNIQUE constraint failed: ${column}`);
}
