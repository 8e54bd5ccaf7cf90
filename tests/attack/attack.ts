import type { StackOptions } from "../../dev/stack/stack.ts";
import type { Product } from "../support/product.ts";

/** One line of the table: what was measured, what it had to be, what it was. */
export interface Figure {
  name: string;
  target: string;
  figure: string;
  ok: boolean;
}

export interface Attack {
  name: string;
  /** Settings that the product is started with. */
  settings?: StackOptions["settings"];
  /** Attacks for about so many seconds, with a product of its own. */
  run(product: Product, seconds: number): Promise<Figure[]>;
}

/** How long answers took, in milliseconds, and how many there were of each code (`ok` among them). */
export class Answers {
  readonly codes = new Map<string, number>();
  readonly #times: number[] = [];

  add(code: string, ms?: number): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    if (ms !== undefined) this.#times.push(ms);
  }

  /** The time that this part of the answers took at most; `part` from 0 to 1. */
  percentile(part: number): number {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  }

  /** How many had other codes than these. */
  countBut(...codes: string[]): number {
    return [...this.codes].reduce((sum, [code, count]) => (codes.includes(code) ? sum : sum + count), 0);
  }

  /** `1200 ok, 30 rate_limited` */
  toString(): string {
    return [...this.codes].map(([code, count]) => `${count} ${code}`).join(", ") || "none";
  }
}

/** `12/40 ms`: half of the answers and 95 % of them. */
export function times(answers: Answers): string {
  return `${Math.round(answers.percentile(0.5))}/${Math.round(answers.percentile(0.95))} ms`;
}

/** Repeats something as fast as it ends, in so many loops, until the time is over. */
export async function flood(loops: number, seconds: number, step: (loop: number, round: number) => Promise<void>) {
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: loops }, async (_, loop) => {
      for (let round = 0; performance.now() < end; round++) await step(loop, round);
    }),
  );
}
