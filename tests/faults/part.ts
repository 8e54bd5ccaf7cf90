import type { StackOptions } from "../../dev/stack/stack.ts";
import type { Figure } from "../attack/attack.ts";
import { Product } from "../support/product.ts";

/** One kind of fault, with the targets of its figures. */
export interface Part {
  name: string;
  /** How often it repeats its fault: in `npm test`, in `npm run faults`, and with `--full`. */
  rounds: { small: number; usual: number; full: number };
  run(rounds: number): Promise<Figure[]>;
}

/** Starts a product of its own for a part. */
export async function withProduct<T>(options: StackOptions, use: (product: Product) => Promise<T>): Promise<T> {
  const product = new Product();
  await product.start(options);
  try {
    return await use(product);
  } finally {
    await product.stop();
  }
}

const SHOWN = 3;

/** A figure that must be zero. Shows the first findings. */
export const none = (name: string, found: readonly string[]): Figure => ({
  name,
  target: "0",
  figure: [found.length, ...found.slice(0, SHOWN)].join(" | "),
  ok: found.length === 0,
});

export const atLeast = (name: string, figure: number, min: number): Figure => ({
  name,
  target: `≥ ${min}`,
  figure: String(figure),
  ok: figure >= min,
});

export const atMost = (name: string, figure: number, max: number): Figure => ({
  name,
  target: `≤ ${max}`,
  figure: String(figure),
  ok: figure <= max,
});
