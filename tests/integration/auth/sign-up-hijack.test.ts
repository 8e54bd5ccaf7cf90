import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  cliente,
  emailTokens,
  outbox,
  professionalProfiles,
  profiles,
  sessions,
  userRegistrations,
  users,
} from "../../../db/schema/index.ts";
import { hashPassword } from "../../../src/features/auth/passwords.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { outboxRow } from "../../../src/platform/delivery/outbox.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { enterWithGoogle } from "../../support/google.ts";
import { makePerson } from "../../support/people.ts";
import { eventually, startProduct, tokenOf } from "../../support/product.ts";

const product = startProduct();
const OWNER = { name: "Dona Verdadeira", whatsapp: "67977770000", password: "Verdadeira#1", role: "client" };

/** Signs up with somebody else's address; different in each test. */
let stranger: Who & { slug: string };
let email: string;
let address: string;
let made = 0;
beforeEach(() => {
  email = `dona${++made}@exemplo.com`;
  address = `198.51.100.${made}`;
  stranger = {
    name: `Otávio Estranho ${made}`,
    slug: `otavio-estranho-${made}`,
    whatsapp: `679888800${String(made).padStart(2, "0")}`,
    password: "Estranho#1",
    role: "provider",
  };
});

type Who = typeof OWNER;
const signUp = (who: Who) =>
  product.mutate(
    "auth.signUp",
    { ...who, email, passwordConfirmation: who.password, termsAccepted: true },
    { address },
  );
const confirm = (token: string, password: string) =>
  product.mutate("auth.confirmEmail", { token, password }, { address });
const check = async (token: string) =>
  (await product.mutate("auth.checkConfirmation", { token }, { address })).data as { state: string; email: string };
const logIn = (password: string) => product.mutate("auth.logIn", { email, password, role: null }, { address });
const latestToken = async (count = 1) => tokenOf((await product.mails(email, count))[0]);
const me = async (cookies: string[]) =>
  (await product.query("auth.me", undefined, { cookie: cookies[0]?.split(";")[0] })).data as Record<string, unknown>;

async function accountOf(address: string) {
  const [account] = await product.db.select().from(users).where(eq(users.email, address));
  return account;
}

/** Checks that the database holds nothing from this sign-up. */
async function expectNoTrace({ name, whatsapp, slug }: typeof stranger): Promise<void> {
  const tables = [users, profiles, cliente, professionalProfiles, userRegistrations];
  const stored = JSON.stringify(await Promise.all(tables.map((table) => product.db.select().from(table))));
  for (const trace of [name, whatsapp, slug]) expect(stored).not.toContain(trace);
}

/** Makes calls one after another, because only a few may wait for a password check. */
async function withQueueSlot<T>(count: number, call: (i: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let i = 0; i < count; i++) answers.push(await call(i));
  return answers;
}

describe("a confirmation link", () => {
  test("confirms with the password of its sign-up, and logs in", async () => {
    await signUp(OWNER);
    const token = await latestToken();
    expect(await check(token)).toEqual({ state: "open", email });
    const confirmed = await confirm(token, OWNER.password);
    expect(confirmed.status).toBe(200);
    expect(await me(confirmed.cookies)).toMatchObject({ email, name: OWNER.name, isClient: true, isProvider: false });
    expect((await logIn(OWNER.password)).status).toBe(200);
  });

  test("gives nothing to a reader who did not sign up, and nothing to the stranger who did", async () => {
    await signUp(stranger);
    const token = await latestToken();
    const tried = await confirm(token, "adivinhada#1");
    expect([tried.status, tried.error?.code, tried.cookies]).toEqual([401, "auth.invalid_credentials", []]);
    expect((await accountOf(email))?.emailConfirmedAt).toBeNull();
    const entering = await logIn(stranger.password);
    expect([entering.status, entering.error?.code, entering.cookies]).toEqual([403, "auth.email_unconfirmed", []]);
  });

  test("survives wrong passwords, but only ten of them in a quarter of an hour", async () => {
    await signUp(OWNER);
    const token = await latestToken();
    const codes = await Promise.all(Array.from({ length: 9 }, async () => (await confirm(token, "x")).error?.code));
    expect(new Set(codes)).toEqual(new Set(["auth.invalid_credentials"]));
    expect(await check(token)).toMatchObject({ state: "open" });
    expect((await confirm(token, OWNER.password)).status).toBe(200);

    email = `outra-${email}`;
    await signUp(OWNER);
    const other = await latestToken();
    const tries = await withQueueSlot(12, () => confirm(other, "x"));
    expect(tries.map((answer) => answer.status)).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await confirm(other, OWNER.password)).error?.code).toBe("rate_limited");
  });

  test("counts tries by IP address too, whatever the links", async () => {
    const tries = await withQueueSlot(31, (i) => confirm(String(i).padStart(43, "a"), "x"));
    expect(tries.filter((answer) => answer.error?.code === "rate_limited")).toHaveLength(1);
    expect((await product.mutate("auth.checkConfirmation", { token: "a".repeat(43) }, { address })).status).toBe(429);
  });

  test("is reported as used until it expires, and works once", async () => {
    await signUp(OWNER);
    const token = await latestToken();
    const both = await Promise.all([confirm(token, OWNER.password), confirm(token, OWNER.password)]);
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await check(token)).toEqual({ state: "confirmed", email });
    expect((await confirm(token, OWNER.password)).error?.code).toBe("auth.already_confirmed");

    await product.db
      .update(emailTokens)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(emailTokens.email, email));
    expect(await check(token)).toEqual({ state: "invalid", email: null });
    expect((await confirm(token, OWNER.password)).error?.code).toBe("auth.link_invalid");
  });
});

describe("an unconfirmed address", () => {
  test("is free for the next sign-up, which leaves nothing of the previous one", async () => {
    await signUp(stranger);
    const older = await latestToken();
    const before = await accountOf(email);
    expect((await signUp(OWNER)).status).toBe(200);
    const newer = await latestToken(2);

    expect((await accountOf(email))?.id).not.toBe(before?.id);
    await expectNoTrace(stranger);
    expect(await check(older)).toMatchObject({ state: "invalid" });
    expect((await confirm(older, stranger.password)).error?.code).toBe("auth.link_invalid");
    expect((await confirm(newer, stranger.password)).error?.code).toBe("auth.invalid_credentials");
    const confirmed = await confirm(newer, OWNER.password);
    expect(await me(confirmed.cookies)).toMatchObject({ name: OWNER.name, phone: OWNER.whatsapp, isProvider: false });
    expect((await signUp(stranger)).error).toMatchObject({ code: "auth.email_taken", params: { kind: "cliente" } });
  });

  test("keeps the URL of its card when the same person signs up again", async () => {
    await signUp(stranger);
    const [before] = await product.db.select().from(profiles).where(eq(profiles.email, email));
    await signUp(stranger);
    const [after] = await product.db.select().from(profiles).where(eq(profiles.email, email));
    expect([before?.nameSlug, after?.nameSlug]).toEqual([stranger.slug, stranger.slug]);
  });

  test("gets five sign-up e-mails an hour, whoever requests them", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        product.mutate(
          "auth.signUp",
          { ...OWNER, email, passwordConfirmation: OWNER.password, termsAccepted: true },
          { address: `198.18.8.${i}` },
        ),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect(await product.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  test("goes to the person whom Google verified, with Google's name and nothing else", async () => {
    await signUp(stranger);
    const token = await latestToken();
    const person = await enterWithGoogle(product, { name: "Dona Google", email, verified: true });
    const user = (await product.query("auth.me", undefined, person)).data;
    expect(user).toMatchObject({
      name: "Dona Google",
      email,
      phone: "",
      isClient: false,
      isProvider: false,
      hasAcceptedTerms: false,
      hasPassword: false,
    });
    await expectNoTrace(stranger);
    expect((await logIn(stranger.password)).error?.code).toBe("auth.invalid_credentials");
    expect((await confirm(token, stranger.password)).error?.code).toBe("auth.link_invalid");
  });

  test("goes to the person who resets its password, who must give name, WhatsApp, role and terms again", async () => {
    await signUp(stranger);
    const token = await latestToken();
    await product.mutate("auth.requestPasswordReset", { email }, { address });
    const [mail] = await product.mails(email, 2);
    expect(mail?.text).not.toContain("Otávio");
    const { password } = OWNER;
    const reset = { token: tokenOf(mail), password, passwordConfirmation: password };
    expect((await product.mutate("auth.resetPassword", reset, { address })).status).toBe(200);

    const { cookies } = await logIn(password);
    expect(await me(cookies)).toMatchObject({ name: "", phone: "", isProvider: false, hasAcceptedTerms: false });
    await expectNoTrace(stranger);
    expect((await confirm(token, stranger.password)).error?.code).toBe("auth.link_invalid");

    const cookie = cookies[0]?.split(";")[0];
    const choice = { role: "client", whatsapp: OWNER.whatsapp, termsAccepted: true };
    const nameless = await product.mutate("auth.chooseRole", choice, { cookie });
    expect(nameless.error?.fields).toHaveProperty("name");
    expect((await product.mutate("auth.chooseRole", { ...choice, name: OWNER.name }, { cookie })).status).toBe(200);
    expect(await me(cookies)).toMatchObject({ name: OWNER.name, phone: OWNER.whatsapp, isClient: true });
    const [profile] = await product.db.select().from(profiles).where(eq(profiles.email, email));
    expect(profile?.nameSlug).toMatch(/^dona-verdadeira-\w{6}$/);
  });

  test("goes to an account that changes its e-mail to it", async () => {
    await signUp(stranger);
    const token = await latestToken();
    const person = await makePerson(product, { passwordHash: await hashPassword(OWNER.password) });
    const change = { name: person.name, whatsapp: person.phone, email, password: OWNER.password };
    const asked = await product.mutate("profiles.updateBasics", change, { cookie: person.cookie, address });
    expect([asked.status, asked.data]).toEqual([200, { pendingEmail: email }]);
    const changeToken = await latestToken(2);
    expect((await product.mutate("profiles.confirmEmailChange", { token: changeToken }, { address })).status).toBe(200);
    expect(await accountOf(email)).toMatchObject({ id: person.id });
    await expectNoTrace(stranger);
    expect((await confirm(token, stranger.password)).error?.code).toBe("auth.link_invalid");
  });

  test("a password reset removes nothing from a confirmed account", async () => {
    const person = await makePerson(product, { provider: true, email });
    await product.mutate("auth.requestPasswordReset", { email }, { address });
    const { password } = OWNER;
    const reset = { token: await latestToken(), password, passwordConfirmation: password };
    expect((await product.mutate("auth.resetPassword", reset, { address })).status).toBe(200);
    const { cookies } = await logIn(password);
    expect(await me(cookies)).toMatchObject({ name: person.name, phone: person.phone, isProvider: true });
  });
});

describe("e-mails", () => {
  /** The origins of all URLs in both parts of an e-mail. */
  const originsIn = ({ text, html }: { text: string; html: string }) =>
    new Set(
      [text, html].flatMap((part) => part.match(/https?:\/\/[^\s"<]+/g) ?? []).map((link) => new URL(link).origin),
    );

  test("to an unconfirmed address contain nothing from the sign-up, and link only to us", async () => {
    await signUp({ ...stranger, name: "Ganhe Prêmio" });
    await product.mails(email);
    await product.mutate("auth.requestPasswordReset", { email }, { address });
    for (const mail of await product.mails(email, 2)) {
      expect(mail.text.startsWith("Olá!\n")).toBe(true);
      expect(mail.text + mail.html).not.toContain("Ganhe");
      expect(originsIn(mail)).toEqual(new Set([product.stack.url]));
    }
  });

  test("about a change of e-mail name nobody at the new address, and link only to us", async () => {
    const passwordHash = await hashPassword(OWNER.password);
    const person = await makePerson(product, { name: "Ganhe Prêmio", passwordHash });
    const change = { name: person.name, whatsapp: person.phone, email, password: OWNER.password };
    await product.mutate("profiles.updateBasics", change, { cookie: person.cookie, address });
    const [asking] = await product.mails(email);
    expect(asking?.text.startsWith("Olá!\n")).toBe(true);
    expect(`${asking?.text}${asking?.html}`).not.toContain("Ganhe");
    await product.mutate("profiles.confirmEmailChange", { token: tokenOf(asking) }, { address });
    for (const mail of [...(await product.mails(email)), ...(await product.mails(person.email))]) {
      expect(originsIn(mail)).toEqual(new Set([product.stack.url]));
    }
  });

  test("to a confirmed address greet by first name", async () => {
    await makePerson(product, { email, name: "Lia Souza" });
    await product.mutate("auth.requestPasswordReset", { email }, { address });
    const [mail] = await product.mails(email);
    expect(mail?.text.startsWith("Olá, Lia!\n")).toBe(true);
  });
});

test.each([
  ["Ganhe em mau.com", "link"],
  ["http://mau.example", "link"],
  ["P\u0430ulo", "look-alike"],
  ["Ana\u3164", "invisible character"],
])("the name %j is refused at sign-up: %s", async (name) => {
  const answer = await signUp({ ...OWNER, name });
  expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([400, ["name"]]);
});

test("a session of an unconfirmed account is invalid", async () => {
  const person = await makePerson(product, { confirmed: false });
  expect((await product.query("auth.me", undefined, person)).data).toBeNull();
});

test("48 hours after its sign-up an unconfirmed account is deleted with all its data, and no other", async () => {
  const old = Date.now() - 48 * HOUR_MS - 1000;
  await signUp(OWNER);
  const token = await latestToken();
  const stale = await accountOf(email);
  await product.db.update(users).set({ createdAt: old }).where(eq(users.email, email));
  const young = await makePerson(product, { confirmed: false });
  const confirmed = await makePerson(product);
  await product.db.update(users).set({ createdAt: old }).where(eq(users.id, confirmed.id));
  // More than fit into one batch.
  const many = Array.from({ length: 450 }, (_, i) => ({
    id: newId(old),
    email: `velha${i}@exemplo.com`,
    createdAt: old,
  }));
  await product.db.insert(users).values(many);

  await product.stack.worker.scheduled();

  const left = new Set((await product.db.select({ id: users.id }).from(users)).map(({ id }) => id));
  expect([stale?.id ?? "", many[449]?.id ?? "", young.id, confirmed.id].map((id) => left.has(id))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const traces = await Promise.all([
    product.db.select().from(profiles).where(eq(profiles.email, email)),
    product.db.select().from(cliente).where(eq(cliente.email, email)),
    product.db.select().from(userRegistrations).where(eq(userRegistrations.email, email)),
    product.db.select().from(emailTokens).where(eq(emailTokens.email, email)),
    product.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, stale?.id ?? "")),
  ]);
  expect(traces.flat()).toEqual([]);
  expect(await check(token)).toMatchObject({ state: "invalid" });
  expect(product.stack.worker.logs.some(({ message }) => message.includes("job.delete-unconfirmed"))).toBe(true);
});

test("a pending e-mail for a replaced account is not sent, and its row is completed", async () => {
  await signUp(stranger);
  await product.mails(email);
  const gone = (await accountOf(email)) ?? expect.fail("no account");
  await signUp(OWNER);
  const sent = await product.mails(email, 2);
  const late = outboxRow("mail.confirm", { userId: gone.id, returnTo: null }, Date.now());
  await product.db.insert(outbox).values(late);
  await product.stack.worker.scheduled();
  await eventually(async () => {
    const [row] = await product.db.select().from(outbox).where(eq(outbox.id, late.id));
    return (row?.deliveredAt ?? null) !== null || undefined;
  }, "the row of the replaced account");
  expect(await product.mailsSoFar(email)).toEqual(sent);
});
