/** What continues a Hrana stream. These are strings, because a worker may not keep the I/O objects of a request. */
export interface PooledStream {
  /** Identifies the stream's SQLite connection in the next request; valid once. */
  baton: string;
  /** URL of that connection, if the server returned one. */
  baseUrl: string | null;
}

/** sqld closes streams that are idle for 10 s. Those that were idle for longer than this are not reused. */
const MAX_IDLE_MS = 3_000;

/** Idle streams. The most recently used one is taken first, so that no more stay open than the load needs. */
export class StreamPool {
  #idle: { stream: PooledStream; since: number }[] = [];

  /** @param now milliseconds since the epoch */
  take(now: number): PooledStream | null {
    const freshest = this.#idle.pop();
    if (!freshest) return null;
    if (now - freshest.since <= MAX_IDLE_MS) return freshest.stream;
    // All others have been idle for even longer.
    this.#idle = [];
    return null;
  }

  giveBack(stream: PooledStream, now: number): void {
    this.#idle.push({ stream, since: now });
  }
}
