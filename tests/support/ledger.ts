import { makePerson, newSubmission, type Person } from "./people.ts";
import type { Product } from "./product.ts";

/** As many as one person may publish in an hour. */
const REQUESTS_PER_PERSON = 3;

/** What became of every write that was sent: told to have happened, or nothing certain was told. */
export class Ledger {
  readonly acknowledged = new Set<string>();
  uncertain = 0;
  #isWriting = false;
  #writers: Promise<void>[] = [];
  readonly #product: Product;
  readonly #writerCount: number;

  constructor(product: Product, writerCount: number) {
    this.#product = product;
    this.#writerCount = writerCount;
  }

  /** Starts writers that each publish one request after the other, by ever new people, until {@link stop}. */
  start(): void {
    this.#isWriting = true;
    this.#writers = Array.from({ length: this.#writerCount }, () => this.#write());
  }

  async stop(): Promise<void> {
    this.#isWriting = false;
    await Promise.all(this.#writers);
  }

  async #write(): Promise<void> {
    while (this.#isWriting) {
      const person = await makePerson(this.#product, { client: true }).catch(() => null);
      if (!person) await pause(RETRY_MS);
      for (let i = 0; person && this.#isWriting && i < REQUESTS_PER_PERSON; i++) await this.#publish(person);
    }
  }

  async #publish(person: Person): Promise<void> {
    const answer = await this.#product
      .mutate("requests.create", newSubmission(), { cookie: person.cookie })
      .catch(() => null);
    if (answer?.status === 200) {
      this.acknowledged.add((answer.data as { id: string }).id);
      return;
    }
    this.uncertain++;
    await pause(RETRY_MS);
  }
}

const RETRY_MS = 10;

/** Writes go on for about this long before and after something is killed. */
export const WRITING_MS = 120;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
