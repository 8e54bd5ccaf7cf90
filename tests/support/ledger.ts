import { newSubmission, type Person } from "./people.ts";
import type { Product } from "./product.ts";

/** What became of every write that was sent: told to have happened, or nothing certain was told. */
export class Ledger {
  readonly acknowledged = new Set<string>();
  uncertain = 0;
  #isWriting = false;
  #writers: Promise<void>[] = [];
  readonly #product: Product;
  readonly #people: Person[];

  constructor(product: Product, people: Person[]) {
    this.#product = product;
    this.#people = people;
  }

  /** Starts publishing requests, one after the other by each person, until {@link stop}. */
  start(): void {
    this.#isWriting = true;
    this.#writers = this.#people.map((person) => this.#write(person));
  }

  async stop(): Promise<void> {
    this.#isWriting = false;
    await Promise.all(this.#writers);
  }

  async #write(person: Person): Promise<void> {
    while (this.#isWriting) {
      const answer = await this.#product
        .mutate("requests.create", newSubmission(), { cookie: person.cookie })
        .catch(() => null);
      if (answer?.status === 200) this.acknowledged.add((answer.data as { id: string }).id);
      else {
        this.uncertain++;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  }
}

/** Writes go on for about this long before and after something is killed. */
export const WRITING_MS = 120;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
