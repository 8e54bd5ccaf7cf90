import { afterAll, beforeAll } from "vitest";
import { type FlakyProxy, startFlakyProxy } from "./flaky-proxy.ts";
import { Product } from "./product.ts";

/** Starts the product before the tests of a file, with a database that `failDatabase` lets fail, and little patience. */
export function startBehindProxy(): { product: Product; failDatabase: FlakyProxy["fail"] } {
  const product = new Product();
  let proxy: FlakyProxy;
  beforeAll(async () => {
    proxy = await startFlakyProxy(() => product.stack.databaseUrl);
    await product.start({ settings: { DATABASE_URL: proxy.url, DATABASE_TIMEOUT_MS: "5000" } });
  });
  afterAll(async () => {
    await product.stop();
    await proxy.stop();
  });
  return { product, failDatabase: (fault, after) => proxy.fail(fault, after) };
}
