import { type Database, openDatabase } from "#db/client.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { createPooledFetch, type PooledFetchOptions } from "#db/pooled-fetch.ts";
import { StreamPool } from "#db/stream-pool.ts";
import type { Settings } from "../../env.ts";
import { BoundedQueue, QueueOverloaded } from "../limits/bounded-queue.ts";

/** Longer than a statement may take, so that only a request that vanished loses its turn. */
const LEASE_MS = 10_000;
/** New calls are refused while the next in line for a stream has waited for longer: they would wait even longer. */
const PATIENCE_MS = 1_000;
/** A call that waits longer than this for a free stream opens one for itself, because the pooled ones may be stuck. */
const STREAM_WAIT_MS = 2_000;
/** Calls that wait take time too, so beyond these the others are better served if further ones are refused. */
const MAX_WAITING = 400;
/** Streams that calls open for themselves. */
const OWN_STREAMS = { maxRunning: 16, maxWaiting: MAX_WAITING, waitMs: 5_000, leaseMs: LEASE_MS };
/** sqld can stop accepting writes permanently when several connections write at once. */
const WRITES = { maxRunning: 1, maxWaiting: 100, waitMs: 5_000, leaseMs: LEASE_MS };

interface Turns extends Pick<PooledFetchOptions, "pool" | "withStream" | "inWriteOrder"> {
  isOverloaded(isWrite: boolean): boolean;
}

/** What a caller without a turn is told. */
function unavailable(error: unknown): unknown {
  return error instanceof QueueOverloaded ? new DatabaseUnavailable("too many are waiting", { cause: error }) : error;
}

/**
 * State that the requests of an isolate share. It contains no I/O objects.
 * @param maxStreams streams that stay open, and thereby calls that run at once
 */
export function createTurns(maxStreams: number): Turns {
  const streams = new BoundedQueue({
    maxRunning: maxStreams,
    maxWaiting: MAX_WAITING,
    waitMs: STREAM_WAIT_MS,
    leaseMs: LEASE_MS,
  });
  const own = new BoundedQueue(OWN_STREAMS);
  const writes = new BoundedQueue(WRITES);
  return {
    pool: new StreamPool(),
    async withStream(onPooled, alone) {
      try {
        return await streams.run(onPooled);
      } catch (error) {
        if (!(error instanceof QueueOverloaded && error.reason === "late")) throw unavailable(error);
        return await own.run(alone).catch((reason) => Promise.reject(unavailable(reason)));
      }
    },
    isOverloaded: (isWrite) =>
      [streams, own].some((queue) => queue.isOverloaded(PATIENCE_MS)) ||
      (isWrite && writes.isOverloaded(WRITES.waitMs)),
    inWriteOrder: (write) => writes.run(write).catch((error) => Promise.reject(unavailable(error))),
  };
}

/** What the requests of an isolate share. */
let shared: Turns | undefined;

/** Whether a call that starts now would wait too long for the database. */
export const isOverloaded = (isWrite: boolean): boolean => shared?.isOverloaded(isWrite) ?? false;

/**
 * Opens the database for one request. This is cheap, because the streams and the write queue belong to the isolate.
 * @param options as for {@link createPooledFetch}
 */
export function openWorkerDatabase(
  settings: Settings,
  options: Pick<PooledFetchOptions, "waitUntil" | "onRoundTrip">,
): Database {
  shared ??= createTurns(settings.DATABASE_STREAMS);
  return openDatabase({
    url: settings.DATABASE_URL,
    authToken: settings.DATABASE_AUTH_TOKEN,
    fetch: createPooledFetch({ timeoutMs: settings.DATABASE_TIMEOUT_MS, ...shared, ...options }),
  });
}
