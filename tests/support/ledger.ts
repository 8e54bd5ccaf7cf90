import { makePerson, newSubmission, type Person } from "./people.ts";
import type { Product } from "./product.ts";

/** The limit of published requests per person and hour. */
const REQUESTS_PER_PERSON = 3;

/** Records the outcome of every write: acknowledged by the server, or uncertain. */
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

  /** Starts writers that publish requests one after another, always as new people, until {@link stop}. */
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

/** How long writers run before and after a process is killed. */
export const WRITING_MS = 120;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
