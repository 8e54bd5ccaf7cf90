/** Bodies that an isolate keeps. With all of them at their longest, they take 13 of its 128 MB. */
const MAX_ANSWERS = 100;
const MAX_LENGTH = 65_536;

/** Answers of this isolate in memory (docs/decisions/2026-11-24-under-load.md). Times are in milliseconds. */
export class CachedAnswers {
  /** Oldest first. */
  readonly #answers = new Map<string, { body: string; until: number }>();

  get(address: string, now: number): string | null {
    const found = this.#answers.get(address);
    if (found && now < found.until) return found.body;
    this.#answers.delete(address);
    return null;
  }

  /** Does nothing if the body is too long. */
  set(address: string, body: string, until: number): void {
    if (body.length > MAX_LENGTH) return;
    this.#answers.delete(address);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= MAX_ANSWERS) this.#answers.delete(oldest);
    this.#answers.set(address, { body, until });
  }
}
