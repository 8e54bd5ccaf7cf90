/** Shortest time between two rounds. */
const PAUSE_MS = 250;

/**
 * Work that requests put off until after their responses. The first is done at once; during a rush, one request does
 * the work of all. No request waits for another, and if one vanishes, the next does its work.
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
