import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  cliente,
  emailTokens,
  oauthAccounts,
  outbox,
  professionalProfiles,
  profiles,
  sessions,
  users,
} from "../../../db/schema/index.ts";
import { CHANGE_MAIL_LIMIT } from "../../../src/features/profiles/rules.ts";
import { hashToken, newToken } from "../../../src/platform/hashing/tokens.ts";
import { hashed } from "../../../src/platform/limits/rate-limit.ts";
import { MINUTE_MS } from "../../../src/shared/time.ts";
import { agreeAtGoogle, enterFromGoogle } from "../../support/google.ts";
import { haveCounted } from "../../support/limits.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();

const TOLD = "Troca de e-mail da sua conta no Portal da Construção";

const makeOwner = async () => makePerson(product, { client: true, provider: true, passwordHash: await cheapHash() });
const ask = (person: Pick<Person, "name" | "phone" | "cookie">, email: string, password?: string) => {
  const { name, phone, cookie } = person;
  return product.mutate("profiles.updateBasics", { name, whatsapp: phone, email, password }, { cookie });
};
const confirm = (token: string, cookie?: string) =>
  product.mutate("profiles.confirmEmailChange", { token }, { cookie });
const stop = (token: string) => product.mutate("profiles.stopEmailChange", { token });
const mine = async (person: Person) =>
  (await product.query("profiles.mine", undefined, person)).data as Record<string, unknown> | undefined;
const logIn = (email: string, password = PASSWORD) => product.mutate("auth.logIn", { email, password, role: null });
const profileOf = async (id: string) => (await product.db.select().from(profiles).where(eq(profiles.id, id)))[0];

let made = 0;
const newEmail = () => `troca-${++made}@exemplo.com`;

/** The token in the newest e-mail to this address. */
const newestToken = async (email: string, count = 1) => tokenOf((await product.mails(email, count))[0]);

/** Requests a change and returns the tokens from both e-mails. */
async function askFor(person: Person, email: string): Promise<{ confirmToken: string; stopToken: string }> {
  const asked = await ask(person, email, PASSWORD);
  expect([asked.status, asked.data]).toEqual([200, { pendingEmail: email }]);
  const told = (await product.mails(person.email)).find(({ subject }) => subject === TOLD);
  return { confirmToken: await newestToken(email), stopToken: tokenOf(told) };
}

/** Creates another session for a person, as on another device. */
async function anotherSession(person: Person, method: "google" | null = null, ageMs = 0): Promise<string> {
  const [token, now] = [newToken(), Date.now()];
  await product.db.insert(sessions).values({
    id: hashToken(token),
    userId: person.id,
    expiresAt: Math.floor(now / 1000) + 86_400,
    createdAt: now - ageMs,
    authMethod: method,
  });
  return `sessao=${token}`;
}

const isLoggedIn = async (cookie: string) => (await product.query("auth.me", undefined, { cookie })).data !== null;

describe("requesting another e-mail", () => {
  test("needs the password, saves nothing without it, and limits wrong ones", async () => {
    const person = await makeOwner();
    const email = newEmail();
    const missing = await ask({ ...person, name: "Nome Recusado" }, email);
    expect([missing.status, missing.error?.fields]).toEqual([400, { password: "Informe a senha." }]);
    const wrong = await ask({ ...person, name: "Nome Recusado" }, email, "errada");
    expect([wrong.status, wrong.error?.code]).toEqual([401, "auth.invalid_credentials"]);
    expect(wrong.error?.fields).toEqual({ password: "Senha incorreta. Tente de novo." });
    expect((await profileOf(person.id))?.name).toBe(person.name);
    expect(await mine(person)).toMatchObject({ pendingEmail: null });

    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 9; i++) codes.push((await ask(person, email, "errada")).error?.code);
    expect(codes.at(-2)).toBe("auth.invalid_credentials");
    expect(codes.at(-1)).toBe("rate_limited");
    expect((await ask(person, email, PASSWORD)).error?.code).toBe("rate_limited");
    // Other changes are still saved, and need no password.
    expect((await ask({ ...person, name: "Nome Novo" }, person.email)).status).toBe(200);
  });

  test("needs a Google sign-in within ten minutes, with the same account, if there is no password", async () => {
    const person = await makePerson(product, { client: true });
    const email = newEmail();
    const refused = await ask(person, email, PASSWORD);
    expect([refused.status, refused.error?.code]).toEqual([403, "auth.google_required"]);
    const stale = await anotherSession(person, "google", 10 * MINUTE_MS + 1);
    expect((await ask({ ...person, cookie: stale }, email)).error?.code).toBe("auth.google_required");

    const visit = await agreeAtGoogle(product, { name: person.name, email: person.email, verified: true });
    const { cookie = "" } = await enterFromGoogle(product, visit);
    expect((await ask({ ...person, cookie }, email)).data).toEqual({ pendingEmail: email });
  });

  test("sends a link to the new address; the old one logs in until the link is opened", async () => {
    const person = await makeOwner();
    const email = newEmail();
    const asked = await ask(person, ` ${email.toUpperCase()}`, PASSWORD);
    expect([asked.data, asked.roundTrips]).toEqual([{ pendingEmail: email }, 3]);
    expect(await mine(person)).toMatchObject({ email: person.email, pendingEmail: email });
    const [mail] = await product.mails(email);
    expect(mail?.text).toContain(`${product.stack.url}/profile#email=`);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(person.email)).status).toBe(200);

    expect((await confirm(tokenOf(mail), person.cookie)).status).toBe(200);
    expect(await mine(person)).toMatchObject({ email, pendingEmail: null });
    expect((await logIn(person.email)).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
    const [client] = await product.db.select().from(cliente).where(eq(cliente.id, person.id));
    const [provider] = await product.db
      .select()
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, person.id));
    expect([(await profileOf(person.id))?.email, client?.email, provider?.email]).toEqual([email, email, email]);
  });

  test("notifies the current address at once, with a separate link that is stored only as a hash", async () => {
    const person = await makeOwner();
    const email = newEmail();
    const { stopToken } = await askFor(person, email);
    const [told] = await product.mails(person.email);
    expect(told?.text).toContain(`${product.stack.url}/profile#parar=${stopToken}`);
    expect(told?.html).toContain('lang="pt-BR"');
    const stored = JSON.stringify([
      await product.db.select().from(emailTokens),
      await product.db.select().from(outbox),
    ]);
    expect(stored).toContain(hashToken(stopToken));
    expect(stored).not.toContain(stopToken);
    const delivered = await eventually(async () => {
      const rows = await product.db.select().from(outbox).where(eq(outbox.kind, "mail.change-asked"));
      return rows.find(({ payload, deliveredAt }) => payload["userId"] === person.id && deliveredAt !== null);
    }, "the notice to be delivered");
    expect(delivered.payload).toEqual({ userId: person.id });
  });

  test("resends the link without the password, and does not notify the current address again", async () => {
    const person = await makeOwner();
    const email = newEmail();
    const { confirmToken, stopToken } = await askFor(person, email);
    expect((await ask(person, email)).status).toBe(200);
    const again = await newestToken(email, 2);
    expect(again).not.toBe(confirmToken);
    expect((await product.mails(person.email)).filter(({ subject }) => subject === TOLD)).toHaveLength(1);
    expect((await stop(stopToken)).status).toBe(200);
    expect((await confirm(again)).error?.code).toBe("auth.link_invalid");
  });

  test("sends at most five e-mails an hour to one address, and above that saves nothing", async () => {
    const person = await makeOwner();
    const email = newEmail();
    await haveCounted(product, CHANGE_MAIL_LIMIT, hashed(email), CHANGE_MAIL_LIMIT.max - 1);
    expect((await ask(person, email, PASSWORD)).status).toBe(200);
    const refused = await ask({ ...person, name: "Nome Recusado" }, email);
    expect([refused.status, refused.error?.code]).toEqual([429, "rate_limited"]);
    expect((await profileOf(person.id))?.name).toBe(person.name);
  });

  test("refuses an address that is taken, on the request and again when the link is opened", async () => {
    const [person, other] = [await makeOwner(), await makePerson(product)];
    const refused = await ask({ ...person, name: "Nome Recusado" }, other.email, PASSWORD);
    expect([refused.status, refused.error?.code]).toEqual([409, "auth.email_taken"]);
    expect((await profileOf(person.id))?.name).toBe(person.name);
    expect((await ask(person, other.email, "errada")).error?.code).toBe("auth.invalid_credentials");

    const email = newEmail();
    const { confirmToken } = await askFor(person, email);
    await makePerson(product, { email });
    expect((await confirm(confirmToken)).error?.code).toBe("auth.email_taken");
    expect(await mine(person)).toMatchObject({ email: person.email });
  });
});

describe("the link that stops a change", () => {
  test("works once, without a session, and invalidates the link at the new address", async () => {
    const person = await makeOwner();
    const { confirmToken, stopToken } = await askFor(person, newEmail());
    expect((await stop(stopToken)).status).toBe(200);
    expect((await stop(stopToken)).error?.code).toBe("auth.link_invalid");
    expect((await confirm(confirmToken)).error?.code).toBe("auth.link_invalid");
    expect(await mine(person)).toMatchObject({ email: person.email, pendingEmail: null });
  });

  test("is not interchangeable with other links", async () => {
    const person = await makeOwner();
    const { confirmToken, stopToken } = await askFor(person, newEmail());
    expect((await stop(confirmToken)).error?.code).toBe("auth.link_invalid");
    expect((await confirm(stopToken)).error?.code).toBe("auth.link_invalid");
    const passwords = { password: "Outra#42x", passwordConfirmation: "Outra#42x" };
    expect((await product.mutate("auth.resetPassword", { token: stopToken, ...passwords })).error?.code).toBe(
      "auth.link_invalid",
    );
  });

  test("stops the newest change: an older link is invalid", async () => {
    const person = await makeOwner();
    const first = await askFor(person, newEmail());
    expect((await ask(person, newEmail(), PASSWORD)).status).toBe(200);
    const second = await newestToken(person.email, 2);
    expect((await stop(first.stopToken)).error?.code).toBe("auth.link_invalid");
    expect((await stop(second)).status).toBe(200);
    expect(await mine(person)).toMatchObject({ pendingEmail: null });
  });

  test("is invalid once the change is confirmed or has expired", async () => {
    const person = await makeOwner();
    const confirmed = await askFor(person, newEmail());
    expect((await confirm(confirmed.confirmToken, person.cookie)).status).toBe(200);
    expect((await stop(confirmed.stopToken)).error?.code).toBe("auth.link_invalid");

    const other = await makeOwner();
    const expired = await askFor(other, newEmail());
    await product.db
      .update(emailTokens)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(emailTokens.userId, other.id));
    expect((await stop(expired.stopToken)).error?.code).toBe("auth.link_invalid");
    expect((await confirm(expired.confirmToken)).error?.code).toBe("auth.link_invalid");
  });
});

describe("a pending change becomes invalid", () => {
  test("after a password reset that was requested at the current address", async () => {
    const person = await makeOwner();
    const { confirmToken, stopToken } = await askFor(person, newEmail());
    await product.mutate("auth.requestPasswordReset", { email: person.email });
    const token = await newestToken(person.email, 2);
    const passwords = { password: "Outra#42x", passwordConfirmation: "Outra#42x" };
    expect((await product.mutate("auth.resetPassword", { token, ...passwords })).status).toBe(200);

    expect((await confirm(confirmToken)).error?.code).toBe("auth.link_invalid");
    expect((await stop(stopToken)).error?.code).toBe("auth.link_invalid");
    expect((await logIn(person.email, "Outra#42x")).status).toBe(200);
  });

  test("when another address is requested", async () => {
    const person = await makeOwner();
    const first = await askFor(person, newEmail());
    const second = newEmail();
    expect((await ask(person, second, PASSWORD)).status).toBe(200);
    expect((await confirm(first.confirmToken)).error?.code).toBe("auth.link_invalid");
    expect((await confirm(await newestToken(second))).status).toBe(200);
  });
});

describe("a confirmed change", () => {
  test("ends every other session and live connection, but keeps the session that opened the link", async () => {
    const person = await makeOwner();
    const thief = await anotherSession(person);
    const socket = new WebSocket(`${product.stack.url.replace("http", "ws")}/live`, {
      headers: { origin: product.stack.url, cookie: thief },
    } as unknown as string[]);
    const closed = new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
    await new Promise((resolve) => socket.addEventListener("open", resolve));

    const { confirmToken } = await askFor(person, newEmail());
    expect((await confirm(confirmToken, person.cookie)).status).toBe(200);
    expect(await closed).toBe(4001);
    expect([await isLoggedIn(person.cookie), await isLoggedIn(thief)]).toEqual([true, false]);
  });

  test("ends every session when the link is opened without a session of the account", async () => {
    const [person, stranger] = [await makeOwner(), await makePerson(product)];
    const { confirmToken } = await askFor(person, newEmail());
    expect((await confirm(confirmToken, stranger.cookie)).status).toBe(200);
    expect([await isLoggedIn(person.cookie), await isLoggedIn(stranger.cookie)]).toEqual([false, true]);
  });

  test("removes the former address's Google sign-in and invalidates its links", async () => {
    const person = await makeOwner();
    const google = { name: person.name, email: person.email, verified: true };
    await enterFromGoogle(product, await agreeAtGoogle(product, google));
    await product.mutate("auth.requestPasswordReset", { email: person.email });
    const reset = await newestToken(person.email);
    expect((await ask(person, newEmail(), PASSWORD)).status).toBe(200);
    const email = (await mine(person))?.["pendingEmail"] as string;
    expect((await confirm(await newestToken(email))).status).toBe(200);

    expect(await product.db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, person.id))).toEqual([]);
    const who = await enterFromGoogle(product, await agreeAtGoogle(product, google));
    const me = await product.query("auth.me", undefined, who);
    expect(me.data).toMatchObject({ email: person.email });
    expect(me.data).not.toMatchObject({ id: person.id });
    const passwords = { password: "Outra#42x", passwordConfirmation: "Outra#42x" };
    expect((await product.mutate("auth.resetPassword", { token: reset, ...passwords })).error?.code).toBe(
      "auth.link_invalid",
    );
    const subjects = (await product.mails(person.email, 3)).map(({ subject }) => subject);
    expect(subjects).toContain("O e-mail da sua conta no Portal da Construção mudou");
  });

  test("happens once, and for only one of two people who confirm the same address in parallel", async () => {
    const email = newEmail();
    const people = [await makeOwner(), await makeOwner()];
    const tokens: string[] = [];
    for (const [i, person] of people.entries()) {
      expect((await ask(person, email, PASSWORD)).status).toBe(200);
      tokens.push(await newestToken(email, i + 1));
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await product.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
    const done = tokens[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect((await confirm(done)).error?.code).toBe("auth.link_invalid");
  });
});
