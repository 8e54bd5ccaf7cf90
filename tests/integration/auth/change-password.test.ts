import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailTokens, sessions, users } from "../../../db/schema/index.ts";
import { logInSubject } from "../../../src/features/auth/log-in.ts";
import { CONFIRM_PASSWORD_LIMIT, LOGIN_LIMIT } from "../../../src/features/auth/rules.ts";
import { hashToken, newToken } from "../../../src/platform/hashing/tokens.ts";
import { ofPerson } from "../../../src/platform/limits/rate-limit.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { haveCounted } from "../../support/limits.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const NEW_PASSWORD = "Argamassa#7";
const SUBJECT = "Sua senha foi alterada";

const makeOwner = async () => makePerson(product, { passwordHash: await cheapHash() });
const logIn = (email: string, password: string, address?: string) =>
  product.mutate("auth.logIn", { email, password, role: null }, address ? { address } : {});
const isOpen = async (cookie: string) => (await product.query("auth.me", undefined, { cookie })).data !== null;
const change = (person: Person, values: Record<string, string> = {}, address?: string) => {
  const passwords = { currentPassword: PASSWORD, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
  const options = { cookie: person.cookie, ...(address ? { address } : {}) };
  return product.mutate("auth.changePassword", { ...passwords, ...values }, options);
};

/** Another device of the person. Returns its cookie. */
async function anotherDevice(person: Person): Promise<string> {
  const [token, now] = [newToken(), Date.now()];
  const expiresAt = Math.floor((now + HOUR_MS) / 1000);
  await product.db.insert(sessions).values({ id: hashToken(token), userId: person.id, expiresAt, createdAt: now - 9 });
  return `sessao=${token}`;
}

test("a changed password replaces the former one, logs other devices out and sends a mail", async () => {
  const [person, stranger] = [await makeOwner(), await makeOwner()];
  const other = await anotherDevice(person);
  expect((await change(person)).status).toBe(200);
  expect([await isOpen(person.cookie), await isOpen(other), await isOpen(stranger.cookie)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await logIn(person.email, PASSWORD)).error?.code).toBe("auth.invalid_credentials");
  expect((await logIn(person.email, NEW_PASSWORD)).status).toBe(200);
  const [mail] = await product.mails(person.email);
  expect(mail?.subject).toBe(SUBJECT);
  expect(mail?.text).toContain(`${product.stack.url}/reset-password`);
  expect(JSON.stringify(mail)).not.toContain(NEW_PASSWORD);
});

test("a changed password voids reset links and a pending change of e-mail", async () => {
  const person = await makeOwner();
  const { name, phone, cookie } = person;
  const asked = { name, whatsapp: phone, email: "ladrao-de-conta@exemplo.com", password: PASSWORD };
  await product.mutate("profiles.updateBasics", asked, { cookie });
  await product.mutate("auth.requestPasswordReset", { email: person.email });
  await product.mails(person.email, 2);
  expect((await change(person)).status).toBe(200);
  expect(await product.db.select().from(emailTokens).where(eq(emailTokens.userId, person.id))).toEqual([]);
});

test.each([
  ["a weak password", { password: "abc", passwordConfirmation: "abc" }, "password"],
  ["a common password", { password: "Senha#123", passwordConfirmation: "Senha#123" }, "password"],
  ["two that differ", { passwordConfirmation: "Outra#42x" }, "passwordConfirmation"],
])("%s is refused, and nothing changes", async (_, values, field) => {
  const person = await makeOwner();
  const other = await anotherDevice(person);
  const refused = await change(person, values);
  expect([refused.status, refused.error?.code]).toEqual([400, "input.invalid"]);
  expect(refused.error?.fields).toHaveProperty(field);
  expect([await isOpen(other), (await logIn(person.email, PASSWORD)).status]).toEqual([true, 200]);
});

test("a wrong present password changes nothing and counts as a failed log-in from this address", async () => {
  const person = await makeOwner();
  const other = await anotherDevice(person);
  const address = "192.0.2.30";
  await haveCounted(product, LOGIN_LIMIT, logInSubject(person.email, address), LOGIN_LIMIT.max - 1);
  const wrong = await change(person, { currentPassword: "Errada#42x" }, address);
  expect([wrong.status, wrong.error?.code]).toEqual([401, "auth.invalid_credentials"]);
  expect(wrong.error?.fields).toEqual({ currentPassword: "Senha incorreta. Tente de novo." });
  expect((await change(person, {}, address)).error?.code).toBe("rate_limited");
  expect((await logIn(person.email, PASSWORD, address)).error?.code).toBe("rate_limited");
  expect([await isOpen(other), (await logIn(person.email, PASSWORD)).status]).toEqual([true, 200]);
  expect((await change(person)).status).toBe(200);
  expect((await logIn(person.email, NEW_PASSWORD, address)).error?.code).toBe("rate_limited");
});

test("tries from many addresses count for the person", async () => {
  const person = await makeOwner();
  await haveCounted(product, CONFIRM_PASSWORD_LIMIT, ofPerson(person.id), CONFIRM_PASSWORD_LIMIT.max);
  expect((await change(person)).error?.code).toBe("rate_limited");
});

test("an account without a password cannot get one without the mailbox", async () => {
  const person = await makePerson(product);
  for (const currentPassword of [PASSWORD, " ", NEW_PASSWORD]) {
    expect((await change(person, { currentPassword })).error?.code).toBe("auth.invalid_credentials");
  }
  const [row] = await product.db.select().from(users).where(eq(users.id, person.id));
  expect(row?.passwordHash).toBeNull();
});

test("of two changes at once from the same password, one takes effect and logs the other out", async () => {
  const person = await makeOwner();
  const second = { ...person, cookie: await anotherDevice(person) };
  const answers = await Promise.all([
    change(person, { password: "Primeira#1x", passwordConfirmation: "Primeira#1x" }),
    change(second, { password: "Segunda#2x", passwordConfirmation: "Segunda#2x" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const winner = answers[0].status === 200 ? "Primeira#1x" : "Segunda#2x";
  expect((await logIn(person.email, winner)).status).toBe(200);
  expect([await isOpen(person.cookie), await isOpen(second.cookie)].sort()).toEqual([false, true]);
});
