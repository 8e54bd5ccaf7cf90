import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  outbox,
  platformStats,
  rateLimits,
  serviceRequestInterests,
  serviceRequests,
} from "../../../db/schema/index.ts";
import { revokePremium } from "../../../src/features/billing/statements.ts";
import { PUBLISH_LIMITS, REQUEST_LIFETIME_MS } from "../../../src/features/requests/rules.ts";
import { ofPerson, type RateLimit, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import {
  endPremiumAt,
  makePerson,
  makeRequest,
  newSubmission,
  type Person,
  REQUEST_INPUT,
} from "../../support/people.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();

const list = (person: Person, input: Record<string, unknown> = {}) =>
  product.query("requests.list", { serviceType: null, ...input }, person);
const byId = (person: Person, id: string) => product.query("requests.byId", { id }, person);
const setInterest = (person: Person, id: string, interested: boolean) =>
  product.mutate("requests.setInterest", { id, interested }, person);

async function row(id: string) {
  const [found] = await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  return found;
}

describe("publishing", () => {
  test("stores the request for 48 hours, counts it, and creates its notification", async () => {
    const client = await makePerson(product, { client: true });
    const total = async () => (await product.db.select().from(platformStats))[0]?.metricValue ?? -1;
    const before = await total();
    const input = {
      ...newSubmission(),
      contactPhone: "+55 (67) 98888-7777",
      description: "  Trocar o piso.\r\nSó mão de obra. ",
    };
    const answer = await product.mutate("requests.create", input, client);
    const { id } = answer.data as { id: string };
    const stored = await row(id);
    expect(stored).toMatchObject({
      serviceType: "Reforma de banheiro",
      description: "Trocar o piso.\nSó mão de obra.",
      contactPhone: "67988887777",
      createdBy: client.id,
      status: "open",
      interestCount: 0,
    });
    expect((stored?.expiresAt ?? 0) - (stored?.createdAt ?? 0)).toBe(48 * HOUR_MS);
    expect(await total()).toBe(before + 1);
    const stats = await product.query("requests.stats", undefined, client);
    expect(stats.data).toEqual({ totalRequests: before + 1, ownRequests: 1 });
    const notifications = (await product.db.select().from(outbox)).filter(
      ({ kind, payload }) => kind === "n8n.request" && payload["requestId"] === id,
    );
    expect(notifications.map((entry) => entry.payload["operation"])).toEqual(["INSERT"]);
  });

  test("publishes and notifies once, however often the same submission is sent", async () => {
    const [client, other] = [await makePerson(product, { client: true }), await makePerson(product, { client: true })];
    const input = newSubmission();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.mutate("requests.create", input, client)),
    );
    const ids = new Set(answers.map((answer) => (answer.data as { id: string }).id));
    expect(ids.size).toBe(1);
    const stored = await product.db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, client.id));
    expect(stored.map((request) => request.id)).toEqual([...ids]);
    const told = (await product.db.select().from(outbox)).filter(
      ({ kind, payload }) => kind === "n8n.request" && ids.has(String(payload["requestId"])),
    );
    expect(told).toHaveLength(1);
    const another = await product.mutate("requests.create", input, other);
    expect(ids.has((another.data as { id: string }).id)).toBe(false);
  });

  test("only the owner can change or delete a request, and an expired one cannot be changed", async () => {
    const [owner, other, admin] = await Promise.all([
      makePerson(product, { client: true }),
      makePerson(product, { client: true, premium: true }),
      makePerson(product, { admin: true }),
    ]);
    const id = await makeRequest(product, owner);
    const changes = { ...REQUEST_INPUT, location: "Dourados" };
    for (const stranger of [other, admin]) {
      const updated = await product.mutate("requests.update", { id, changes }, stranger);
      const deleted = await product.mutate("requests.delete", { id }, stranger);
      expect([updated.error?.code, deleted.error?.code]).toEqual(["request.not_found", "request.not_found"]);
    }
    expect(await row(id)).toMatchObject({ location: REQUEST_INPUT.location });
    const operations = async () =>
      (await product.db.select().from(outbox)).filter(
        ({ kind, payload }) => kind === "n8n.request" && payload["requestId"] === id,
      ).length;
    expect(await operations()).toBe(0);

    expect((await product.mutate("requests.update", { id, changes }, owner)).status).toBe(200);
    expect(await row(id)).toMatchObject({ location: "Dourados" });
    expect(await operations()).toBe(1);

    const expired = await makeRequest(product, owner, { ageMs: 3 * DAY_MS });
    const late = await product.mutate("requests.update", { id: expired, changes }, owner);
    expect(late.error?.code).toBe("request.not_found");
    expect((await product.mutate("requests.delete", { id }, owner)).status).toBe(200);
    expect(await row(id)).toBeUndefined();
    expect((await product.mutate("requests.delete", { id }, owner)).status).toBe(404);
  });
});

describe("an early end", () => {
  const setClosed = (person: Person, id: string, closed: boolean) =>
    product.mutate("requests.setClosed", { id, closed }, person);
  const isListed = async (person: Person, id: string) =>
    ((await list(person)).data as { items: { id: string }[] }).items.some((item) => item.id === id);

  test("takes the request out of the list until it is opened again for the rest of its time", async () => {
    const [owner, other] = [await makePerson(product), await makePerson(product)];
    const id = await makeRequest(product, owner);
    const before = await row(id);
    expect((await setClosed(other, id, true)).error?.code).toBe("request.not_found");
    for (const _ of [1, 2]) expect((await setClosed(owner, id, true)).status).toBe(200);
    expect(await isListed(other, id)).toBe(false);
    expect((await byId(other, id)).error?.code).toBe("request.not_found");
    expect((await row(id))?.expiresAt).toBeLessThanOrEqual(Date.now());
    for (const _ of [1, 2]) expect((await setClosed(owner, id, false)).status).toBe(200);
    expect(await row(id)).toMatchObject({ status: "open", expiresAt: before?.expiresAt });
    expect(await isListed(other, id)).toBe(true);
  });

  test("does not move an expiry, and what has expired stays so", async () => {
    const owner = await makePerson(product);
    const id = await makeRequest(product, owner, { ageMs: 3 * DAY_MS });
    const before = await row(id);
    expect((await setClosed(owner, id, true)).status).toBe(200);
    expect((await row(id))?.expiresAt).toBe(before?.expiresAt);
    expect((await setClosed(owner, id, false)).error?.code).toBe("request.not_found");
  });
});

describe("an extension", () => {
  const extend = (person: Person, id: string) => product.mutate("requests.extend", { id }, person);
  const close = (person: Person, id: string, closed: boolean) =>
    product.mutate("requests.setClosed", { id, closed }, person);

  test("gives an open request 48 hours more, once, which its owner may also close and open again", async () => {
    const [owner, other] = [await makePerson(product), await makePerson(product)];
    const id = await makeRequest(product, owner, { ageMs: DAY_MS });
    const before = await row(id);
    const end = (before?.expiresAt ?? 0) + REQUEST_LIFETIME_MS;
    expect((await extend(other, id)).error?.code).toBe("request.not_found");
    for (const _ of [1, 2]) expect((await extend(owner, id)).status).toBe(200);
    expect(await row(id)).toMatchObject({ status: "open", expiresAt: end });
    expect((await byId(other, id)).data).toMatchObject({ isExtended: true, expiresAt: end });
    for (const closed of [true, false]) expect((await close(owner, id, closed)).status).toBe(200);
    expect(await row(id)).toMatchObject({ status: "open", expiresAt: end });
  });

  test("is refused for what has ended, is closed, hidden or hired", async () => {
    const owner = await makePerson(product);
    for (const changes of [
      { ageMs: 3 * DAY_MS },
      { status: "expired" as const },
      { hiddenBecause: "decision" as const },
      { hiredAt: Date.now() },
    ]) {
      const id = await makeRequest(product, owner, changes);
      const before = await row(id);
      expect((await extend(owner, id)).error?.code).toBe("request.not_found");
      expect(await row(id)).toEqual(before);
    }
  });
});

describe("the publishing limit of a person", () => {
  const [hourLimit, dayLimit] = PUBLISH_LIMITS as [RateLimit, RateLimit];
  const create = (person: Person, input: Record<string, unknown> = newSubmission()) =>
    product.mutate("requests.create", input, person);
  const used = async (person: Person, limit: RateLimit) => {
    const key = rateLimitKey(limit, ofPerson(person.id));
    const [found] = await product.db.select().from(rateLimits).where(eq(rateLimits.key, key));
    return found;
  };

  test("is three an hour, even in parallel, and the response says when the next one is allowed", async () => {
    const client = await makePerson(product, { client: true });
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(client)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const freeAt = (await used(client, hourLimit))?.windowEndsAt ?? 0;
    for (const { status, error } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, error]).toMatchObject([429, { code: "rate_limited", params: { retryAt: String(freeAt) } }]);
    }
    const stored = await product.db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, client.id));
    expect(stored).toHaveLength(3);
    const ids = new Set(stored.map((request) => request.id));
    const told = (await product.db.select().from(outbox)).filter(
      ({ kind, payload }) => kind === "n8n.request" && ids.has(String(payload["requestId"])),
    );
    expect(told).toHaveLength(3);
  });

  test("is ten a day", async () => {
    const client = await makePerson(product, { client: true });
    await create(client);
    const expire = { windowEndsAt: Date.now() };
    for (let round = 0; round < 3; round++) {
      await product.db
        .update(rateLimits)
        .set(expire)
        .where(eq(rateLimits.key, rateLimitKey(hourLimit, ofPerson(client.id))));
      for (let i = 0; i < 3; i++) expect((await create(client)).status).toBe(200);
    }
    await product.db
      .update(rateLimits)
      .set(expire)
      .where(eq(rateLimits.key, rateLimitKey(hourLimit, ofPerson(client.id))));
    const { status, error } = await create(client);
    const freeAt = (await used(client, dayLimit))?.windowEndsAt ?? 0;
    expect([status, error?.params]).toEqual([429, { retryAt: String(freeAt) }]);
    expect(freeAt).toBeGreaterThan(Date.now() + 20 * HOUR_MS);
  });

  test("counts deleted requests, but neither refused ones nor the same form sent again", async () => {
    const client = await makePerson(product, { client: true });
    const submission = newSubmission();
    const first = await create(client, submission);
    expect((await create(client, { ...newSubmission(), location: "" })).status).toBe(400);
    expect((await create(client, submission)).data).toEqual(first.data);
    expect(await used(client, hourLimit)).toMatchObject({ count: 1 });
    for (let i = 0; i < 2; i++) {
      const { id } = (await create(client)).data as { id: string };
      expect((await product.mutate("requests.delete", { id }, client)).status).toBe(200);
    }
    expect((await create(client)).status).toBe(429);
    expect((await create(client)).status).toBe(429);
    expect(await used(client, hourLimit)).toMatchObject({ count: 3 });
    expect((await create(client, submission)).data).toEqual(first.data);
  });
});

describe("contact", () => {
  test("is sent only to the owner, premium users and admins", async () => {
    const canary = { contactName: "Canário Amarelo", contactPhone: "67911112222" };
    const owner = await makePerson(product, { client: true });
    const id = await makeRequest(product, owner, canary);
    const entitled = [owner, await makePerson(product, { premium: true }), await makePerson(product, { admin: true })];
    for (const person of entitled) expect((await byId(person, id)).data).toMatchObject(canary);

    for (const roles of [{}, { client: true }, { provider: true }]) {
      const person = await makePerson(product, roles);
      const detail = await byId(person, id);
      expect(detail.data).toMatchObject({ id, contactName: null, contactPhone: null });
      const answers = [
        detail,
        await list(person),
        await setInterest(person, id, true),
        await product.query("requests.mine", undefined, person),
        await product.mutate("requests.update", { id, changes: REQUEST_INPUT }, person),
      ];
      for (const { text } of answers) {
        expect(text).not.toContain(canary.contactName);
        expect(text).not.toContain(canary.contactPhone);
      }
    }
  });

  test("that is open on the screen is gone from the next answer once premium has ended or was revoked", async () => {
    const owner = await makePerson(product, { client: true });
    const id = await makeRequest(product, owner);
    const endings = [
      (person: Person) => endPremiumAt(product, person, Date.now()),
      async (person: Person) => {
        await product.db.batch(revokePremium(product.db, person.id, Date.now()));
      },
    ];
    for (const end of endings) {
      const premium = await makePerson(product, { premium: true });
      expect((await byId(premium, id)).data).toMatchObject({ contactPhone: REQUEST_INPUT.contactPhone });
      await end(premium);
      expect((await byId(premium, id)).data).toMatchObject({ contactName: null, contactPhone: null });
      const link = await product.fetch(`/contato/solicitacao/${id}`, { headers: { cookie: premium.cookie } });
      expect([link.status, await link.text()]).toEqual([403, expect.not.stringContaining(REQUEST_INPUT.contactPhone)]);
    }
  });
});

describe("interest", () => {
  test("can be set and withdrawn, repetition changes nothing, and the count equals the rows", async () => {
    const owner = await makePerson(product, { client: true });
    const [first, second] = [
      await makePerson(product, { provider: true }),
      await makePerson(product, { provider: true }),
    ];
    const id = await makeRequest(product, owner);
    const set = async (person: Person, interested: boolean) => (await setInterest(person, id, interested)).data;
    expect(await set(first, true)).toEqual({ interested: true, interestCount: 1, isNew: true });
    expect(await set(first, true)).toEqual({ interested: true, interestCount: 1, isNew: false });
    expect(await set(second, true)).toEqual({ interested: true, interestCount: 2, isNew: true });
    for (let i = 0; i < 2; i++) {
      expect(await set(first, false)).toEqual({ interested: false, interestCount: 1, isNew: false });
    }
    expect((await byId(owner, id)).data).toMatchObject({ interestCount: 1, isOwn: true });
  });

  test("is refused for an own, an expired and an unknown request", async () => {
    const [owner, other] = [await makePerson(product, { client: true }), await makePerson(product, { provider: true })];
    const [own, expired] = [
      await makeRequest(product, owner),
      await makeRequest(product, owner, { ageMs: 49 * HOUR_MS }),
    ];
    expect((await setInterest(owner, own, true)).error?.code).toBe("request.own");
    expect((await setInterest(other, expired, true)).error?.code).toBe("request.expired");
    expect((await setInterest(other, crypto.randomUUID(), true)).error?.code).toBe("request.not_found");
    expect((await row(own))?.interestCount).toBe(0);
  });

  test("in an own request is refused by the database itself", async () => {
    const owner = await makePerson(product, { client: true });
    const id = await makeRequest(product, owner);
    await expect(
      product.db.insert(serviceRequestInterests).values({ serviceRequestId: id, userId: owner.id, createdAt: 1 }),
    ).rejects.toThrow();
  });
});

test("SQL wildcards and quotes are treated as text", async () => {
  const client = await makePerson(product, { client: true });
  const hostile = `100% '_"; DROP TABLE users; --`;
  const { data } = await product.mutate(
    "requests.create",
    { ...newSubmission(), description: hostile, location: hostile, contactName: hostile },
    client,
  );
  expect(await row((data as { id: string }).id)).toMatchObject({ description: hostile, location: hostile });
  const found = await list(client, { serviceType: "%" });
  expect(found.error?.fields).toHaveProperty("serviceType");
});

describe("the job that runs every minute", () => {
  test("closes expired requests, erases contact data after 30 days, and may run twice in parallel", async () => {
    const owner = await makePerson(product, { client: true });
    const reader = await makePerson(product, { provider: true });
    const serviceType = "Pintura predial";
    const open = await makeRequest(product, owner, { serviceType, ageMs: 47 * HOUR_MS });
    const expired = await makeRequest(product, owner, { serviceType, ageMs: 49 * HOUR_MS });
    const old = await makeRequest(product, owner, { ageMs: 33 * DAY_MS, status: "expired" });
    await Promise.all([product.stack.worker.scheduled(), product.stack.worker.scheduled()]);
    expect(await row(open)).toMatchObject({ status: "open" });
    expect(await row(expired)).toMatchObject({ status: "expired", contactPhone: REQUEST_INPUT.contactPhone });
    expect(await row(old)).toMatchObject({ status: "expired", contactName: null, contactPhone: null });
    const ids = ((await list(reader, { serviceType })).data as { items: { id: string }[] }).items.map(
      (item) => item.id,
    );
    expect(ids).toContain(open);
    expect(ids).not.toContain(expired);
    const logged = product.stack.worker.logs.map((line) => line.message).join("\n");
    expect(logged).toContain("job.expire-requests");
    expect(logged).not.toContain(REQUEST_INPUT.contactPhone);
  });
});

test("deleting a request deletes its interests", async () => {
  const [owner, provider] = [
    await makePerson(product, { client: true }),
    await makePerson(product, { provider: true }),
  ];
  const id = await makeRequest(product, owner);
  await setInterest(provider, id, true);
  await product.mutate("requests.delete", { id }, owner);
  const rows = await product.db
    .select()
    .from(serviceRequestInterests)
    .where(and(eq(serviceRequestInterests.serviceRequestId, id), eq(serviceRequestInterests.userId, provider.id)));
  expect(rows).toEqual([]);
});
