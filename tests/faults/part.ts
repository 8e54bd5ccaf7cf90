import type { StackOptions } from "../../dev/stack/stack.ts";
import type { Figure } from "../support/measure/figures.ts";
import { Product } from "../support/product.ts";

/** One kind of fault, with the targets of its figures. */
export interface Part {
  name: string;
  /**
   * How often it repeats its fault: in `npm test`, in `npm run faults` and `npm run test:all`, and with `--full`. All parts
   * together take less than 15 minutes as usual, and hours with `--full`.
   */
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
