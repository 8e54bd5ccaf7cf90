import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sessions, users } from "../../../db/schema/index.ts";
import { TERMS_VERSION } from "../../../src/features/auth/rules.ts";
import { enterWithGoogle } from "../../support/google.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider, makeReference } from "../../support/network.ts";
import { makePerson, type Person, type PersonOptions } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const CHOICE = { role: "client", whatsapp: "67999991234", termsAccepted: true };
const INCOMPLETE: Record<string, PersonOptions> = {
  "no role": { client: false },
  "no WhatsApp": { client: true, phone: "" },
  "no accepted terms": { provider: true, termsAccepted: false },
  "none of them": { client: false, phone: "", termsAccepted: false },
};

const codeOf = async (procedure: string, cookie: string | undefined) =>
  (await product.query(procedure, undefined, { cookie })).error?.code ?? "ok";

describe.each(Object.entries(INCOMPLETE))("an account with %s", (_, options) => {
  let person: Person;
  beforeEach(async () => {
    person = await makePerson(product, options);
  });

  test("can see who it is, but is refused what needs a complete account", async () => {
    const { cookie } = person;
    expect((await product.query("auth.me", undefined, { cookie })).data).toMatchObject({ id: person.id });
    for (const procedure of ["requests.mine", "listings.mine", "profiles.mine", "networking.overview"]) {
      expect(await codeOf(procedure, cookie)).toBe("auth.incomplete");
    }
  });

  test("cannot upload", async () => {
    for (const path of [
      "/upload/avatar",
      "/upload/portfolio?titulo=Muro",
      "/upload/listings/01a1fbc9-fded-7150-9213-603e069f2b11",
    ]) {
      const answer = await product.fetch(path, {
        method: "POST",
        headers: { cookie: person.cookie, origin: product.stack.url, "content-type": "image/png" },
        body: "x",
      });
      expect([answer.status, await answer.json()]).toEqual([
        403,
        expect.objectContaining({ code: "auth.incomplete", message: expect.stringContaining("escolha seu perfil") }),
      ]);
    }
  });

  test("can export its data and log out", async () => {
    expect((await product.mutate("profiles.exportData", {}, person)).status).toBe(200);
    expect((await product.mutate("auth.logOut", undefined, person)).status).toBe(200);
    expect(await product.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
  });

  test("can be deleted", async () => {
    const input = { password: null, confirmation: "EXCLUIR" };
    expect((await product.mutate("profiles.deleteAccount", input, person)).status).toBe(200);
    expect(await product.db.select().from(users).where(eq(users.id, person.id))).toEqual([]);
  });
});

test("an account from Google becomes complete when it submits role, WhatsApp and terms together", async () => {
  const { cookie } = await enterWithGoogle(product, {
    name: "Nilza",
    email: "nilza-incompleta@gmail.com",
    verified: true,
  });
  const choose = async (choice: Record<string, unknown>) =>
    (await product.mutate("auth.chooseRole", choice, { cookie })).error?.code ?? "ok";
  expect(await codeOf("requests.mine", cookie)).toBe("auth.incomplete");
  expect(await choose({ ...CHOICE, whatsapp: "" })).toBe("input.invalid");
  expect(await choose({ ...CHOICE, termsAccepted: false })).toBe("input.invalid");
  expect(await codeOf("requests.mine", cookie)).toBe("auth.incomplete");
  expect(await choose(CHOICE)).toBe("ok");
  expect(await codeOf("requests.mine", cookie)).toBe("ok");
});

test("choosing a role stores the version of the terms only when it accepts them", async () => {
  const versionOf = async ({ id }: Person) => {
    const [row] = await product.db.select({ version: users.termsVersion }).from(users).where(eq(users.id, id));
    return row?.version;
  };
  const accepting = await makePerson(product, { client: false, termsAccepted: false });
  const accepted = await makePerson(product, { client: false });
  await product.db.update(users).set({ termsVersion: "2020-01-01" }).where(eq(users.id, accepted.id));
  for (const person of [accepting, accepted]) {
    expect((await product.mutate("auth.chooseRole", CHOICE, person)).status).toBe(200);
  }
  expect([await versionOf(accepting), await versionOf(accepted)]).toEqual([TERMS_VERSION, "2020-01-01"]);
});

test("who accepted older terms accepts the present ones once, for their own account only", async () => {
  const [person, stranger] = [await makePerson(product), await makePerson(product)];
  for (const version of ["2019-01-01", "2020-01-01"]) {
    const older = { termsVersion: version, termsAcceptedAt: 1 };
    await product.db
      .update(users)
      .set(older)
      .where(inArray(users.id, [person.id, stranger.id]));
    const me = async (person: Person) => (await product.query("auth.me", undefined, person)).data;
    expect(await me(person)).toMatchObject({ hasAcceptedTerms: true, hasCurrentTerms: false });
    const accept = () => product.mutate("auth.acceptTerms", undefined, person);
    const readTerms = async () =>
      product.db
        .select({ version: users.termsVersion, acceptedAt: users.termsAcceptedAt })
        .from(users)
        .where(eq(users.id, person.id));
    expect((await accept()).status).toBe(200);
    const [accepted] = await readTerms();
    expect(accepted).toMatchObject({ version: TERMS_VERSION, acceptedAt: expect.any(Number) });
    expect(accepted?.acceptedAt).toBeGreaterThan(1);
    expect(await me(person)).toMatchObject({ hasCurrentTerms: true });
    expect((await accept()).status).toBe(200);
    expect(await readTerms()).toEqual([accepted]);
    expect(await me(stranger)).toMatchObject({ hasCurrentTerms: false });
  }
});

test("public data looks the same to an incomplete account as to a visitor", async () => {
  const person = await makePerson(product, { provider: true, termsAccepted: false });
  const provider = await makeProvider(product);
  await makeReference(product, provider, person);
  const ownListing = await makeListing(product, person, { status: "inactive" });
  const questions: [string, unknown][] = [
    ["listings.byId", { id: ownListing }],
    ["networking.card", { slugOrId: person.id }],
    ["networking.profile", { id: provider.id }],
    ["networking.references", { id: person.id }],
    ["networking.directory", { text: "", specialty: null, region: null, userType: null, page: 1 }],
  ];
  for (const [procedure, input] of questions) {
    const [seen, publicly] = [await product.query(procedure, input, person), await product.query(procedure, input)];
    expect([procedure, seen.status, seen.data]).toEqual([procedure, publicly.status, publicly.data]);
  }
});
