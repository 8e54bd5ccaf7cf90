import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { startBehindProxy } from "../support/behind-proxy.ts";
import { ALL_LISTINGS } from "../support/listings.ts";
import { makePerson, newSubmission, type Person } from "../support/people.ts";
import { type Answer, untilServed } from "../support/product.ts";

const { product, failDatabase } = startBehindProxy();
let client: Person;

beforeAll(async () => {
  client = await makePerson(product, { client: true });
  // The local worker, started by eighty calls at once, sometimes answers none of them.
  expect((await product.query("auth.me", undefined, client)).status).toBe(200);
});

/** More than the local product has streams. */
const CALLERS = 200;

/** Whether a call is refused changes from second to second, so that several are asked, one shortly after another. */
async function untilUnavailable(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => pause(n * 50).then(call)));
    const refused = answers.find(({ status }) => status === 503);
    if (refused) return refused;
    for (const { error } of answers) expect(error?.code).toBe("input.invalid");
  }
}

test("while others wait too long, calls and pages are refused at once, and served again afterwards", async () => {
  const read = () => product.query("listings.search", { ...ALL_LISTINGS, sort: "created_at_desc" });
  let isOver = false;
  failDatabase("hang");
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!isOver) {
      await read();
      // Those who are refused at once would take the processor from the others.
      await pause(100);
    }
  });
  // Only a call that nobody has looked at yet is not refused for its input.
  const refused = [
    await untilUnavailable(() => product.query("listings.search", {})),
    await untilUnavailable(() => product.mutate("auth.logIn", {})),
  ];
  const page = await product.fetch("/marketplace");
  failDatabase("none");
  isOver = true;
  await Promise.all(callers);

  for (const { error, headers, roundTrips } of refused) {
    const requestId = headers.get("x-request-id");
    expect(error).toEqual({ code: "unavailable", httpStatus: 503, fields: {}, params: {}, requestId });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(roundTrips).toBe(0);
  }
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("Tente de novo em instantes");
  expect((await untilServed(read)).status).toBe(200);
  const submission = newSubmission();
  const publish = () => product.mutate("requests.create", submission, client);
  expect((await untilServed(publish)).status).toBe(200);
});
