import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits, serviceRequests } from "../../../db/schema/index.ts";
import { INTEREST_LIMIT } from "../../../src/features/requests/rules.ts";
import { ofPerson, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { MAX_MUTATIONS_PER_REQUEST } from "../../../src/shared/limits.ts";
import { makePerson, makeRequest, newSubmission, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

interface Part {
  result?: { data?: unknown };
  error?: { data: { code: string; fields: Record<string, string> } };
}

/** Sends mutations in one HTTP request. */
async function batch(person: Person, calls: [path: string, input: unknown][]) {
  const response = await product.fetch(`/trpc/${calls.map(([path]) => path).join(",")}?batch=1`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: product.stack.url, cookie: person.cookie },
    body: JSON.stringify(Object.fromEntries(calls.map(([, input], i) => [i, input ?? null]))),
  });
  const parts = (await response.json()) as Part[];
  return { status: response.status, parts, codes: parts.map((part) => part.error?.data.code ?? "ok") };
}

test("more than three mutations in one request are refused before any of them runs", async () => {
  const person = await makePerson(product, { client: true });
  const calls = Array.from({ length: MAX_MUTATIONS_PER_REQUEST + 1 }, (): [string, unknown] => [
    "requests.create",
    newSubmission(),
  ]);
  const countedBefore = await product.db.select().from(rateLimits);
  const { status, parts } = await batch(person, calls);
  expect(status).toBe(400);
  for (const { error } of parts) {
    expect(error?.data).toMatchObject({
      code: "input.invalid",
      fields: { batch: "Envie no máximo 3 alterações por vez." },
    });
  }
  const made = await product.db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, person.id));
  const counted = await product.db.select().from(rateLimits);
  expect([made, counted]).toEqual([[], countedBefore]);
});

test("three mutations run in order, and each is counted", async () => {
  const owner = await makePerson(product, { client: true });
  // Without premium, interests have a limit of their own.
  const person = await makePerson(product, { premium: true });
  const id = await makeRequest(product, owner);
  const ROUNDS = 10;
  for (let round = 0; round < ROUNDS; round++) {
    const { parts } = await batch(
      person,
      [true, false, true].map((interested) => ["requests.setInterest", { id, interested }]),
    );
    expect(parts.map((part) => part.result?.data)).toEqual([
      { interested: true, interestCount: 1, isNew: round === 0 },
      { interested: false, interestCount: 0, isNew: false },
      { interested: true, interestCount: 1, isNew: true },
    ]);
  }
  const key = rateLimitKey(INTEREST_LIMIT, ofPerson(person.id));
  const [row] = await product.db.select().from(rateLimits).where(eq(rateLimits.key, key));
  expect(row?.count).toBe(3 * ROUNDS);
});

test("a refused mutation does not stop those after it", async () => {
  const owner = await makePerson(product, { client: true });
  const id = await makeRequest(product, owner);
  const change = (of: string, location: string): [string, unknown] => [
    "requests.update",
    { id: of, changes: { ...REQUEST_INPUT, location } },
  ];
  const unknown = crypto.randomUUID();
  const { codes } = await batch(owner, [change(id, "Dourados"), change(unknown, "Corumbá"), change(id, "Bonito")]);
  expect(codes).toEqual(["ok", "request.not_found", "ok"]);
  const [row] = await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  expect(row?.location).toBe("Bonito");
});

test("mutations after a log-out in the same request are refused", async () => {
  const person = await makePerson(product, { client: true });
  const { codes } = await batch(person, [
    ["auth.logOut", null],
    ["requests.create", newSubmission()],
  ]);
  expect(codes).toEqual(["ok", "auth.required"]);
});
