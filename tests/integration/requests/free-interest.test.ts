import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rateLimits, serviceRequestInterests } from "../../../db/schema/index.ts";
import { grantPremium } from "../../../src/features/billing/statements.ts";
import { FREE_INTEREST_LIMIT } from "../../../src/features/requests/rules.ts";
import type { RequestDetail } from "../../../src/features/requests/schemas.ts";
import { ofPerson, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const setInterest = (person: Person, id: string, interested: boolean) =>
  product.mutate("requests.setInterest", { id, interested }, person);

describe("interest without premium", () => {
  const { max } = FREE_INTEREST_LIMIT;
  const makeRequests = async (count: number) => {
    const owner = await makePerson(product, { client: true });
    return Promise.all(Array.from({ length: count }, () => makeRequest(product, owner)));
  };
  const limitOf = ({ id }: Person) => eq(rateLimits.key, rateLimitKey(FREE_INTEREST_LIMIT, ofPerson(id)));

  test("is limited to ten a day, even in parallel, and the refusal says when the next one is allowed", async () => {
    const free = await makePerson(product, { provider: true });
    const ids = await makeRequests(25);
    const answers = await Promise.all(ids.map((id) => setInterest(free, id, true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(max);
    const [used] = await product.db.select().from(rateLimits).where(limitOf(free));
    expect(used?.count).toBe(max);
    for (const { status, error } of answers.filter((answer) => answer.status !== 200)) {
      const params = { retryAt: String(used?.windowEndsAt) };
      expect([status, error]).toMatchObject([429, { code: "interest.limit", params }]);
    }
    const shown = serviceRequestInterests.userId;
    expect(await product.db.select().from(serviceRequestInterests).where(eq(shown, free.id))).toHaveLength(max);
    await product.db.update(rateLimits).set({ windowEndsAt: Date.now() }).where(limitOf(free));
    const refused = ids.filter((_, i) => answers[i]?.status !== 200);
    expect((await setInterest(free, refused[0] ?? "", true)).status).toBe(200);
  });

  test("is told with each request: what is left of it, also after a day, and nothing with premium", async () => {
    const free = await makePerson(product, { provider: true });
    const [first = "", second = "", third = ""] = await makeRequests(3);
    const left = async () => {
      const { data } = await product.query("requests.byId", { id: third }, free);
      return (data as RequestDetail).interestsLeft;
    };
    expect(await left()).toBe(max);
    for (const id of [first, second, first]) await setInterest(free, id, true);
    await setInterest(free, second, false);
    expect(await left()).toBe(max - 2);
    await product.db
      .update(rateLimits)
      .set({ count: max + 1 })
      .where(limitOf(free));
    expect(await left()).toBe(0);
    await product.db.update(rateLimits).set({ windowEndsAt: Date.now() }).where(limitOf(free));
    expect(await left()).toBe(max);
    await product.db.batch(grantPremium(product.db, free.id, Date.now()));
    expect(await left()).toBeNull();
  });

  test("counts withdrawn interests, but not refused and repeated ones, and can always be withdrawn", async () => {
    const free = await makePerson(product, { provider: true });
    const ids = await makeRequests(max + 1);
    const [first = "", last = ""] = [ids[0], ids[max]];
    const expired = await makeRequest(product, await makePerson(product), { ageMs: 3 * DAY_MS });
    expect((await setInterest(free, expired, true)).status).toBe(409);
    for (const id of ids.slice(0, max)) {
      for (let i = 0; i < 2; i++) expect((await setInterest(free, id, true)).status).toBe(200);
    }
    expect((await setInterest(free, first, true)).data).toMatchObject({ interested: true });
    expect((await setInterest(free, first, false)).data).toMatchObject({ interested: false });
    expect((await setInterest(free, last, true)).error?.code).toBe("interest.limit");
    expect((await setInterest(free, expired, true)).error?.code).toBe("request.expired");
  });

  test("is unlimited from the moment premium begins", async () => {
    const person = await makePerson(product, { provider: true });
    const ids = await makeRequests(max + 3);
    for (const id of ids.slice(0, max)) await setInterest(person, id, true);
    const [last = ""] = ids.slice(-1);
    expect((await setInterest(person, last, true)).status).toBe(429);
    await product.db.batch(grantPremium(product.db, person.id, Date.now()));
    for (const id of ids.slice(max)) expect((await setInterest(person, id, true)).status).toBe(200);
  });
});
