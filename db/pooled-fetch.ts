import { LibsqlError } from "@libsql/client/web";
import { DatabaseUnavailable } from "./errors.ts";
import {
  answerPipeline,
  isBusy,
  isReusable,
  type Pipeline,
  type PipelineAnswer,
  type PipelineRequest,
  readCall,
} from "./pipeline.ts";
import type { PooledStream, StreamPool } from "./stream-pool.ts";

/** Statuses with which a server refuses an unknown or expired baton. Nothing was executed. */
const UNKNOWN_STREAM = new Set([400, 404]);
/** Status of sqld when all its connections are in use. */
const TOO_MANY_CONNECTIONS = 429;
/** Pauses between retries. sqld's checkpoints hold the write lock briefly; connections become free as others end. */
const BUSY_PAUSES_MS = [20, 80, 320, 1_000];

export interface PooledFetchOptions {
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Calls that take longer than this, with their wait for a turn and their retries, are aborted. */
  timeoutMs: number;
  pool: StreamPool;
  /** Runs `onPooled` as soon as one of the pooled streams is free, or `alone` if that takes too long. */
  withStream<T>(onPooled: () => Promise<T>, alone: () => Promise<T>): Promise<T>;
  /** Runs writes one after another. Throws DatabaseUnavailable when too many are waiting. */
  inWriteOrder<T>(write: () => Promise<T>): Promise<T>;
  /** Lets a call continue when its request is cancelled, so that it returns its stream and its turn. */
  waitUntil(call: Promise<unknown>): void;
  /** Called once for every HTTP request to the database. */
  onRoundTrip?: (() => void) | undefined;
}

/**
 * A `fetch` for `openDatabase` that reuses streams. The client itself opens a stream for every call, so that SQLite parses
 * the whole schema each time (docs/decisions/2026-11-24-database-streams-and-checkpoints.md).
 */
export function createPooledFetch(options: PooledFetchOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const pipeline = (await request.json()) as Pipeline;
    const answer = await new Call(options, request, pipeline).run();
    // All that the client reads. A Response would have to be written as text and parsed again.
    return { ok: true, json: async () => answerPipeline(pipeline, answer) } as Response;
  };
}

/** One statement or transaction on its way to the server. */
class Call {
  readonly #options: PooledFetchOptions;
  readonly #origin: string;
  readonly #headers: Headers;
  readonly #deadline: number;
  readonly #work: PipelineRequest;
  readonly #reads: boolean;

  constructor(options: PooledFetchOptions, { url, headers }: Request, pipeline: Pipeline) {
    const { work, reads } = readCall(pipeline);
    this.#options = options;
    this.#origin = new URL(url).origin;
    this.#headers = new Headers([...headers, ...Object.entries(options.headers ?? {})]);
    this.#deadline = Date.now() + options.timeoutMs;
    this.#work = work;
    this.#reads = reads;
  }

  run(): Promise<PipelineAnswer> {
    const { inWriteOrder, waitUntil } = this.#options;
    const send = () => this.#send();
    const call = this.#reads ? send() : inWriteOrder(send);
    waitUntil(call.catch(() => undefined));
    return call;
  }

  /** Retries after a pause while the server has no free connection or write lock: nothing was executed until then. */
  async #send(): Promise<PipelineAnswer> {
    for (const pauseMs of BUSY_PAUSES_MS) {
      const answer = await this.#try().catch(nullIfServerFull);
      if (answer && !isBusy(answer)) return answer;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return this.#try();
  }

  #try(): Promise<PipelineAnswer> {
    return this.#options.withStream(
      () => this.#onPooledStream(),
      () => this.#post([this.#work, { type: "close" }], null).then(known),
    );
  }

  /** Returns a stream to the pool only after a complete response outside a transaction. In any doubt, drops it. */
  async #onPooledStream(): Promise<PipelineAnswer> {
    const { pool } = this.#options;
    const requests: PipelineRequest[] = [this.#work, { type: "get_autocommit" }];
    const pooled = pool.take(Date.now());
    const continued = pooled && (await this.#post(requests, pooled));
    const answer = continued ?? known(await this.#post(requests, null));
    if (answer.baton !== null && isReusable(answer)) {
      // A newly opened stream must not use the base URL of the one that the server forgot.
      const formerUrl = continued ? pooled.baseUrl : null;
      pool.giveBack({ baton: answer.baton, baseUrl: answer.base_url ?? formerUrl }, Date.now());
    }
    return answer;
  }

  /** Sends one HTTP request. Null if the server does not know the stream, so that nothing was executed. */
  async #post(requests: PipelineRequest[], stream: PooledStream | null): Promise<PipelineAnswer | null> {
    const leftMs = this.#deadline - Date.now();
    if (leftMs <= 0) throw new DatabaseUnavailable("no time is left to ask the database");
    this.#options.onRoundTrip?.();
    try {
      const response = await fetch(`${stream?.baseUrl ?? this.#origin}/v3/pipeline`, {
        method: "POST",
        headers: this.#headers,
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
