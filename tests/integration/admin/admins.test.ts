import { spawn } from "node:child_process";
import { once } from "node:events";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { adminAudit, passkeys, profiles, recoveryCodes, sessions } from "../../../db/schema/index.ts";
import { COMMAND_LINE } from "../../../src/features/admin/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { addDevice } from "../../support/passkeys.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();
const REASON = "Cuida das denúncias";
let admin: Person;

const act = async (procedure: string, { id }: { id: string }, by = admin) => {
  const { error } = await product.mutate(`admin.${procedure}`, { userId: id, reason: REASON }, by);
  return error?.code ?? "ok";
};
const mayRead = async (person: Person) =>
  (await product.query("admin.overview", undefined, person)).error?.code ?? "ok";
const auditOf = ({ id }: { id: string }) =>
  product.db.select().from(adminAudit).where(eq(adminAudit.targetId, id)).orderBy(desc(adminAudit.id));

beforeEach(async () => {
  await product.db.update(profiles).set({ isAdmin: false });
  admin = await makePerson(product, { admin: true });
});

test("a person becomes an admin and is none any more, with the session that is open, and is told why", async () => {
  const person = await makePerson(product, { name: "Nadir Prado" });
  expect(await mayRead(person)).toBe("admin.required");
  expect(await act("makeAdmin", person)).toBe("ok");
  expect(await mayRead(person)).toBe("ok");
  expect(await act("removeAdmin", person)).toBe("ok");
  expect(await mayRead(person)).toBe("admin.required");
  const mails = await product.mails(person.email, 2);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    "Agora você administra o Portal da Construção",
    "Você não administra mais o Portal da Construção",
  ]);
  for (const { text } of mails) expect(text).toContain(`Motivo: ${REASON}`);
  expect(await auditOf(person)).toMatchObject([
    { action: "removeAdmin", adminId: admin.id, before: { isAdmin: true }, after: { isAdmin: false }, reason: REASON },
    { action: "makeAdmin", adminId: admin.id, before: { isAdmin: false }, after: { isAdmin: true }, reason: REASON },
  ]);
});

test("only a confirmed account that is not blocked becomes an admin's", async () => {
  const unconfirmed = await makePerson(product, { confirmed: false });
  const blocked = await makePerson(product);
  await act("blockUser", blocked);
  expect(await act("makeAdmin", unconfirmed)).toBe("admin.ineligible");
  expect(await act("makeAdmin", blocked)).toBe("admin.ineligible");
  expect(await act("makeAdmin", { id: newId(1) })).toBe("user.not_found");
  expect(await act("removeAdmin", { id: newId(1) })).toBe("user.not_found");
});

test("one may remove oneself, but somebody who can log in stays", async () => {
  const other = await makePerson(product, { admin: true });
  await act("blockUser", other);
  expect(await act("removeAdmin", admin)).toBe("profile.last_admin");
  expect(await act("deleteUser", other)).toBe("ok");
  const next = await makePerson(product, { admin: true });
  expect(await act("removeAdmin", admin)).toBe("ok");
  expect(await mayRead(admin)).toBe("admin.required");
  expect(await act("removeAdmin", next, next)).toBe("profile.last_admin");
});

test("of two who remove each other at once, one stays", async () => {
  const other = await makePerson(product, { admin: true });
  const answers = await Promise.all([act("removeAdmin", other, admin), act("removeAdmin", admin, other)]);
  expect(answers).toContain("ok");
  expect(await product.db.select().from(profiles).where(eq(profiles.isAdmin, true))).toHaveLength(1);
});

/** `npm run admin` with these arguments. */
async function run(...args: string[]): Promise<{ code: unknown; output: string }> {
  const env = { ...process.env, DATABASE_URL: product.stack.databaseUrl, NO_COLOR: "1" };
  const child = spawn(process.execPath, ["dev/admin.ts", ...args], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
  const [code] = await once(child, "close");
  return { code, output };
}

test("npm run admin makes the first admin in the database that DATABASE_URL names, or says why not", async () => {
  const [person, unconfirmed] = [await makePerson(product), await makePerson(product, { confirmed: false })];
  const said = (text: string) => expect.stringContaining(text);
  expect(await run(` ${person.email.toUpperCase()}`)).toEqual({ code: 0, output: said("agora administra o portal") });
  expect(await mayRead(person)).toBe("ok");
  expect(await auditOf(person)).toMatchObject([{ action: "makeAdmin", adminId: COMMAND_LINE, reason: "" }]);
  const { data } = await product.query("admin.audit", { text: person.email }, admin);
  expect(data).toMatchObject({ items: [{ adminName: COMMAND_LINE, action: "makeAdmin" }] });
  expect(await run(person.email)).toEqual({ code: 0, output: said("Nada mudou") });
  expect(await auditOf(person)).toHaveLength(1);
  expect(await Promise.all([run(unconfirmed.email), run("ninguem@exemplo.com"), run()])).toEqual([
    { code: 1, output: said("ainda não confirmou o e-mail") },
    { code: 1, output: said("Nenhuma conta tem o e-mail") },
    { code: 1, output: said("Diga o e-mail da conta") },
  ]);
}, 120_000);

test("npm run admin -- --reset-passkeys helps an admin who lost every device and code", async () => {
  await addDevice(product, admin.cookie);
  await product.db.update(sessions).set({ confirmedAt: 1 }).where(eq(sessions.userId, admin.id));
  expect(await mayRead(admin)).toBe("admin.passkey_required");
  const { code, output } = await run(admin.email, "--reset-passkeys");
  expect([code, output]).toEqual([0, expect.stringContaining("foram apagados")]);
  expect(await mayRead(admin)).toBe("auth.required");
  for (const table of [passkeys, recoveryCodes]) {
    expect(await product.db.select().from(table).where(eq(table.userId, admin.id))).toEqual([]);
  }
  expect(await auditOf(admin)).toMatchObject([
    { action: "resetPasskeys", adminId: COMMAND_LINE, before: { passkeys: 1 }, after: { passkeys: 0 } },
  ]);
}, 60_000);
