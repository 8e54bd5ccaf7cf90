import { AsyncLocalStorage } from "node:async_hooks";
import { DrizzleQueryError } from "drizzle-orm/errors";

type Details = Record<string, string | number | boolean>;

const requestIds = new AsyncLocalStorage<string>();

/** Format of Cloudflare's request id. */
const RAY = /^[\w-]{1,64}$/;

/** Cloudflare's id of the request, or a new one. */
export function requestIdOf(ray: string | undefined): string {
  return RAY.exec(ray ?? "")?.[0] ?? crypto.randomUUID();
}

/** Runs work whose lines in the log all have this id, even those written after the response. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}

/** The loggable part of an error: no statement parameters or personal data, which Drizzle puts into its messages. */
export function describeError(error: unknown): Record<string, string> {
  if (error instanceof DrizzleQueryError) {
    return { name: error.name, query: error.query, cause: error.cause?.message ?? "" };
  }
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? "" };
  return { name: typeof error };
}

function line(level: "info" | "error", event: string, details: Details, error?: unknown): string {
  const requestId = requestIds.getStore();
  const described = error === undefined ? {} : { error: describeError(error) };
  return JSON.stringify({ level, event, ...(requestId ? { requestId } : {}), ...details, ...described });
}

/** Writes one line of JSON to the platform's log. */
export function logError(event: string, error: unknown, details: Details = {}): void {
  console.error(line("error", event, details, error ?? "unknown"));
}

export function logInfo(event: string, details: Details = {}): void {
  console.log(line("info", event, details));
}
