import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  cliente,
  emailTokens,
  outbox,
  professionalProfiles,
  profiles,
  sessions,
  users,
} from "../../../db/schema/index.ts";
import { hashPassword } from "../../../src/features/auth/passwords.ts";
import { TERMS_VERSION } from "../../../src/features/auth/rules.ts";
import { hashToken } from "../../../src/platform/hashing/tokens.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { type Product, sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();

function signUpInput(email: string, changes: Record<string, unknown> = {}) {
  return {
    name: "Ana Canária",
    whatsapp: "(67) 99999-1234",
    email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    termsAccepted: true,
    role: "client",
    ...changes,
  };
}

const logIn = (email: string, changes: Record<string, unknown> = {}) =>
  product.mutate("auth.logIn", { email, password: PASSWORD, role: null, ...changes });

function sessionCookie(cookies: string[]): string {
  return cookies.find((cookie) => cookie.startsWith("sessao="))?.split(";")[0] ?? "";
}

async function confirmed(on: Product, email: string): Promise<void> {
  const [mail] = await on.mails(email);
  expect((await on.mutate("auth.confirmEmail", { token: tokenOf(mail), password: PASSWORD })).status).toBe(200);
}

describe("sign-up", () => {
  test("creates an account with its role, which can log in once its e-mail is confirmed", async () => {
    const email = "ana@exemplo.com";
    const signedUp = await product.mutate("auth.signUp", signUpInput(" Ana@Exemplo.com "));
    expect(signedUp.status).toBe(200);
    expect(signedUp.cookies).toEqual([]);

    const early = await logIn(email);
    expect([early.status, early.error?.code, early.cookies]).toEqual([403, "auth.email_unconfirmed", []]);

    await confirmed(product, email);
    const entered = await logIn(email);
    expect(entered.status).toBe(200);
    const cookie = entered.cookies[0] ?? "";
    expect(cookie).toMatch(/^sessao=[\w-]{43}; /);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");

    const me = await product.query("auth.me", undefined, { cookie: sessionCookie(entered.cookies) });
    expect(me.data).toMatchObject({
      email,
      name: "Ana Canária",
      phone: "67999991234",
      isClient: true,
      isProvider: false,
    });

    const [user] = await product.db.select().from(users).where(eq(users.email, email));
    expect(user?.passwordHash).toMatch(/^scrypt\$16\$8\$5\$/);
    expect(user?.termsVersion).toBe(TERMS_VERSION);
    const stored = await product.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ""));
    expect(stored.map(({ id }) => id)).toContain(hashToken(sessionCookie(entered.cookies).slice("sessao=".length)));
  });

  test("the e-mail is in Portuguese, as HTML and text, and the database stores only a hash of its token", async () => {
    await product.mutate("auth.signUp", signUpInput("carta@exemplo.com"));
    const [mail] = await product.mails("carta@exemplo.com");
    expect(mail?.subject).toBe("Confirme seu e-mail no Portal da Construção");
    expect(mail?.html).toContain('lang="pt-BR"');
    const token = tokenOf(mail);
    const rows = JSON.stringify([await product.db.select().from(emailTokens), await product.db.select().from(outbox)]);
    expect(rows).toContain(hashToken(token));
    expect(rows).not.toContain(token);
  });

  test.each([
    ["provider", professionalProfiles, professionalProfiles.userId],
    ["client", cliente, cliente.id],
  ] as const)("as %s creates the row for that role", async (role, table, key) => {
    const email = `papel-${role}@exemplo.com`;
    await product.mutate("auth.signUp", signUpInput(email, { role }));
    const [user] = await product.db.select().from(users).where(eq(users.email, email));
    expect(
      await product.db
        .select()
        .from(table)
        .where(eq(key, user?.id ?? "")),
    ).toHaveLength(1);
  });

  test("people with the same name get different slugs", async () => {
    await product.mutate("auth.signUp", signUpInput("zeacao1@exemplo.com", { name: "Zé Ação" }));
    await product.mutate("auth.signUp", signUpInput("zeacao2@exemplo.com", { name: "Zé Ação" }));
    await product.mutate("auth.signUp", signUpInput("zeacao3@exemplo.com", { name: "!!!" }));
    const slugs = (await product.db.select().from(profiles))
      .filter((profile) => profile.email.startsWith("zeacao"))
      .map((profile) => profile.nameSlug);
    expect(slugs).toEqual([
      "ze-acao",
      expect.stringMatching(/^ze-acao-\w{6}$/),
      expect.stringMatching(/^perfil-\w{6}$/),
    ]);
  });

  test.each([
    ["client", { client: true }, "cliente"],
    ["provider", { provider: true }, "prestador"],
    ["account without a role", { client: false }, "usuário"],
  ])("an e-mail taken by a %s is refused with that kind of account", async (_, roles, kind) => {
    const person = await makePerson(product, roles);
    const answer = await product.mutate("auth.signUp", signUpInput(person.email));
    expect([answer.status, answer.error?.code, answer.error?.params]).toEqual([409, "auth.email_taken", { kind }]);
  });

  test("parallel sign-ups with one e-mail leave one account, and only its newest link works", async () => {
    const email = "corrida@exemplo.com";
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => product.mutate("auth.signUp", signUpInput(email))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(5).fill(200), ...Array(4).fill(429)]);
    expect(await product.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
    const good = async (mails: { text: string }[]) => {
      const checks = mails.map((mail) => product.mutate("auth.checkConfirmation", { token: tokenOf(mail) }));
      return (await Promise.all(checks)).map(({ data }) => (data as { state: string }).state === "open");
    };
    await expect.poll(async () => (await good(await product.mails(email))).filter(Boolean)).toHaveLength(1);
  });

  test("a common password is refused", async () => {
    const weak = { password: "Senha@123", passwordConfirmation: "Senha@123" };
    const answer = await product.mutate("auth.signUp", signUpInput("comum@exemplo.com", weak));
    expect(answer.status).toBe(400);
    expect(answer.error?.fields["password"]).toContain("muito comum");
  });
});

describe("login", () => {
  test("refuses a wrong password, an unknown e-mail and a role the account lacks with the same error", async () => {
    const person = await makePerson(product, { client: true, passwordHash: await hashPassword(PASSWORD) });
    const answers = await Promise.all([
      logIn(person.email, { password: "errada" }),
      logIn("ninguem@exemplo.com"),
      logIn(person.email, { role: "provider" }),
    ]);
    for (const answer of answers) {
      expect([answer.status, answer.error, answer.cookies]).toEqual([
        401,
        expect.objectContaining({ code: "auth.invalid_credentials", fields: {}, params: {} }),
        [],
      ]);
    }
    expect((await logIn(person.email, { role: "client" })).status).toBe(200);
  });

  test("each login gets a new token, and logging out of one session does not end another", async () => {
    const person = await makePerson(product, { passwordHash: await hashPassword(PASSWORD) });
    const [first, second] = [await logIn(person.email), await logIn(person.email)];
    const cookies = [sessionCookie(first.cookies), sessionCookie(second.cookies)];
    expect(cookies[0]).not.toBe(cookies[1]);

    const left = await product.mutate("auth.logOut", undefined, { cookie: cookies[0] });
    expect(left.cookies[0]).toMatch(/^sessao=;.*Max-Age=0/);
    expect((await product.query("auth.me", undefined, { cookie: cookies[0] })).data).toBeNull();
    expect((await product.query("auth.me", undefined, { cookie: cookies[1] })).data).not.toBeNull();
  });

  test.each([
    ["a query", (cookie: string) => product.query("auth.me", undefined, { cookie })],
    ["a mutation", (cookie: string) => product.mutate("profiles.removeAvatar", undefined, { cookie })],
  ])("a session past half of its lifetime is renewed by %s, and an expired one is invalid", async (_, call) => {
    const person = await makePerson(product);
    const setExpiry = (expiresAt: number) =>
      product.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, person.id));
    const seconds = Math.floor(Date.now() / 1000);

    await setExpiry(seconds + 10 * 86_400);
    const renewed = await call(person.cookie);
    expect(renewed.cookies.map((cookie) => cookie.split(";")[0])).toEqual([person.cookie]);
    const [session] = await product.db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(session?.expiresAt).toBeGreaterThan(seconds + 29 * 86_400);

    await setExpiry(seconds - 1);
    expect((await product.query("auth.me", undefined, person)).data).toBeNull();
  });
});

describe("e-mail links", () => {
  test("reset and resend give the same response at the same cost, whether or not the account exists", async () => {
    const person = await makePerson(product, { confirmed: false });
    for (const procedure of ["auth.requestPasswordReset", "auth.resendConfirmation"]) {
      const known = await product.mutate(procedure, { email: person.email });
      const unknown = await product.mutate(procedure, { email: "nao-existe@exemplo.com" });
      expect([known.status, known.text, known.roundTrips]).toEqual([unknown.status, unknown.text, unknown.roundTrips]);
    }
    expect(await product.mails(person.email, 2)).toHaveLength(2);
  });

  test("a confirmed account gets no confirmation e-mail", async () => {
    const person = await makePerson(product);
    await product.mutate("auth.resendConfirmation", { email: person.email });
    const rows = await product.db.select().from(outbox);
    expect(rows.some((row) => row.payload["userId"] === person.id)).toBe(false);
  });

  test("an account gets at most five e-mails an hour, and the response stays the same", async () => {
    const person = await makePerson(product);
    const answers = [];
    for (let i = 0; i < 8; i++) {
      answers.push(
        await product.mutate("auth.requestPasswordReset", { email: person.email }, { address: `203.0.113.${i}` }),
      );
    }
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const rows = (await product.db.select().from(outbox)).filter((row) => row.payload["userId"] === person.id);
    expect(rows).toHaveLength(5);
  });

  test("a confirmation link works once, and a newer link invalidates the older one", async () => {
    const email = "links@exemplo.com";
    await product.mutate("auth.signUp", signUpInput(email));
    const first = tokenOf((await product.mails(email))[0]);
    await product.mutate("auth.resendConfirmation", { email });
    const second = tokenOf((await product.mails(email, 2))[0]);
    const confirm = (token: string) => product.mutate("auth.confirmEmail", { token, password: PASSWORD });
    expect((await confirm(first)).error?.code).toBe("auth.link_invalid");
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(second)).error?.code).toBe("auth.already_confirmed");
  });

  test("an expired confirmation link is refused", async () => {
    const person = await makePerson(product, { confirmed: false });
    await product.mutate("auth.resendConfirmation", { email: person.email });
    const token = tokenOf((await product.mails(person.email))[0]);
    await product.db
      .update(emailTokens)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(emailTokens.userId, person.id));
    const answer = await product.mutate("auth.confirmEmail", { token, password: PASSWORD });
    expect(answer.error?.code).toBe("auth.link_invalid");
  });

  test("an expired reset link is refused", async () => {
    const person = await makePerson(product);
    await product.mutate("auth.requestPasswordReset", { email: person.email });
    const token = tokenOf((await product.mails(person.email))[0]);
    await product.db
      .update(emailTokens)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(emailTokens.userId, person.id));
    const input = { token, password: PASSWORD, passwordConfirmation: PASSWORD };
    expect((await product.mutate("auth.resetPassword", input)).error?.code).toBe("auth.link_invalid");
  });

  test("a reset sets the password, ends every session, sends a mail and works once; a confirmation link cannot reset", async () => {
    const person = await makePerson(product, { passwordHash: await hashPassword("Antiga#42x") });
    const unconfirmed = await makePerson(product, { confirmed: false });
    await product.mutate("auth.resendConfirmation", { email: unconfirmed.email });
    const confirmation = tokenOf((await product.mails(unconfirmed.email))[0]);
    const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
    const wrongKind = await product.mutate("auth.resetPassword", { token: confirmation, ...passwords });
    expect(wrongKind.error?.code).toBe("auth.link_invalid");

    await product.mutate("auth.requestPasswordReset", { email: person.email });
    const token = tokenOf((await product.mails(person.email))[0]);
    const isOpen = async (link: string) => (await product.mutate("auth.checkReset", { token: link })).data;
    expect([await isOpen(token), await isOpen(confirmation)]).toEqual([{ isOpen: true }, { isOpen: false }]);
    expect((await product.mutate("auth.resetPassword", { token, ...passwords })).status).toBe(200);
    expect(await isOpen(token)).toEqual({ isOpen: false });
    expect((await product.query("auth.me", undefined, person)).data).toBeNull();
    expect((await logIn(person.email, { password: "Antiga#42x" })).status).toBe(401);
    expect((await logIn(person.email)).status).toBe(200);
    expect((await product.mutate("auth.resetPassword", { token, ...passwords })).error?.code).toBe("auth.link_invalid");
    const subjects = (await product.mails(person.email, 2)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Sua senha foi alterada", "Crie uma nova senha no Portal da Construção"]);
  });
});

describe("rate limits by IP address", () => {
  const address = "192.0.2.77";
  beforeAll(() => makePerson(product, { email: "limite@exemplo.com" }));

  test.each([
    ["auth.signUp", () => signUpInput("limite@exemplo.com"), 20],
    ["auth.requestPasswordReset", () => ({ email: "limite@exemplo.com" }), 20],
  ] as const)("%s", async (procedure, input, max) => {
    const codes = [];
    for (let i = 0; i <= max; i++) {
      codes.push((await product.mutate(procedure, input(), { address: `${address}-${procedure}` })).error?.code);
    }
    expect(codes.slice(0, max)).not.toContain("rate_limited");
    expect(codes[max]).toBe("rate_limited");
  });
});

describe("choosing a role", () => {
  const choose = (person: Person, changes: Record<string, unknown> = {}) =>
    product.mutate("auth.chooseRole", { role: "provider", whatsapp: "", termsAccepted: false, ...changes }, person);

  test("a second click changes nothing, and the other role is refused", async () => {
    const person = await makePerson(product, { client: false });
    expect((await choose(person)).status).toBe(200);
    expect((await choose(person)).status).toBe(200);
    expect((await choose(person, { role: "client" })).error?.code).toBe("auth.role_already_chosen");
    const me = await product.query("auth.me", undefined, person);
    expect(me.data).toMatchObject({ isProvider: true, isClient: false });
  });

  test("an account from Google must provide WhatsApp and accept the terms", async () => {
    const person = await makePerson(product, { client: false, phone: "", termsAccepted: false });
    expect((await choose(person)).error?.fields).toHaveProperty("whatsapp");
    const phone = { whatsapp: "(67) 99999-4321" };
    expect((await choose(person, phone)).error?.fields).toHaveProperty("termsAccepted");
    expect((await choose(person, { ...phone, termsAccepted: true })).status).toBe(200);
    const me = await product.query("auth.me", undefined, person);
    expect(me.data).toMatchObject({ phone: "67999994321", hasAcceptedTerms: true, isProvider: true });
    const [row] = await product.db
      .select()
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, person.id));
    expect(row?.whatsapp).toBe("67999994321");
  });
});
