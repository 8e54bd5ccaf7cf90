import { DrizzleQueryError } from "drizzle-orm/errors";

/** The loggable part of an error: no statement parameters or personal data, which Drizzle puts into its messages. */
export function describeError(error: unknown): Record<string, string> {
  if (error instanceof DrizzleQueryError) {
    return { name: error.name, query: error.query, cause: error.cause?.message ?? "" };
  }
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? "" };
  return { name: typeof error };
}

/** Writes one line of JSON to the platform's log. */
export function logError(event: string, error: unknown, details: Record<string, string | number> = {}): void {
  console.error(JSON.stringify({ level: "error", event, ...details, error: describeError(error) }));
}

export function logInfo(event: string, details: Record<string, string | number | boolean> = {}): void {
  console.log(JSON.stringify({ level: "info", event, ...details }));
}
