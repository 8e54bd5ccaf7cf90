import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { serviceRequests } from "../../db/schema/index.ts";
import { startBehindProxy } from "../support/behind-proxy.ts";
import { makePerson, newSubmission, type Person } from "../support/people.ts";

const { product, failDatabase } = startBehindProxy();
let premium: Person;

beforeAll(async () => {
  premium = await makePerson(product, { premium: true });
});

test("a request whose response was lost is published only once when it is sent again", async () => {
  const client = await makePerson(product, { client: true });
  const submission = newSubmission();
  failDatabase("cut-after-write", 1);
  const lost = await product.mutate("requests.create", submission, client);
  failDatabase("none");
  expect([lost.status, lost.error?.code]).toEqual([503, "unavailable"]);
  const again = await product.mutate("requests.create", submission, client);
  expect(again.status).toBe(200);
  const rows = await product.db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, client.id));
  expect(rows.map((row) => row.id)).toEqual([(again.data as { id: string }).id]);
});

test("pages and uploads also respond with 503 and Retry-After", async () => {
  failDatabase("bad-gateway");
  const page = await product.fetch("/marketplace");
  const upload = await product.fetch("/upload/avatar", {
    method: "POST",
    headers: { "content-type": "image/png", origin: product.stack.url, cookie: premium.cookie },
    body: new Uint8Array([1]),
  });
  failDatabase("none");
  expect([page.status, upload.status]).toEqual([503, 503]);
  for (const { headers } of [page, upload]) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await upload.json()).toMatchObject({ code: "unavailable" });
});
