/** What continues a Hrana stream. Plain strings, because a worker may not keep the I/O objects of a request. */
export interface KeptStream {
  /** Names the stream's SQLite connection in the next request; good for one use. */
  baton: string;
  /** Where that connection is, if the server named an address other than its own. */
  baseUrl: string | null;
}

/** sqld closes a stream that was idle for 10 s; one that was idle for longer than this is not used again. */
const MAX_IDLE_MS = 3_000;

/** Streams between two uses. The most recently used one goes first, so that no more stay open than the load needs. */
export class StreamPool {
  #idle: { stream: KeptStream; since: number }[] = [];

  /** @param now milliseconds since the epoch */
  take(now: number): KeptStream | null {
    const freshest = this.#idle.pop();
    if (!freshest) return null;
    if (now - freshest.since <= MAX_IDLE_MS) return freshest.stream;
    // All others have been idle for even longer.
    this.#idle = [];
    return null;
  }

  giveBack(stream: KeptStream, now: number): void {
    this.#idle.push({ stream, since: now });
  }
}
