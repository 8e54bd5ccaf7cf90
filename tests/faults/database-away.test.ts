import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serviceRequests } from "../../db/schema/index.ts";
import { type Fault, type FlakyProxy, startFlakyProxy } from "../support/flaky-proxy.ts";
import { makePerson, makeRequest, newSubmission, type Person } from "../support/people.ts";
import { type Answer, Product } from "../support/product.ts";

const product = new Product();
let proxy: FlakyProxy;
let premium: Person;
let requestId: string;

beforeAll(async () => {
  proxy = await startFlakyProxy(() => product.stack.databaseUrl);
  await product.start({ settings: { DATABASE_URL: proxy.url, DATABASE_TIMEOUT_MS: "1000" } });
  premium = await makePerson(product, { premium: true });
  requestId = await makeRequest(product, await makePerson(product, { client: true }), { contactPhone: CONTACT });
});

afterAll(async () => {
  await product.stop();
  await proxy.stop();
});

const TIMEOUT_MS = 30_000;
/** Every response must arrive within this time, whatever the database does. */
const PATIENCE_MS = 10_000;
const CONTACT = "67911112222";

/** Covers the session, lists, data that only premium users may see, and a write. */
const CALLS: Record<string, () => Promise<Answer>> = {
  "auth.me": () => product.query("auth.me", undefined, { cookie: premium.cookie }),
  "requests.list": () => product.query("requests.list", { serviceType: null }, { cookie: premium.cookie }),
  "requests.byId": () => product.query("requests.byId", { id: requestId }, { cookie: premium.cookie }),
  "profiles.mine": () => product.query("profiles.mine", undefined, { cookie: premium.cookie }),
  "requests.setInterest": () =>
    product.mutate("requests.setInterest", { id: requestId, interested: true }, { cookie: premium.cookie }),
};

/** Lets `after` requests to the database pass before the fault. Hanging calls run in parallel to save time. */
async function callUnder(fault: Fault, after: number): Promise<[string, Answer][]> {
  const entries = Object.entries(CALLS);
  if (fault === "hang") {
    proxy.fail(fault, after);
    return Promise.all(entries.map(async ([name, call]): Promise<[string, Answer]> => [name, await call()]));
  }
  const answers: [string, Answer][] = [];
  for (const [name, call] of entries) {
    proxy.fail(fault, after);
    answers.push([name, await call()]);
  }
  return answers;
}

describe.each<Fault>(["reset", "cut", "bad-gateway", "hang"])("when the database fails with: %s", (fault) => {
  test.each([0, 1])(
    "after %d database requests, calls succeed or respond with 503 in time, and nobody appears logged out",
    async (after) => {
      const started = performance.now();
      const answers = await callUnder(fault, after);
      proxy.fail("none");
      expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
      for (const [name, { status, error, data, text, headers }] of answers) {
        expect([name, status === 200 ? null : error?.code]).toEqual([name, status === 200 ? null : "unavailable"]);
        expect([200, 503]).toContain(status);
        if (name === "auth.me" && status === 200) expect(data).toMatchObject({ isPremium: true });
        if (status === 503) {
          expect(text).not.toContain(CONTACT);
          expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
        }
      }
      if (after === 0 && fault !== "hang")
        expect(answers.map(([, { status }]) => status)).toEqual(answers.map(() => 503));
    },
    TIMEOUT_MS,
  );

  test("everything works as before once the database is back", async () => {
    const answer = await product.query("requests.byId", { id: requestId }, { cookie: premium.cookie });
    expect(answer.data).toMatchObject({ contactPhone: CONTACT });
  });
});

test("a request whose response was lost is published only once when it is sent again", async () => {
  const client = await makePerson(product, { client: true });
  const submission = newSubmission();
  proxy.fail("cut-after-write", 1);
  const lost = await product.mutate("requests.create", submission, { cookie: client.cookie });
  proxy.fail("none");
  expect([lost.status, lost.error?.code]).toEqual([503, "unavailable"]);
  const again = await product.mutate("requests.create", submission, { cookie: client.cookie });
  expect(again.status).toBe(200);
  const rows = await product.db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, client.id));
  expect(rows.map((row) => row.id)).toEqual([(again.data as { id: string }).id]);
});

test("pages and uploads also respond with 503 and Retry-After", async () => {
  proxy.fail("bad-gateway");
  const page = await product.fetch("/marketplace");
  const upload = await product.fetch("/upload/avatar", {
    method: "POST",
    headers: { "content-type": "image/png", origin: product.stack.url, cookie: premium.cookie },
    body: new Uint8Array([1]),
  });
  proxy.fail("none");
  expect([page.status, upload.status]).toEqual([503, 503]);
  for (const { headers } of [page, upload]) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await upload.json()).toMatchObject({ code: "unavailable" });
});
