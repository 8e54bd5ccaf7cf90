import { eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  cliente,
  emailTokens,
  outbox,
  professionalProfiles,
  profileFormerSlugs,
  profiles,
  rateLimits,
  serviceRequestInterests,
  serviceRequests,
  subscriptionPayments,
  userReferrals,
  userSubscriptions,
} from "../../../db/schema/index.ts";
import { hashPassword } from "../../../src/features/auth/passwords.ts";
import { RENAMES } from "../../../src/features/profiles/rules.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();

const basicsOf = ({ name, email, phone }: Person) => ({ name, email, whatsapp: phone });
const save = (person: Person, changes: Record<string, unknown> = {}) =>
  product.mutate("profiles.updateBasics", { ...basicsOf(person), ...changes }, person);
const profileOf = async (id: string) => (await product.db.select().from(profiles).where(eq(profiles.id, id)))[0];
const formerSlugsOf = async (id: string) =>
  (await product.db.select().from(profileFormerSlugs).where(eq(profileFormerSlugs.profileId, id))).map(
    ({ slug }) => slug,
  );
const logIn = (email: string) => product.mutate("auth.logIn", { email, password: PASSWORD, role: null });

describe("saving the basic card", () => {
  test("checks name, e-mail and WhatsApp in this order, each with its message, and saves nothing", async () => {
    const person = await makePerson(product, { client: true });
    const checks = [
      [{ name: " ", email: "", whatsapp: "" }, { name: "O nome completo é obrigatório." }],
      [{ name: "Ana", email: " ", whatsapp: "" }, { email: "O email é obrigatório." }],
      [{ name: "Ana", whatsapp: "" }, { whatsapp: "O WhatsApp é obrigatório." }],
    ] as const;
    for (const [changes, fields] of checks) {
      const answer = await save(person, changes);
      expect([answer.status, answer.error?.code, answer.error?.fields]).toEqual([400, "input.invalid", fields]);
    }
    expect((await profileOf(person.id))?.name).toBe(person.name);
  });

  test("changes name and phone everywhere they are stored, in two round trips", async () => {
    const person = await makePerson(product, { client: true, provider: true });
    const answer = await save(person, { name: "Zé da Obra", whatsapp: "+55 (67) 98888-1234" });
    expect([answer.status, answer.data, answer.roundTrips]).toEqual([200, { pendingEmail: null }, 2]);
    const [client] = await product.db.select().from(cliente).where(eq(cliente.id, person.id));
    const [provider] = await product.db
      .select()
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, person.id));
    expect(await profileOf(person.id)).toMatchObject({ name: "Zé da Obra", phone: "67988881234" });
    expect(client).toMatchObject({ name: "Zé da Obra", phone: "67988881234", email: person.email });
    expect(provider).toMatchObject({ name: "Zé da Obra", whatsapp: "67988881234", email: person.email });
  });

  test("gives a new name a new slug, and keeps the former ones for redirects", async () => {
    const person = await makePerson(product);
    const first = (await profileOf(person.id))?.nameSlug ?? "";
    await save(person, { name: "Lia Canário" });
    expect((await profileOf(person.id))?.nameSlug).toBe("lia-canario");
    await save(person, { name: "LIA CANARIO" });
    expect((await profileOf(person.id))?.nameSlug).toBe("lia-canario");
    await save(person, { name: "Lia Nova" });
    expect(await formerSlugsOf(person.id)).toEqual(expect.arrayContaining([first, "lia-canario"]));

    await save(person, { name: "Lia Canário" });
    expect((await profileOf(person.id))?.nameSlug).toBe("lia-canario");
    expect((await formerSlugsOf(person.id)).sort()).toEqual([first, "lia-nova"].sort());
  });

  test("gives nobody else a slug that redirects", async () => {
    const [before, after] = [await makePerson(product), await makePerson(product)];
    await save(before, { name: "Rui Prumo" });
    await save(before, { name: "Rui Esquadro" });
    await save(after, { name: "Rui Prumo" });
    expect((await profileOf(after.id))?.nameSlug).toBe(`rui-prumo-${after.id.slice(-6)}`);
    const signUp = await product.mutate("auth.signUp", {
      name: "Rui Prumo",
      whatsapp: "67999991234",
      email: "rui-prumo@exemplo.com",
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      termsAccepted: true,
      role: "client",
    });
    expect(signUp.status).toBe(200);
    const [signedUp] = await product.db.select().from(profiles).where(eq(profiles.email, "rui-prumo@exemplo.com"));
    expect(signedUp?.nameSlug).toMatch(/^rui-prumo-\w{6}$/);
  });

  test("leaves slug and redirects unchanged when the values are the same", async () => {
    const person = await makePerson(product);
    const before = await profileOf(person.id);
    await save(person);
    expect(await profileOf(person.id)).toEqual(before);
    expect(await formerSlugsOf(person.id)).toEqual([]);
  });

  test("gives twenty people who take one name in parallel their own slugs", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makePerson(product)));
    const answers = await Promise.all(people.map((person) => save(person, { name: "João Paralelo" })));
    expect(answers.map((answer) => answer.status)).toEqual(people.map(() => 200));
    const slugs = await Promise.all(people.map(async ({ id }) => (await profileOf(id))?.nameSlug ?? ""));
    expect(new Set(slugs).size).toBe(20);
    expect(slugs.filter((slug) => slug === "joao-paralelo")).toHaveLength(1);
    expect(slugs.every((slug) => slug.startsWith("joao-paralelo"))).toBe(true);
  });

  test("twenty times in parallel leaves one consistent state and at most five former slugs", async () => {
    const person = await makePerson(product, { client: true });
    const names = Array.from({ length: 20 }, (_, i) => `Nome Corrida ${i}`);
    const answers = await Promise.all(names.map((name) => save(person, { name })));
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused).toHaveLength(15);
    for (const { error } of refused) {
      expect(error).toMatchObject({ code: "rate_limited", fields: { name: expect.stringContaining("5 vezes") } });
    }
    const profile = await profileOf(person.id);
    const [client] = await product.db.select().from(cliente).where(eq(cliente.id, person.id));
    expect(client?.name).toBe(profile?.name);
    expect(profile?.nameSlug).toBe(profile?.name.toLowerCase().replaceAll(" ", "-"));
    expect(await formerSlugsOf(person.id)).toHaveLength(5);
  });

  test("refuses the sixth new slug in a day with all other changes, and accepts it a day later", async () => {
    const person = await makePerson(product, { provider: true });
    for (let number = 1; number <= 5; number++) {
      expect((await save(person, { name: `Nome Dia ${number}` })).status).toBe(200);
    }
    const before = await profileOf(person.id);
    const refused = await save(person, { name: "Nome Demais", whatsapp: "67999998888" });
    expect([refused.status, refused.error?.code]).toEqual([429, "rate_limited"]);
    expect(await profileOf(person.id)).toEqual(before);
    expect((await save(person, { name: "NOME DIA 5", whatsapp: "67999998888" })).status).toBe(200);

    await product.db
      .update(profileFormerSlugs)
      .set({ createdAt: Date.now() - RENAMES.windowMs - 1000 })
      .where(eq(profileFormerSlugs.profileId, person.id));
    expect((await save(person, { name: "Nome Amanhã" })).status).toBe(200);
    expect((await profileOf(person.id))?.nameSlug).toBe("nome-amanha");
  });

  test("refuses too many new names without saving the card or requesting another e-mail", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const person = await makePerson(product, { provider: true, passwordHash });
    await product.db.update(profiles).set({ avatarUrl: "/img/x.webp" }).where(eq(profiles.id, person.id));
    for (let number = 1; number <= 5; number++) await save(person, { name: `Nome Cartão ${number}` });
    const stateOf = async () => [
      await profileOf(person.id),
      await product.db.select().from(professionalProfiles).where(eq(professionalProfiles.userId, person.id)),
      await product.db.select().from(emailTokens).where(eq(emailTokens.userId, person.id)),
      (await product.db.select().from(outbox)).filter(({ payload }) => payload["userId"] === person.id),
      await product.db.select().from(rateLimits).where(like(rateLimits.key, "%:mail-%")),
    ];
    const before = await stateOf();
    const input = { ...basicsOf(person), name: "Nome Demais", email: "cartao-novo@exemplo.com", password: PASSWORD };
    const card = { profession: "Outra", professionalProfile: "tecnico", specialties: ["Pintura residencial interna"] };
    const places = { serviceRegions: [], wholeState: true, instagram: "" };
    const all = { ...input, ...card, ...places };
    const refused = await product.mutate("profiles.saveProfessional", all, person);
    expect([refused.status, refused.error?.code]).toEqual([429, "rate_limited"]);
    expect(await stateOf()).toEqual(before);
  });
});

describe("the export", () => {
  test("contains what is stored about the person, and no other people's data, hashes or tokens", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const person = await makePerson(product, { client: true, premium: true, name: "Eva Exporta", passwordHash });
    const other = await makePerson(product, { client: true, name: "Canária Alheia", phone: "67912345678" });
    await makeRequest(product, person, { description: "Meu muro" });
    const wanted = await makeRequest(product, other, { description: "Canário secreto", contactPhone: "67911112222" });
    await product.mutate("requests.setInterest", { id: wanted, interested: true }, person);
    const [subscription] = await product.db
      .select()
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, person.id));
    await product.db.batch([
      product.db.insert(subscriptionPayments).values({
        id: "pay_eva",
        subscriptionId: subscription?.id ?? expect.fail(),
        status: "RECEIVED",
        valueCents: 4999,
        dueDate: "2026-11-22",
        paidAt: 1,
        createdAt: 1,
        updatedAt: 1,
      }),
      product.db.insert(userReferrals).values({
        id: `eva-${person.id}`,
        referrerId: person.id,
        referredId: other.id,
        referredEmail: other.email,
        status: "completed",
        createdAt: 1,
        validatedAt: 2,
      }),
    ]);
    await save(person, { name: "Eva Exportada", email: "eva-nova@exemplo.com", password: PASSWORD });
    const token = tokenOf((await product.mails("eva-nova@exemplo.com"))[0]);
    await product.mails(person.email);

    const answer = await product.mutate("profiles.exportData", {}, person);
    expect(answer.data).toMatchObject({
      account: { email: person.email, hasPassword: true },
      profile: { id: person.id, name: "Eva Exportada", nameSlug: "eva-exportada" },
      client: { name: "Eva Exportada" },
      professional: { whatsapp: person.phone },
      formerSlugs: [{ slug: `pessoa-${person.id}` }],
      openLinks: expect.arrayContaining([
        expect.objectContaining({ kind: "change", email: "eva-nova@exemplo.com" }),
        expect.objectContaining({ kind: "stop", email: "eva-nova@exemplo.com" }),
      ]),
      requests: [{ description: "Meu muro", contactPhone: REQUEST_INPUT.contactPhone }],
      interests: [{ serviceRequestId: wanted }],
      subscriptions: [{ status: "ACTIVE" }],
      payments: [{ id: "pay_eva", dueDate: "2026-11-22" }],
      referrals: [{ isMine: true, status: "completed" }],
    });
    const { activeSessions } = answer.data as { activeSessions: object[] };
    expect(activeSessions.map(Object.keys)).toEqual([["createdAt", "expiresAt", "authMethod", "device"]]);
    for (const canary of [other.name, other.email, other.phone, other.id, "Canário secreto", "67911112222"]) {
      expect(answer.text).not.toContain(canary);
    }
    const hashes = (
      await product.db.$client.execute("select id from sessions union select token_hash from email_tokens")
    ).rows;
    for (const secret of [passwordHash, token, "scrypt", ...hashes.map((row) => String(row[0]))]) {
      expect(answer.text).not.toContain(secret);
    }
  });
});

describe("deleting the account", () => {
  const remove = (person: Person, password: string | null, confirmation = "EXCLUIR") =>
    product.mutate("profiles.deleteAccount", { password, confirmation }, person);

  /** Names of the tables that still contain one of the values, without the outbox and the full-text indexes. */
  async function traces(values: string[]): Promise<string[]> {
    const { rows: tables } = await product.db.$client.execute(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%_fts%'
        and name <> 'outbox'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await product.db.$client.execute(`select * from "${String(name)}"`);
      const text = JSON.stringify(rows);
      if (values.some((value) => text.includes(value))) found.push(String(name));
    }
    return found;
  }

  test("removes every row, ends every session, clears the cookie, and takes back the interest", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const person = await makePerson(product, { client: true, premium: true, passwordHash });
    const other = await makePerson(product, { provider: true });
    const own = await makeRequest(product, person);
    const wanted = await makeRequest(product, other);
    await product.mutate("requests.setInterest", { id: wanted, interested: true }, person);
    await product.mutate("requests.setInterest", { id: own, interested: true }, other);
    await save(person, { name: "Some Tudo", email: "some-tudo@exemplo.com", password: PASSWORD });
    await product.mails("some-tudo@exemplo.com");

    const answer = await remove(person, PASSWORD);
    expect([answer.status, answer.roundTrips]).toEqual([200, 3]);
    expect(answer.cookies[0]).toMatch(/^sessao=;.*Max-Age=0/);
    expect(await traces([person.id, person.email, "some-tudo@exemplo.com", "Some Tudo"])).toEqual([]);
    expect((await product.query("auth.me", undefined, person)).data).toBeNull();
    expect((await logIn(person.email)).status).toBe(401);
    const [kept] = await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, wanted));
    expect(kept?.interestCount).toBe(0);
    expect(
      await product.db.select().from(serviceRequestInterests).where(eq(serviceRequestInterests.serviceRequestId, own)),
    ).toEqual([]);
  });

  test("needs the password if the account has one, and the typed word; wrong passwords are limited", async () => {
    const person = await makePerson(product, { passwordHash: await hashPassword(PASSWORD) });
    expect((await remove(person, PASSWORD, "excluir")).error?.fields).toHaveProperty("confirmation");
    expect((await remove(person, null)).error?.code).toBe("auth.invalid_credentials");
    const codes = [];
    for (let i = 0; i < 10; i++) codes.push((await remove(person, "errada")).error?.code);
    expect(codes.slice(0, 9).every((code) => code === "auth.invalid_credentials")).toBe(true);
    expect(codes[9]).toBe("rate_limited");
    expect((await remove(person, PASSWORD)).error?.code).toBe("rate_limited");
    expect(await profileOf(person.id)).toBeDefined();
  });

  test("needs no password for an account without one", async () => {
    const person = await makePerson(product);
    expect((await remove(person, "qualquer")).error?.code).toBe("auth.invalid_credentials");
    expect((await remove(person, null)).status).toBe(200);
    expect(await profileOf(person.id)).toBeUndefined();
  });

  test("is refused to the last admin, even when two try in parallel", async () => {
    await product.db.update(profiles).set({ isAdmin: false });
    const admins = [await makePerson(product, { admin: true }), await makePerson(product, { admin: true })];
    const answers = await Promise.all(admins.map((admin) => remove(admin, null)));
    expect(answers.map((answer) => answer.error?.code ?? "ok").sort()).toEqual(["ok", "profile.last_admin"]);
    const last = admins[answers.findIndex((answer) => answer.error)]!;
    expect((await remove(last, null)).error?.code).toBe("profile.last_admin");
    expect((await product.query("auth.me", undefined, last)).data).toMatchObject({ isAdmin: true });
  });

  test("succeeds once when requested twice in parallel", async () => {
    const person = await makePerson(product, { client: true });
    const answers = await Promise.all([remove(person, null), remove(person, null)]);
    expect(answers.some((answer) => answer.status === 200)).toBe(true);
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
    expect(await profileOf(person.id)).toBeUndefined();
  });
});
