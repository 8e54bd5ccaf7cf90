import { expect, test } from "vitest";
import { ALL_LISTINGS } from "../../support/listings.ts";
import { makePerson, newSubmission } from "../../support/people.ts";
import { sharedProduct, untilServed } from "../../support/product.ts";

const product = sharedProduct();

/** Sends a request and aborts it after `ms` milliseconds. */
async function abortAfter(ms: number, send: (signal: AbortSignal) => Promise<Response>): Promise<void> {
  const response = await send(AbortSignal.timeout(ms)).catch(() => null);
  await response?.body?.cancel();
}

const search = encodeURIComponent(JSON.stringify({ ...ALL_LISTINGS, text: "cimento", sort: "created_at_desc" }));

test("a read and a write still succeed after a hundred of each were cancelled in progress", async () => {
  const person = await makePerson(product, { client: true });
  const writing = (signal: AbortSignal) =>
    product.fetch("/trpc/requests.create", {
      method: "POST",
      headers: { "content-type": "application/json", origin: product.stack.url, cookie: person.cookie },
      body: JSON.stringify(newSubmission()),
      signal,
    });
  const reading = (signal: AbortSignal) => product.fetch(`/trpc/listings.search?input=${search}`, { signal });
  await Promise.all(Array.from({ length: 200 }, (_, i) => abortAfter(5 + (i % 40), i % 2 === 0 ? reading : writing)));
  const other = await makePerson(product, { client: true });
  const submission = newSubmission();
  const [read, written] = await Promise.all([
    untilServed(() => product.query("requests.mine", undefined, other)),
    untilServed(() => product.mutate("requests.create", submission, other)),
  ]);
  expect([read.status, written.status]).toEqual([200, 200]);
});
