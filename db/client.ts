import { createClient, type InStatement, type IntMode } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { DatabaseUnavailable } from "./errors.ts";
import { isRead } from "./pipeline.ts";

/** Statements that take longer than this are aborted, so that no response hangs. */
const STATEMENT_TIMEOUT_MS = 8_000;

/**
 * A `fetch` that reads the whole response and throws DatabaseUnavailable if there is none in time.
 * @param timeoutMs for each HTTP request
 */
export function createTimedFetch(timeoutMs: number): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
      if (response.status < 500) return new Response(await response.arrayBuffer(), response);
      throw new Error(`status ${response.status}`);
    } catch (error) {
      throw new DatabaseUnavailable("the database does not answer", { cause: error });
    }
  };
}

const sqlOf = (statement: InStatement | [string, unknown?]): string => {
  if (typeof statement === "string") return statement;
  return Array.isArray(statement) ? statement[0] : statement.sql;
};

/**
 * Opens a libSQL database over HTTP. This makes no connection, so a worker opens one per request. Each batch, and
 * each statement outside a batch, is one HTTP request. A batch is one transaction; if it writes, it takes the write
 * lock at its start.
 * @param options.url URL of Turso or a self-hosted sqld (`libsql:`, `https:` or `http:`)
 * @param options.intMode "number" by default; "bigint" for integers beyond 2^53
 * @param options.fetch sends the requests; the worker's reuses streams (pooled-fetch.ts)
 */
export function openDatabase(options: {
  url: string;
  authToken?: string | undefined;
  intMode?: IntMode;
  fetch?: (request: Request) => Promise<Response>;
}) {
  const { url, authToken, intMode = "number", fetch = createTimedFetch(STATEMENT_TIMEOUT_MS) } = options;
  const client = createClient({ url, ...(authToken ? { authToken } : {}), intMode, fetch });
  const batch = client.batch.bind(client);
  client.batch = (statements, mode) =>
    batch(statements, mode ?? (statements.every((statement) => isRead(sqlOf(statement))) ? "read" : "write"));
  return drizzle(client);
}

export type Database = ReturnType<typeof openDatabase>;
