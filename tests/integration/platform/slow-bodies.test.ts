import { expect, test } from "vitest";
import { makePerson } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { sendRaw } from "../../support/raw-http.ts";

const product = sharedProduct();

test("a body that does not arrive is given up, for a log-in and for a photo", async () => {
  const { cookie } = await makePerson(product);
  const origin = `origin: ${product.stack.url}`;
  const length = "content-length: 1000";
  const [call, photo] = await Promise.all([
    sendRaw(product, {
      method: "POST",
      target: "/trpc/auth.logIn",
      headers: [origin, length, "content-type: application/json"],
      body: '{"email":',
    }),
    sendRaw(product, {
      method: "POST",
      target: "/upload/avatar",
      headers: [origin, length, "content-type: application/octet-stream", `cookie: ${cookie}`],
      body: "x",
    }),
  ]);
  expect([call.status, photo.status]).toEqual([408, 408]);
}, 40_000);
