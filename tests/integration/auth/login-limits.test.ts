import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits, sessions } from "../../../db/schema/index.ts";
import { logInSubject } from "../../../src/features/auth/log-in.ts";
import {
  CONFIRM_PASSWORD_LIMIT,
  END_SESSION_LIMIT,
  LOGIN_ACCOUNT_LIMIT,
  LOGIN_BURST_LIMIT,
  LOGIN_LIMIT,
  logInDelay,
  MAIL_ACCOUNT_LIMIT,
  MAIL_ADDRESS_LIMIT,
  RESET_ACCOUNT_LIMIT,
  RESET_LIFETIME_MS,
} from "../../../src/features/auth/rules.ts";
import { hashed, ofPerson, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { haveCounted } from "../../support/limits.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { startProduct, tokenOf } from "../../support/product.ts";

const product = startProduct();

const person = async () => makePerson(product, { client: true, passwordHash: await cheapHash() });
const logIn = (who: { email: string }, password: string, address: string) =>
  product.mutate("auth.logIn", { email: who.email, password, role: null }, { address });

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now();
  return { result: await work, ms: performance.now() - started };
}

test("ten failed log-ins block their IP address even with the right password, but no other address", async () => {
  const victim = await person();
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 10; i++) codes.push((await logIn(victim, "errada", "192.0.2.1")).error?.code);
  expect(new Set(codes)).toEqual(new Set(["auth.invalid_credentials"]));

  const refused = await logIn(victim, PASSWORD, "192.0.2.1");
  expect([refused.status, refused.error?.code]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(900);
  expect((await logIn(victim, PASSWORD, "192.0.2.2")).status).toBe(200);
});

test("parallel tries from one IP address do not exceed the limit", async () => {
  const victim = await person();
  await haveCounted(product, LOGIN_LIMIT, logInSubject(victim.email, "192.0.2.3"), 6);
  const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(victim, "errada", "192.0.2.3")));
  expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
});

test("a successful log-in clears the count", async () => {
  const someone = await person();
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 6; i++) expect((await logIn(someone, "errada", "192.0.2.4")).status).toBe(401);
    expect((await logIn(someone, PASSWORD, "192.0.2.4")).status).toBe(200);
  }
});

test("an account under a distributed attack is slowed down, not locked, and delays nobody else", async () => {
  const [victim, other] = [await person(), await person()];
  await haveCounted(product, LOGIN_ACCOUNT_LIMIT, hashed(victim.email), 100_000);
  const slowed = timed(logIn(victim, PASSWORD, "192.0.2.5"));
  const prompt = await timed(logIn(other, PASSWORD, "192.0.2.6"));
  const { result, ms } = await slowed;
  expect([result.status, prompt.result.status]).toEqual([200, 200]);
  expect(ms).toBeGreaterThanOrEqual(4_000);
  expect(prompt.ms).toBeLessThan(ms);
});

test("an e-mail without an account is slowed down in the same way", async () => {
  const email = "ninguem-tem@exemplo.com";
  await haveCounted(product, LOGIN_ACCOUNT_LIMIT, hashed(email), 100_000);
  const { result, ms } = await timed(logIn({ email }, PASSWORD, "192.0.2.7"));
  expect(result.error?.code).toBe("auth.invalid_credentials");
  expect(ms).toBeGreaterThanOrEqual(4_000);
});

test("a log-in that waits during a password reset opens no session", async () => {
  const victim = await person();
  await product.mutate("auth.requestPasswordReset", { email: victim.email });
  const token = tokenOf((await product.mails(victim.email))[0]);
  await haveCounted(product, LOGIN_ACCOUNT_LIMIT, hashed(victim.email), 100_000);
  const waiting = logIn(victim, PASSWORD, "192.0.2.8");
  const passwords = { password: "Outra#42x", passwordConfirmation: "Outra#42x" };
  expect((await product.mutate("auth.resetPassword", { token, ...passwords })).status).toBe(200);

  const { error, cookies } = await waiting;
  expect([error?.code, cookies]).toEqual(["auth.invalid_credentials", []]);
  expect(await product.db.select().from(sessions).where(eq(sessions.userId, victim.id))).toEqual([]);
  expect((await timed(logIn(victim, "Outra#42x", "192.0.2.8"))).result.status).toBe(200);
});

test("log-ins are limited per minute and IP address for all accounts, and IPv6 counts by its /64 prefix", async () => {
  await haveCounted(product, LOGIN_BURST_LIMIT, hashed("2001:db8:1:2::/64"), LOGIN_BURST_LIMIT.max);
  const refused = await logIn(await person(), PASSWORD, "2001:db8:1:2:3:4:5:6");
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await logIn(await person(), PASSWORD, "2001:db8:1:3:3:4:5:6")).status).toBe(200);

  await haveCounted(product, LOGIN_BURST_LIMIT, hashed("192.0.2.9"), LOGIN_BURST_LIMIT.max);
  expect((await logIn(await person(), PASSWORD, "::ffff:192.0.2.9")).status).toBe(429);
});

test("strangers cannot use up the tries of a logged-in person, who has a separate limit", async () => {
  const remove = (who: Person, password: string) =>
    product.mutate("profiles.deleteAccount", { password, confirmation: "EXCLUIR" }, who);
  const victim = await person();
  await haveCounted(product, LOGIN_ACCOUNT_LIMIT, hashed(victim.email), 100_000);
  await haveCounted(product, CONFIRM_PASSWORD_LIMIT, hashed(victim.email), 100_000);
  await haveCounted(product, CONFIRM_PASSWORD_LIMIT, ofPerson(victim.id), CONFIRM_PASSWORD_LIMIT.max - 1);
  expect((await remove(victim, "errada")).error?.code).toBe("auth.invalid_credentials");
  expect((await remove(victim, PASSWORD)).error?.code).toBe("rate_limited");

  const another = await person();
  await haveCounted(product, LOGIN_ACCOUNT_LIMIT, hashed(another.email), 100_000);
  expect((await remove(another, PASSWORD)).status).toBe(200);
});

test("reset e-mails have their own counter, and the last link stays valid while no new one can be sent", async () => {
  const victim = await person();
  await haveCounted(product, MAIL_ACCOUNT_LIMIT, hashed(victim.email), 100_000);
  await product.mutate("auth.requestPasswordReset", { email: victim.email });
  expect(tokenOf((await product.mails(victim.email))[0])).toHaveLength(43);
  expect(RESET_ACCOUNT_LIMIT.windowMs).toBeLessThanOrEqual(RESET_LIFETIME_MS);
});

test("who is above a limit is refused again without the database; their other calls and other people are not", async () => {
  const [eager, other] = [await person(), await person()];
  await haveCounted(product, END_SESSION_LIMIT, ofPerson(eager.id), END_SESSION_LIMIT.max);
  const end = (person: Person) => product.mutate("auth.endOtherSessions", undefined, person);
  for (const roundTrips of [1, 0, 0]) {
    const refused = await end(eager);
    expect([refused.error?.code, refused.roundTrips]).toEqual(["rate_limited", roundTrips]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
  }
  expect((await product.mutate("auth.acceptTerms", undefined, eager)).status).toBe(200);
  expect((await end(other)).status).toBe(200);
});

test("refused calls write nothing for the e-mails that they name", async () => {
  const address = "192.0.2.20";
  const rows = async () => (await product.db.select({ key: rateLimits.key }).from(rateLimits)).length;
  const email = (n: number) => `alvo${n}@exemplo.com`;
  const before = await rows();
  for (let n = 0; n < 60; n++) await product.mutate("auth.requestPasswordReset", { email: email(n) }, { address });
  const afterResets = await rows();
  for (let n = 0; n < 60; n++) await logIn({ email: email(n) }, "errada", address);
  expect([afterResets - before, (await rows()) - afterResets]).toEqual([
    1 + MAIL_ADDRESS_LIMIT.max,
    2 + 2 * LOGIN_BURST_LIMIT.max,
  ]);
});

test("wrong passwords from one IP address do not slow down the owner's log-in from another", async () => {
  const victim = await person();
  for (let n = 0; n < 40; n++) await logIn(victim, "errada", "192.0.2.21");
  const counted = await product.db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(eq(rateLimits.key, rateLimitKey(LOGIN_ACCOUNT_LIMIT, hashed(victim.email))));
  expect(counted).toEqual([{ count: LOGIN_LIMIT.max }]);
  expect(logInDelay(LOGIN_LIMIT.max + 1)).toBe(0);
  expect((await logIn(victim, PASSWORD, "192.0.2.22")).status).toBe(200);
});
