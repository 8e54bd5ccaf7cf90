import { eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { formerAccounts, rateLimits, userPromotions, userReferrals, users } from "../../../db/schema/index.ts";
import { sweepAccounts } from "../../../src/features/auth/sweep-accounts.job.ts";
import { PERSON_LIMITS } from "../../../src/features/contacts/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { ofPerson, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { FORMER_ACCOUNTS_KEPT_MS } from "../../../src/shared/limits.ts";
import { haveCounted } from "../../support/limits.ts";
import { makeProvider } from "../../support/network.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();

const deleteOwn = (person: Person) =>
  product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, person);

let addresses = 0;
async function signUp(email: string, whatsapp: string) {
  const account = { name: "Ana", email, whatsapp, password: PASSWORD, passwordConfirmation: PASSWORD };
  const address = `198.18.7.${++addresses}`;
  return product.mutate("auth.signUp", { ...account, termsAccepted: true, role: "provider" }, { address });
}

/** Signs up, confirms and returns the new account. */
async function signUpAgain(email: string, whatsapp: string) {
  expect((await signUp(email, whatsapp)).status).toBe(200);
  const token = tokenOf((await product.mails(email)).at(-1));
  const confirmed = await product.mutate("auth.confirmEmail", { token, password: PASSWORD });
  const [row] = await product.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { id: row?.id ?? "", cookie: confirmed.cookies[0]?.split(";")[0] ?? "" };
}

const countsOf = async (id: string) =>
  (
    await product.db
      .select()
      .from(rateLimits)
      .where(like(rateLimits.key, `${id}:%`))
  ).map(({ key, count }) => [key.slice(key.indexOf(":") + 1), count]);

async function haveUsedPromotion({ id: userId }: Person): Promise<void> {
  const promotion = { promotionType: "30_days_free", campaignId: "2025_august_30_days" } as const;
  await product.db
    .insert(userPromotions)
    .values({ ...promotion, id: newId(Date.now()), userId, activatedAt: 1, expiresAt: 2, createdAt: 1 });
}

test("counts of today go on after deleting an account and signing up again, by e-mail and by number", async () => {
  const [limit] = PERSON_LIMITS;
  for (const [email, phone, sameEmail, samePhone] of [
    ["volta@exemplo.com", "67991110001", "volta+de-novo@exemplo.com", "67991110002"],
    ["numero@exemplo.com", "67991110003", "outro-email@exemplo.com", "67991110003"],
  ] as const) {
    const person = await makePerson(product, { email, phone });
    await haveCounted(product, limit, ofPerson(person.id), 29);
    expect((await deleteOwn(person)).status).toBe(200);
    expect(await countsOf(person.id)).toEqual([]);
    const again = await signUpAgain(sameEmail, samePhone);
    expect(await countsOf(again.id)).toContainEqual([limit.name, 29]);
  }
  const stranger = await signUpAgain("estranha@exemplo.com", "67991110009");
  const rows = await product.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, rateLimitKey(limit, ofPerson(stranger.id))));
  expect(rows).toEqual([]);
});

test("the promotion is used once, also by a new account with the same e-mail or number, or the next one after that", async () => {
  const person = await makeProvider(product);
  await haveUsedPromotion(person);
  await deleteOwn(person);
  const isUsed = async (person: { cookie: string }) =>
    ((await product.query("billing.promotion", undefined, person)).data as { isUsed: boolean }).isUsed;
  const second = await signUpAgain("segunda@exemplo.com", person.phone);
  expect(await isUsed(second)).toBe(true);
  // The new e-mail is now known, too.
  const third = await signUpAgain("segunda+3@exemplo.com", "67991110020");
  expect(await isUsed(third)).toBe(true);
  expect(await isUsed(await signUpAgain("nova@exemplo.com", "67991110021"))).toBe(false);
});

test("who was referred cannot be referred again after they or their referrer left", async () => {
  const complete = async (referrer: Person, email: string) =>
    (await product.mutate("billing.completeReferral", { email }, referrer)).error?.code ?? "ok";
  const begin = async () => {
    const referrer = await makePerson(product);
    const row = { referrerId: referrer.id, referredEmail: "", status: "pending", createdAt: 1 } as const;
    await product.db.insert(userReferrals).values({ ...row, id: newId(Date.now()) });
    return referrer;
  };
  const use = (id: string) => product.db.update(users).set({ emailConfirmedAt: 2 }).where(eq(users.id, id));
  const friend = await makePerson(product, { email: "amiga@exemplo.com" });
  await use(friend.id);
  const first = await begin();
  expect(await complete(first, friend.email)).toBe("ok");
  await deleteOwn(first);
  const second = await begin();
  expect(await complete(second, friend.email)).toBe("referral.not_found");
  await deleteOwn(friend);
  const again = await signUpAgain("amiga+2@exemplo.com", "67991110030");
  await use(again.id);
  expect(await complete(second, "amiga+2@exemplo.com")).toBe("referral.not_found");
});

test("only hashes are kept, for a year, and of an account without such facts nothing", async () => {
  await product.db.delete(formerAccounts);
  const [plain, promoted] = [await makePerson(product), await makePerson(product)];
  await haveUsedPromotion(promoted);
  for (const person of [plain, promoted]) await deleteOwn(person);
  const rows = await product.db.select().from(formerAccounts);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toMatchObject({ usedPromotion: true, wasReferred: false });
    expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
  }
  const end = Math.max(...rows.map(({ keptUntil }) => keptUntil));
  expect(Math.round((end - Date.now()) / FORMER_ACCOUNTS_KEPT_MS)).toBe(1);
  await sweepAccounts(product.db, end - 1);
  expect(await product.db.select().from(formerAccounts)).not.toEqual([]);
  await sweepAccounts(product.db, end);
  expect(await product.db.select().from(formerAccounts)).toEqual([]);
});

test("what has ended is deleted in batches, and the rest by the next run", async () => {
  const limits = () => product.db.$count(rateLimits, like(rateLimits.key, "ended:%"));
  await product.db.run(sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20100)
    insert into rate_limits (key, count, window_ends_at) select 'ended:' || n, 1, 1 from numbers`);
  await sweepAccounts(product.db, Date.now());
  expect(await limits()).toBeGreaterThan(0);
  await sweepAccounts(product.db, Date.now());
  expect(await limits()).toBe(0);
});
