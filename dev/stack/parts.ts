/** What was started, to be ended in the opposite order. */
export class Parts {
  #stops: (() => Promise<void>)[] = [];

  add(stop: () => Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Ends every part, also when one of them fails to; a second call does nothing. */
  async stop(): Promise<void> {
    const stops = this.#stops.reverse();
    this.#stops = [];
    for (const stop of stops) await stop().catch((error: unknown) => console.error(error));
  }
}
