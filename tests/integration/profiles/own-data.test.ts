import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { consents, contactOpenings, professionalProfiles, users } from "../../../db/schema/index.ts";
import { TERMS_VERSION } from "../../../src/features/auth/rules.ts";
import { OPENINGS_PAGE_SIZE } from "../../../src/features/contacts/rules.ts";
import type { ContactOpening } from "../../../src/features/contacts/schemas.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { enterWithGoogle } from "../../support/google.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();

const consentsOf = async (person: Pick<Person, "cookie">) =>
  (await product.query("auth.consents", undefined, person)).data as {
    version: string | null;
    acceptedAt: number;
  }[];
const storedConsents = (email: string) =>
  product.db
    .select({ version: consents.version, acceptedAt: consents.acceptedAt })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .where(eq(users.email, email));

describe("consents", () => {
  test("are stored when people sign up, choose a role or accept a new version, once each", async () => {
    const email = "aceita@exemplo.com";
    const password = "Tijolo#42x";
    const person = { name: "Ana", whatsapp: "67999991234", email, password, role: "client" };
    await product.mutate("auth.signUp", { ...person, passwordConfirmation: password, termsAccepted: true });
    expect(await storedConsents(email)).toMatchObject([{ version: TERMS_VERSION }]);

    const google = { name: "Gil", email: "gil@gmail.com", verified: true };
    const { cookie } = await enterWithGoogle(product, google);
    expect(await storedConsents(google.email)).toEqual([]);
    const choice = { role: "client", whatsapp: "67999991235", termsAccepted: true };
    expect((await product.mutate("auth.chooseRole", choice, { cookie })).status).toBe(200);
    expect(await storedConsents(google.email)).toMatchObject([{ version: TERMS_VERSION }]);

    await product.db
      .update(users)
      .set({ termsVersion: "2026-11-22", termsAcceptedAt: 5 })
      .where(eq(users.email, email));
    const [account] = await product.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    await product.db
      .update(consents)
      .set({ version: "2026-11-22", acceptedAt: 5 })
      .where(eq(consents.userId, account?.id ?? ""));
    await product.mutate("auth.confirmEmail", { token: tokenOf((await product.mails(email, 1))[0]), password });
    const entered = await product.mutate("auth.logIn", { email, password, role: null });
    const session = { cookie: entered.cookies[0]?.split(";")[0] ?? "" };
    expect(await consentsOf(session)).toEqual([{ version: "2026-11-22", acceptedAt: 5 }]);
    for (let time = 0; time < 2; time++) await product.mutate("auth.acceptTerms", undefined, session);
    const accepted = await consentsOf(session);
    expect(accepted).toMatchObject([{ version: TERMS_VERSION }, { version: "2026-11-22", acceptedAt: 5 }]);
    expect(await storedConsents(email)).toHaveLength(2);
  });

  test("are shown to their person only, exported, and deleted with the account", async () => {
    const [person, other] = [await makePerson(product), await makePerson(product)];
    await product.db.insert(consents).values({ userId: person.id, version: "2026-11-22", acceptedAt: 7 });
    expect(await consentsOf(person)).toMatchObject([
      { version: TERMS_VERSION },
      { version: "2026-11-22", acceptedAt: 7 },
    ]);
    expect(await consentsOf(other)).toMatchObject([{ version: TERMS_VERSION }]);
    const exported = await product.mutate("profiles.exportData", {}, person);
    expect(exported.data).toMatchObject({
      consents: [{ version: "2026-11-22", acceptedAt: "1970-01-01T00:00:00.007Z" }, { version: TERMS_VERSION }],
    });
    const input = { password: null, confirmation: "EXCLUIR" };
    await product.mutate("profiles.deleteAccount", input, person);
    expect(await product.db.select().from(consents).where(eq(consents.userId, person.id))).toEqual([]);
    expect(await consentsOf(other)).toHaveLength(1);
  });

  test("of whoever signed up with somebody else's address are forgotten with a new password", async () => {
    const email = "alheia@exemplo.com";
    const password = "Estranho#1";
    const sent = { name: "Otto", whatsapp: "67999991236", email, password, role: null };
    await product.mutate("auth.signUp", { ...sent, passwordConfirmation: password, termsAccepted: true });
    await product.mutate("auth.requestPasswordReset", { email });
    const token = tokenOf(await product.mailWith(email, "Crie uma nova senha"));
    const replaced = { password: "Verdadeira#1", passwordConfirmation: "Verdadeira#1" };
    expect((await product.mutate("auth.resetPassword", { token, ...replaced })).status).toBe(200);
    expect(await storedConsents(email)).toEqual([]);
  });
});

describe("who opened a contact", () => {
  const read = async (person: Person, cursor?: string) =>
    (await product.query("contacts.openings", { cursor }, person)).data as {
      items: ContactOpening[];
      nextCursor: string | null;
    };
  const opening = (owner: Person, openedBy: string | null, createdAt: number) => ({
    id: newId(createdAt),
    ownerId: owner.id,
    openedBy,
    kind: "card" as const,
    subjectId: owner.id,
    way: "phone" as const,
    createdAt,
  });

  test("comes in pages, newest first, without the owner's own", async () => {
    const [owner, viewer] = [await makeProvider(product), await makePerson(product, { name: "Vera Viu" })];
    const now = Date.now();
    const rows = Array.from({ length: OPENINGS_PAGE_SIZE + 2 }, (_, i) => opening(owner, viewer.id, now - i * 1000));
    await product.db.insert(contactOpenings).values([...rows, opening(owner, owner.id, now)]);
    const first = await read(owner);
    const second = await read(owner, first.nextCursor ?? "");
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(second.nextCursor).toBeNull();
    expect(first.items[0]).toMatchObject({ name: "Vera Viu", slug: null });
  });

  test("names neither visitors nor deleted accounts, and links public cards only", async () => {
    const owner = await makeProvider(product);
    const now = Date.now();
    const [shown, hidden, gone] = [
      await makeProvider(product, { name: "Clara" }),
      await makeProvider(product, { name: "Oculto" }),
      await makePerson(product, { name: "Saiu" }),
    ];
    await product.db
      .update(professionalProfiles)
      .set({ hiddenBecause: "decision" })
      .where(eq(professionalProfiles.userId, hidden.id));
    const viewers = [shown.id, hidden.id, gone.id, null];
    const rows = viewers.map((viewer, i) => opening(owner, viewer, now - i));
    await product.db.insert(contactOpenings).values(rows);
    await product.db.delete(users).where(eq(users.id, gone.id));
    expect((await read(owner)).items.map(({ name, slug }) => [name, slug])).toEqual([
      ["Clara", `pessoa-${shown.id}`],
      ["Oculto", null],
      [null, null],
      [null, null],
    ]);
  });

  test("is in the owner's export", async () => {
    const [owner, viewer] = [await makeProvider(product), await makePerson(product, { name: "Vera Viu" })];
    await product.db.insert(contactOpenings).values(opening(owner, viewer.id, Date.now()));
    const { data, text } = await product.mutate("profiles.exportData", {}, owner);
    expect(data).toMatchObject({ contactsGiven: [{ kind: "card", way: "phone", name: "Vera Viu" }] });
    expect(text).not.toContain(viewer.phone);
  });
});

test("what is stored is counted for its person only", async () => {
  const [person, other] = [await makePerson(product, { client: true }), await makePerson(product)];
  await makeRequest(product, person);
  await makeRequest(product, person);
  await makeListing(product, person);
  const kept = async (person: Person) => (await product.query("profiles.kept", undefined, person)).data;
  expect(await kept(person)).toMatchObject({ requests: 2, listings: 1, favorites: 0, payments: 0 });
  expect(await kept(other)).toMatchObject({ requests: 0, listings: 0 });
});
