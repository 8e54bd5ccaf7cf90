import { expect, test } from "vitest";
import { makeProvider } from "../../support/network.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();

/** Submits the premium switch as a page of this origin would, or as a program if `origin` is null. */
async function press(email: string, origin: string | null): Promise<number> {
  const response = await fetch(`${product.stack.fakesUrl}/premium`, {
    method: "POST",
    headers: origin === null ? {} : { origin },
    body: new URLSearchParams({ email, on: "true" }),
    redirect: "manual",
  });
  return response.status;
}

test("the fakes' switches work from its own pages and for programs, but not from other sites", async () => {
  const provider = await makeProvider(product);
  const isPremium = async () => (await product.query("auth.me", undefined, provider)).data;
  const fakes = new URL(product.stack.fakesUrl);
  expect((await fetch(fakes)).headers.get("referrer-policy")).toBe("same-origin");
  for (const origin of [product.stack.url, "https://exemplo.com", `http://exemplo.com:${fakes.port}`, "null", "x"]) {
    expect([origin, await press(provider.email, origin)]).toEqual([origin, 403]);
  }
  expect(await isPremium()).toMatchObject({ isPremium: false });
  expect(await press(provider.email, fakes.origin)).toBe(303);
  expect(await isPremium()).toMatchObject({ isPremium: true });
  expect(await press(provider.email, null)).toBe(303);

  const other = await fetch(`${fakes.origin}/api/mails`, {
    method: "DELETE",
    headers: { origin: "https://exemplo.com" },
  });
  expect(other.status).toBe(403);
});
