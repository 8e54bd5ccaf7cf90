import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { DatabaseUnavailable } from "./errors.ts";
import { isRead } from "./hrana.ts";

/** Statements that take longer than this are aborted, so that no response hangs. */
export const STATEMENT_TIMEOUT_MS = 8_000;

/** Sends one HTTP request to the database and reads the whole response. Throws DatabaseUnavailable. */
async function ask(request: Request, timeoutMs: number): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status < 500) return new Response(await response.arrayBuffer(), response);
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new DatabaseUnavailable("the database does not answer", { cause: error });
  }
}

/**
 * Opens a libSQL database over HTTP. This makes no connection, so a worker can open one per request. Each batch, and
 * each statement outside a batch, is one HTTP request. A batch is one transaction; if it writes, it takes the write
 * lock at its start.
 * @param options.url URL of Turso or a self-hosted sqld (`libsql:`, `https:` or `http:`)
 * @param options.timeoutMs for each HTTP request; STATEMENT_TIMEOUT_MS by default
 * @param options.onRoundTrip called once for every HTTP request to the database
 */
export function openDatabase(options: {
  url: string;
  authToken?: string | undefined;
  timeoutMs?: number;
  onRoundTrip?: () => void;
}) {
  const { timeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const client = createClient({
    url: options.url,
    ...(options.authToken ? { authToken: options.authToken } : {}),
    fetch: (request: Request) => {
      options.onRoundTrip?.();
      return ask(request, timeoutMs);
    },
  });
  const batch = client.batch.bind(client);
  client.batch = (statements, mode) => batch(statements, mode ?? (statements.every(isRead) ? "read" : "write"));
  return drizzle(client);
}

export type Database = ReturnType<typeof openDatabase>;
