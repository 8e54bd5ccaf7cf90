import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { professionalProfiles, profiles, userPromotions, userReferrals, users } from "../../../db/schema/index.ts";
import { findPromotion } from "../../../src/features/billing/queries-promotion.ts";
import { PREMIUM_PERIOD_MS, REFERRED_USE_MS } from "../../../src/features/billing/rules.ts";
import { isComplete } from "../../../src/features/profiles/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { makeInterests } from "../../support/hires.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const call = (procedure: string, person: Person, input?: unknown) =>
  product.mutate(`billing.${procedure}`, input, person);
const activate = async (person: Person) => (await call("activatePromotion", person)).error?.code ?? "ok";
const check = async (person: Person, { email }: { email: string }) =>
  (await call("completeReferral", person, { email })).error?.code ?? "ok";
const referralsOf = ({ id }: Person) =>
  product.db.select().from(userReferrals).where(eq(userReferrals.referrerId, id)).orderBy(userReferrals.id);
const promotionsOf = ({ id }: Person) => product.db.select().from(userPromotions).where(eq(userPromotions.userId, id));

/** Inserts a pending referral made an hour ago. */
async function haveReferral({ id: referrerId }: Person, status: "pending" | "completed" = "pending"): Promise<void> {
  const createdAt = Date.now() - HOUR_MS;
  await product.db
    .insert(userReferrals)
    .values({ id: newId(createdAt), referrerId, referredEmail: "", status, createdAt });
}

/** A person who has used the portal for three days. */
async function makeUser(): Promise<Person> {
  const person = await makePerson(product);
  await product.db
    .update(users)
    .set({ emailConfirmedAt: Date.now() - REFERRED_USE_MS })
    .where(eq(users.id, person.id));
  return person;
}

describe("the promotion", () => {
  test("needs a complete profile and a completed referral, and is used once, whatever the campaign", async () => {
    const beginner = await makePerson(product, { provider: true });
    expect(await activate(beginner)).toBe("promotion.profile_incomplete");
    const person = await makeProvider(product);
    expect(await activate(person)).toBe("promotion.referral_missing");
    await haveReferral(person);
    expect(await activate(person)).toBe("promotion.referral_missing");
    expect((await product.query("auth.me", undefined, person)).data).toMatchObject({
      isPremium: false,
    });
    await product.db.update(userReferrals).set({ status: "completed" }).where(eq(userReferrals.referrerId, person.id));
    const before = Date.now();
    expect(await activate(person)).toBe("ok");
    const { data } = await product.query("auth.me", undefined, person);
    expect(data).toMatchObject({ isPremium: true });
    const [promotion] = await promotionsOf(person);
    expect(promotion?.expiresAt).toBe((promotion?.activatedAt ?? 0) + PREMIUM_PERIOD_MS);
    expect(promotion?.activatedAt).toBeGreaterThanOrEqual(before);
    await product.db.update(userPromotions).set({ campaignId: "2024_august_30_days", expiresAt: before });
    expect(await activate(person)).toBe("promotion.used");
    expect((await product.query("billing.promotion", undefined, person)).data).toEqual({
      campaign: { title: "Promoção Especial - Agosto 2025" },
      isUsed: true,
      isProfileComplete: true,
      hasReferral: true,
      hasPendingReferral: false,
    });
  });

  test.each<[string, { profile?: Partial<typeof profiles.$inferInsert>; card?: object }]>([
    ["nothing missing", {}],
    ["the whole state instead of cities", { card: { serviceRegions: [], wholeState: true } }],
    ["no name", { profile: { name: " " } }],
    ["no WhatsApp", { profile: { phone: "" } }],
    ["no photo", { profile: { avatarUrl: null } }],
    ["no profession", { card: { profession: null } }],
    ["a blank profession", { card: { profession: " " } }],
    ["no professional profile", { card: { professionalProfile: null } }],
    ["no specialty", { card: { specialties: [] } }],
    ["no region", { card: { serviceRegions: [] } }],
  ])("finds a profile with %s as complete as the profile's rules do", async (_, { profile, card }) => {
    const { db } = product;
    const { id } = await makeProvider(product);
    await db
      .update(profiles)
      .set({ nameKey: "x", ...profile })
      .where(eq(profiles.id, id));
    await db
      .update(professionalProfiles)
      .set({ nameKey: "x", ...card })
      .where(eq(professionalProfiles.userId, id));
    const [row] = await db
      .select()
      .from(profiles)
      .innerJoin(professionalProfiles, eq(professionalProfiles.userId, profiles.id))
      .where(eq(profiles.id, id));
    if (!row) return expect.fail();
    const { name, email, phone: whatsapp, avatarUrl } = row.profiles;
    const expected = isComplete({ ...row.professional_profiles, name, email, whatsapp, avatarUrl });
    expect((await findPromotion(db, id, [], Date.now())).isProfileComplete).toBe(expected);
  });
});

describe("a referral", () => {
  test("is begun once, and completed by one new, confirmed account", async () => {
    const referrer = await makePerson(product);
    expect((await call("beginReferral", referrer)).status).toBe(200);
    expect((await call("beginReferral", referrer)).status).toBe(200);
    expect(await referralsOf(referrer)).toMatchObject([{ status: "pending", referredId: null }]);
    const [first, second] = [await makeUser(), await makeUser()];
    expect(await check(referrer, { email: ` ${first.email.toUpperCase()} ` })).toBe("ok");
    expect(await referralsOf(referrer)).toMatchObject([{ status: "completed", referredId: first.id }]);
    expect(await check(referrer, second)).toBe("referral.not_found");
    await call("beginReferral", referrer);
    expect(await referralsOf(referrer)).toMatchObject([{ status: "completed" }, { status: "pending" }]);
    expect(await check(referrer, first)).toBe("referral.not_found");
  });

  test("is not completed by oneself, older, unconfirmed, already referred, unused or unknown accounts, which all answer alike", async () => {
    const [referrer, other] = [await makePerson(product), await makePerson(product)];
    await haveReferral(referrer);
    await haveReferral(other);
    const [older, unconfirmed, unused, taken] = [
      await makeUser(),
      await makePerson(product, { confirmed: false }),
      await makePerson(product),
      await makeUser(),
    ];
    await product.db.update(users).set({ createdAt: 1 }).where(eq(users.id, older.id));
    expect(await check(other, taken)).toBe("ok");
    const answers = await Promise.all(
      [referrer, older, unconfirmed, unused, taken, { email: "ninguem@exemplo.com" }].map(({ email }) =>
        call("completeReferral", referrer, { email }),
      ),
    );
    const told = answers.map(({ status, text }) => [status, text.replace(/"requestId":"[^"]*"/, "")]);
    expect(told[0]?.[0]).toBe(404);
    expect(new Set(told.map(String)).size).toBe(1);
    expect(await referralsOf(referrer)).toMatchObject([{ status: "pending", referredId: null, referredEmail: "" }]);
  });

  test("counts once the friend publishes or shows interest, else after three days of use", async () => {
    const [advertiser, client, provider, idle] = [
      await makePerson(product),
      await makePerson(product),
      await makePerson(product, { provider: true }),
      await makePerson(product),
    ];
    const referrers = await Promise.all([advertiser, client, provider, idle].map(() => makePerson(product)));
    for (const referrer of referrers) await haveReferral(referrer);
    const checkAll = () =>
      Promise.all([advertiser, client, provider, idle].map((friend, i) => check(referrers[i] ?? friend, friend)));
    expect(await checkAll()).toEqual(Array(4).fill("referral.not_found"));
    await makeListing(product, advertiser);
    await makeInterests(product, await makeRequest(product, client), [provider]);
    expect(await checkAll()).toEqual(["ok", "ok", "ok", "referral.not_found"]);
    await product.db
      .update(users)
      .set({ emailConfirmedAt: Date.now() - REFERRED_USE_MS })
      .where(eq(users.id, idle.id));
    expect((await checkAll())[3]).toBe("ok");
  });

  test("of the same account by twenty people at once counts for one", async () => {
    const referrers = await Promise.all(Array.from({ length: 20 }, () => makePerson(product)));
    await Promise.all(referrers.map((referrer) => haveReferral(referrer)));
    const referred = await makeUser();
    const answers = await Promise.all(referrers.map((referrer) => check(referrer, referred)));
    expect(answers.filter((answer) => answer === "ok")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "referral.not_found")).toHaveLength(19);
  });

  test("allows ten checks a day", async () => {
    const referrer = await makePerson(product);
    for (let i = 0; i < 10; i++) {
      expect(await check(referrer, { email: `n${i}@exemplo.com` })).toBe("referral.not_found");
    }
    expect(await check(referrer, { email: "n10@exemplo.com" })).toBe("rate_limited");
  });
});
