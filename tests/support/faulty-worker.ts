import { readFileSync } from "node:fs";
import type { Product } from "./product.ts";

/** For `wrapper` of a stack. */
export const FAULTY_WORKER = readFileSync(new URL("faulty-worker.js", import.meta.url), "utf8");

export type ServiceMode = "ok" | "failing" | "silent";

interface Faults {
  /** R2 */
  storage?: ServiceMode;
  /** Cloudflare Images */
  images?: ServiceMode;
  mail?: ServiceMode;
  /** How far the worker's clock is ahead. */
  clockMs?: number;
}

/** Lets the bindings of a worker in {@link FAULTY_WORKER} fail, or sets its clock. */
export async function setFaults(product: Product, faults: Faults): Promise<void> {
  const response = await product.fetch("/trpc/faults", { method: "POST", body: JSON.stringify(faults) });
  if (!response.ok) throw new Error(`the faults were not set: ${response.status}`);
}
