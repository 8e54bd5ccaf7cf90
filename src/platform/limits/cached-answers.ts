/** Bodies that an isolate keeps. With all of them at their longest, they take 20 of its 128 MB. */
const MAX_ANSWERS = 100;
const MAX_BYTES = 200_000;

interface CachedAnswer {
  body: ArrayBuffer;
  headers: readonly [name: string, value: string][];
}

/** Answers of this isolate in memory (docs/decisions/2026-11-24-under-load.md). Times are in milliseconds. */
export class CachedAnswers {
  /** Oldest first. */
  readonly #answers = new Map<string, CachedAnswer & { until: number }>();

  get(address: string, now: number): CachedAnswer | null {
    const found = this.#answers.get(address);
    if (found && now < found.until) return found;
    this.#answers.delete(address);
    return null;
  }

  /** Does nothing if the body is too long. */
  set(address: string, { body, headers }: CachedAnswer, until: number): void {
    if (body.byteLength > MAX_BYTES) return;
    this.#answers.delete(address);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= MAX_ANSWERS) this.#answers.delete(oldest);
    this.#answers.set(address, { body, headers, until });
  }
}
