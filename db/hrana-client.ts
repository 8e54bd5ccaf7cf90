import { type InStatement, LibsqlError, type ResultSet } from "@libsql/core/api";
import { DatabaseUnavailable } from "./errors.ts";
import {
  encodeStatement,
  encodeTransaction,
  isBusy,
  isOutsideTransaction,
  isRead,
  type PipelineAnswer,
  type PipelineRequest,
  readExecuted,
  readTransaction,
} from "./hrana.ts";
import type { KeptStream, StreamPool } from "./stream-pool.ts";

/** Statuses with which a server refuses an unknown or expired baton. Nothing was executed. */
const UNKNOWN_STREAM = new Set([400, 404]);
/** Status of sqld when all its connections are in use. */
const TOO_MANY_CONNECTIONS = 429;
/** Pauses between retries. sqld's checkpoints hold the write lock briefly; connections become free as others end. */
const BUSY_PAUSES_MS = [20, 80, 320, 1_000];
const CLOSE: PipelineRequest = { type: "close" };

export interface HranaClientOptions {
  /** As returned by {@link httpUrl}. */
  url: string;
  authToken: string | undefined;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Calls that take longer than this, with their wait for a turn and their retries, are aborted. */
  timeoutMs: number;
  pool: StreamPool;
  /** Runs `onKept` as soon as one of the kept streams is free, or `alone` if that takes too long. */
  withStream<T>(onKept: () => Promise<T>, alone: () => Promise<T>): Promise<T>;
  /** Runs writes one after another. Throws DatabaseUnavailable when too many are waiting. */
  inWriteOrder<T>(write: () => Promise<T>): Promise<T>;
  /** Lets a call continue when its request is cancelled, so that it returns its stream and its turn. */
  later(call: Promise<unknown>): void;
  /** Called once for every HTTP request to the database. */
  onRoundTrip?: (() => void) | undefined;
}

/** The HTTP URL of a server. `libsql:` means TLS unless the URL has `?tls=0`. */
export function httpUrl(url: string): string {
  const { protocol, host, searchParams } = new URL(url);
  const isPlain = protocol === "http:" || searchParams.get("tls") === "0";
  return `${isPlain ? "http" : "https"}://${host}`;
}

/**
 * The methods of a libSQL client that Drizzle uses, over streams that are kept open and reused. `@libsql/client` opens
 * a stream for every call, so SQLite parses the whole schema each time
 * (docs/decisions/2026-11-22-kept-database-streams.md).
 */
export class HranaClient {
  readonly #options: HranaClientOptions;

  constructor(options: HranaClientOptions) {
    this.#options = options;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    const request: PipelineRequest = { type: "execute", stmt: encodeStatement(statement) };
    return readExecuted(await this.#run([request], isRead(statement)));
  }

  /** Runs one transaction. It takes the write lock at its start unless all its statements are selects. */
  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const reads = statements.every(isRead);
    const transaction = encodeTransaction(statements.map(encodeStatement), reads ? "read" : "write");
    return readTransaction(await this.#run([transaction, { type: "get_autocommit" }], reads), statements.length);
  }

  #run(requests: PipelineRequest[], reads: boolean): Promise<PipelineAnswer> {
    const { inWriteOrder, later, timeoutMs } = this.#options;
    const deadline = Date.now() + timeoutMs;
    const send = () => this.#send(requests, deadline);
    const call = reads ? send() : inWriteOrder(send);
    later(call.catch(() => undefined));
    return call;
  }

  /** Retries after a pause while the server has no free connection or write lock: nothing was executed until then. */
  async #send(requests: PipelineRequest[], deadline: number): Promise<PipelineAnswer> {
    for (const pauseMs of BUSY_PAUSES_MS) {
      const answer = await this.#try(requests, deadline).catch(nullIfServerFull);
      if (answer && !isBusy(answer)) return answer;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return this.#try(requests, deadline);
  }

  #try(requests: PipelineRequest[], deadline: number): Promise<PipelineAnswer> {
    return this.#options.withStream(
      () => this.#onKeptStream(requests, deadline),
      () => this.#post([...requests, CLOSE], null, deadline).then(known),
    );
  }

  /** Returns a stream to the pool only after a complete response outside a transaction. In any doubt, drops it. */
  async #onKeptStream(requests: PipelineRequest[], deadline: number): Promise<PipelineAnswer> {
    const { pool } = this.#options;
    const kept = pool.take(Date.now());
    const continued = kept && (await this.#post(requests, kept, deadline));
    const answer = continued ?? known(await this.#post(requests, null, deadline));
    if (answer.baton !== null && isReusable(answer, requests)) {
      // A newly opened stream must not use the base URL of the one that the server forgot.
      const formerUrl = continued ? kept.baseUrl : null;
      pool.giveBack({ baton: answer.baton, baseUrl: answer.base_url ?? formerUrl }, Date.now());
    }
    return answer;
  }

  /** Sends one HTTP request. Null if the server does not know the stream, so that nothing was executed. */
  async #post(
    requests: PipelineRequest[],
    stream: KeptStream | null,
    deadline: number,
  ): Promise<PipelineAnswer | null> {
    const { url, authToken, headers, onRoundTrip } = this.#options;
    const leftMs = deadline - Date.now();
    if (leftMs <= 0) throw new DatabaseUnavailable("no time is left to ask the database");
    onRoundTrip?.();
    try {
      const response = await fetch(`${stream?.baseUrl ?? url}/v3/pipeline`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(authToken ? { authorization: `Bearer ${authToken}` } : {}),
          ...headers,
        },
        body: JSON.stringify({ baton: stream?.baton ?? null, requests }),
        signal: AbortSignal.timeout(leftMs),
      });
      if (response.ok) return (await response.json()) as PipelineAnswer;
      await response.body?.cancel();
      if (UNKNOWN_STREAM.has(response.status)) return null;
      if (response.status === TOO_MANY_CONNECTIONS) throw new ServerFull("the database has no connection to spare");
      throw new Error(`status ${response.status}`);
    } catch (error) {
      if (error instanceof ServerFull) throw error;
      throw new DatabaseUnavailable("the database does not answer", { cause: error });
    }
  }
}

/** All connections of the server are in use; nothing was executed. */
class ServerFull extends DatabaseUnavailable {}

function nullIfServerFull(error: unknown): null {
  if (error instanceof ServerFull) return null;
  throw error;
}

function known(answer: PipelineAnswer | null): PipelineAnswer {
  if (answer) return answer;
  throw new LibsqlError("The database refused the request", "SERVER_ERROR");
}

function isReusable({ results }: PipelineAnswer, requests: PipelineRequest[]): boolean {
  if (results.length !== requests.length || results.some(({ type }) => type !== "ok")) return false;
  return requests.length === 1 || isOutsideTransaction(results);
}
