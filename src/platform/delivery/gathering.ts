/** How often at most an isolate does what was left to it. */
const PAUSE_MS = 250;

/**
 * What requests leave to be done after their responses. The first is done at once; during a rush, one request does it
 * for all of the last moment. No request waits for another, and what one leaves that vanished, the next one does.
 */
export class Gathering<Item> {
  #items: Item[] = [];
  /** When the latest round begins, or began. */
  #roundAt = 0;

  /** @returns what the caller shall do; nothing if another request does it */
  async add(items: readonly Item[]): Promise<Item[]> {
    this.#items.push(...items);
    const now = Date.now();
    if (now < this.#roundAt) return [];
    this.#roundAt = Math.max(now, this.#roundAt + PAUSE_MS);
    if (this.#roundAt > now) await new Promise((resolve) => setTimeout(resolve, this.#roundAt - now));
    return this.#items.splice(0);
  }
}
