import { makePerson, newSubmission, type Person } from "./people.ts";
import { eventually, type Product } from "./product.ts";

/** The limit of published requests per person and hour. */
const REQUESTS_PER_PERSON = 3;

/** Statuses with which the product says that it did nothing. */
const REFUSALS = new Set([400, 401, 403, 404, 409, 422, 429]);

/** Records the outcome of every write, by the id of its submission. */
export class Ledger {
  /** Submissions that the product published, with the ids of their requests. */
  readonly acknowledged = new Map<string, string>();
  readonly refused = new Set<string>();
  /** No answer, or one that leaves open what happened. */
  readonly unknown = new Set<string>();
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

  /** Lets the writers work for a moment, until the product has published another request. */
  async another(): Promise<void> {
    const before = this.acknowledged.size;
    await pause(WRITING_MS);
    await eventually(async () => this.acknowledged.size > before || undefined, "a published request");
  }

  async #write(): Promise<void> {
    while (this.#isWriting) {
      const person = await makePerson(this.#product, { client: true }).catch(() => null);
      if (!person) await pause(RETRY_MS);
      for (let i = 0; person && this.#isWriting && i < REQUESTS_PER_PERSON; i++) await this.#publish(person);
    }
  }

  async #publish(person: Person): Promise<void> {
    const submission = newSubmission();
    const answer = await this.#product.mutate("requests.create", submission, person).catch(() => null);
    if (answer?.status === 200) {
      this.acknowledged.set(submission.submissionId, (answer.data as { id: string }).id);
      return;
    }
    const isRefused = answer !== null && REFUSALS.has(answer.status);
    (isRefused ? this.refused : this.unknown).add(submission.submissionId);
    await pause(RETRY_MS);
  }
}

const RETRY_MS = 10;

const WRITING_MS = 120;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
