import { LibsqlError } from "@libsql/client/web";

/** The database could not be reached or did not respond in time. It is unknown whether it executed anything. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
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
 * Whether an error means that a unique constraint refused a row.
 * @param column `table.column`, as SQLite names it
 */
export function isUniqueViolation(error: unknown, column: string): boolean {
  const cause = error instanceof Error && error.cause instanceof LibsqlError ? error.cause : error;
  return cause instanceof LibsqlError && cause.message.includes(`UNIQUE constraint failed: ${column}`);
}
