/** Parts that were started, to be stopped in reverse order. */
export class Parts {
  #stops: (() => Promise<void>)[] = [];

  add(stop: () => Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Stops every part, even if one fails to stop; a second call does nothing. */
  async stop(): Promise<void> {
    const stops = this.#stops.reverse();
    this.#stops = [];
    for (const stop of stops) await stop().catch((error: unknown) => console.error(error));
  }
}
