import { beforeAll, expect, test } from "vitest";
import { assignEverything } from "../attack/mass-assignment.ts";
import { press } from "../support/asaas.ts";
import { startProduct } from "../support/product.ts";

const product = startProduct();

// Events would change tables while a call is watched.
beforeAll(() => press(product.stack, { do: "webhooks", held: true }));

/** `npm run attack -- mass-assignment` calls every mutation. */
const MUTATIONS = [
  "auth.signUp",
  "auth.chooseRole",
  "profiles.updateBasics",
  "profiles.saveProfessional",
  "requests.create",
  "listings.update",
  "ratings.rate",
];

test("fields named after columns change nothing, wherever they are in an input", async () => {
  const { called, succeeded, fields, keeping, changing } = await assignEverything(product, MUTATIONS);
  expect({ keeping, changing }).toEqual({ keeping: [], changing: [] });
  expect([called, succeeded]).toEqual([MUTATIONS.length, MUTATIONS.length]);
  expect(fields).toBeGreaterThan(300);
});
