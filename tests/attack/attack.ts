import type { StackOptions } from "../../dev/stack/stack.ts";
import type { Figure } from "../support/measure/figures.ts";
import type { Product } from "../support/product.ts";

export interface Attack {
  name: string;
  /** Settings to start the product with. */
  settings?: StackOptions["settings"];
  /** Runs for about `seconds` against a product of its own, or until what `sizes` says is done. */
  run(product: Product, seconds: number, sizes: Sizes): Promise<Figure[]>;
}

/** How much is made at random; the same seed makes the same. */
export interface Sizes {
  /** Calls of each procedure. */
  calls: number;
  /** Damaged images. */
  images: number;
  seed: number;
}

/** What needs no product. `files` are those to look at, if not all. */
export interface Check {
  name: string;
  check(files: readonly string[] | undefined): Promise<Figure[]>;
}

/** Response times in milliseconds, and the number of responses per code; a success counts as `ok`. */
export class Answers {
  readonly codes = new Map<string, number>();
  readonly #times: number[] = [];

  add(code: string, ms?: number): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    if (ms !== undefined) this.#times.push(ms);
  }

  /** The response time, in milliseconds, at percentile `part` (0 to 1); NaN without responses. */
  percentile(part: number): number {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  }

  /** The number of responses with any other code. */
  countBut(...codes: string[]): number {
    return [...this.codes].reduce((sum, [code, count]) => (codes.includes(code) ? sum : sum + count), 0);
  }

  /** For example `1200 ok, 30 rate_limited`. */
  toString(): string {
    return [...this.codes].map(([code, count]) => `${count} ${code}`).join(", ") || "none";
  }
}

/** Median and 95th percentile, such as `12/40 ms`. */
export function times(answers: Answers): string {
  return `${Math.round(answers.percentile(0.5))}/${Math.round(answers.percentile(0.95))} ms`;
}

/** Runs `step` in `loops` parallel loops for `seconds`, without a pause between rounds. */
export async function flood(loops: number, seconds: number, step: (loop: number, round: number) => Promise<void>) {
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: loops }, async (_, loop) => {
      for (let round = 0; performance.now() < end; round++) await step(loop, round);
    }),
  );
}
