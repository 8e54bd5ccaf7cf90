import { expect, test } from "vitest";
import { sendHostileRequests } from "../../attack/hostile-http.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

test("no request causes a server error or reveals internals", async () => {
  const { requests, failed, leaked } = await sendHostileRequests(product);
  expect(requests).toBeGreaterThan(600);
  expect({ failed, leaked }).toEqual({ failed: [], leaked: [] });
}, 120_000);
