import { DrizzleQueryError } from "drizzle-orm/errors";

/**
 * What may be written to the log of an error: never statement parameters or personal data, which drizzle puts into its
 * messages.
 */
export function describeError(error: unknown): Record<string, string> {
  if (error instanceof DrizzleQueryError) {
    return { name: error.name, query: error.query, cause: error.cause?.message ?? "" };
  }
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? "" };
  return { name: typeof error };
}

/** One line of JSON for the platform's log. */
export function logError(event: string, error: unknown, details: Record<string, string | number> = {}): void {
  console.error(JSON.stringify({ level: "error", event, ...details, error: describeError(error) }));
}

export function logInfo(event: string, details: Record<string, string | number | boolean> = {}): void {
  console.log(JSON.stringify({ level: "info", event, ...details }));
}
