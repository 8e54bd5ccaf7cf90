import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, sessions } from "../../../db/schema/index.ts";
import { MINUTE_MS } from "../../../src/shared/time.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

/** A person who logged in some time ago. */
async function makeOwner(ageMs: number, hasPassword = true): Promise<Person> {
  const person = await makePerson(product, hasPassword ? { passwordHash: await cheapHash() } : {});
  await product.db
    .update(sessions)
    .set({ createdAt: Date.now() - ageMs })
    .where(eq(sessions.userId, person.id));
  return person;
}

const codesOf = ({ error }: { error: { code: string; fields: Record<string, string> } | null }) =>
  error ? [error.code, ...Object.keys(error.fields)] : ["ok"];
const exported = async (person: Person, password?: string) =>
  codesOf(await product.mutate("profiles.exportData", password ? { password } : {}, person));
const changed = async ({ name, email, cookie }: Person, whatsapp: string, password?: string) =>
  codesOf(await product.mutate("profiles.updateBasics", { name, email, whatsapp, password }, { cookie }));
const subjectsTo = async ({ email }: Person) => (await product.mails(email)).map(({ subject }) => subject);
const phoneOf = async ({ id }: Person) =>
  (await product.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.phone;

const OLD = 15 * MINUTE_MS;
const RECENT = 14 * MINUTE_MS;

test("a copy of the data needs the password after an older log-in, tells by mail, and five a day are made", async () => {
  const person = await makeOwner(OLD);
  expect(await exported(person)).toEqual(["input.invalid", "password"]);
  expect(await exported(person, "errada")).toEqual(["auth.invalid_credentials", "password"]);
  expect(await exported(person, PASSWORD)).toEqual(["ok"]);
  expect(await subjectsTo(person)).toEqual(["Uma cópia dos seus dados do Portal da Construção foi baixada"]);

  const recent = await makeOwner(RECENT);
  for (let n = 0; n < 5; n++) expect(await exported(recent)).toEqual(["ok"]);
  expect(await exported(recent)).toEqual(["rate_limited"]);
  expect(await product.mails(recent.email, 5)).toHaveLength(5);
});

test("another WhatsApp needs the password after an older log-in and tells by mail; other changes need none", async () => {
  const person = await makeOwner(OLD);
  expect(await changed({ ...person, name: "Ana Nova" }, person.phone)).toEqual(["ok"]);
  expect(await changed(person, "67991112222")).toEqual(["input.invalid", "password"]);
  expect(await changed(person, "67991112222", "errada")).toEqual(["auth.invalid_credentials", "password"]);
  expect(await phoneOf(person)).toBe(person.phone);
  expect(await changed(person, "67991112222", PASSWORD)).toEqual(["ok"]);
  expect(await phoneOf(person)).toBe("67991112222");
  expect(await subjectsTo(person)).toEqual(["O WhatsApp da sua conta no Portal da Construção mudou"]);

  const recent = await makeOwner(RECENT);
  expect(await changed(recent, "67991113333")).toEqual(["ok"]);
});

test("accounts without a password need a new log-in with Google instead", async () => {
  const person = await makeOwner(OLD, false);
  expect(await exported(person)).toEqual(["auth.google_required"]);
  expect(await changed(person, "67991114444")).toEqual(["auth.google_required"]);
  const deleted = async (person: Person) =>
    codesOf(await product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, person));
  expect(await deleted(person)).toEqual(["auth.google_required"]);
  const recent = await makeOwner(RECENT, false);
  expect(await exported(recent)).toEqual(["ok"]);
  expect(await deleted(recent)).toEqual(["ok"]);
});
