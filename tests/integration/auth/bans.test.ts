import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adminAudit, bans, profiles, reportCases, users } from "../../../db/schema/index.ts";
import type { AdminBan } from "../../../src/features/admin/schemas-bans.ts";
import { sweepAccounts } from "../../../src/features/auth/sweep-accounts.job.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { FORMER_ACCOUNTS_KEPT_MS } from "../../../src/shared/limits.ts";
import { enterWithGoogle } from "../../support/google.ts";
import { makeListing } from "../../support/listings.ts";
import { makeAdmin } from "../../support/moderation.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();
const PHONE = "67991120040";
let admin: Person;

const act = async (path: string, userId: string, change: { ban?: boolean } = {}) =>
  (await product.mutate(`admin.${path}`, { userId, reason: "Golpe.", ...change }, admin)).error;
const readBans = async () => ((await product.query("admin.bans", {}, admin)).data as { items: AdminBan[] }).items;

let addresses = 0;
/** @returns the refusal, if any */
async function signUp(email: string, whatsapp: string) {
  const account = { name: "Ana", email, whatsapp, password: PASSWORD, passwordConfirmation: PASSWORD };
  const address = `198.18.9.${++addresses}`;
  return (await product.mutate("auth.signUp", { ...account, termsAccepted: true, role: "provider" }, { address }))
    .error;
}

/** Saves the basic card of a person. @returns the refusal, if any */
const save = async (person: Person, email: string, whatsapp: string) =>
  (await product.mutate("profiles.updateBasics", { name: "Ana", email, whatsapp, password: PASSWORD }, person)).error;

beforeAll(async () => {
  admin = await makeAdmin(product);
});

test("whose account was deleted with a ban comes back neither by form nor by Google, e-mail or number", async () => {
  const banned = await makePerson(product, { email: "golpe@gmail.com", phone: PHONE });
  expect(await act("deleteUser", banned.id, { ban: true })).toBeNull();
  const refusal = { code: "auth.blocked", fields: { email: expect.stringContaining("suporte") } };
  expect(await signUp("g.olpe+1@gmail.com", "67991120042")).toMatchObject(refusal);
  expect(await signUp("outro-golpe@exemplo.com", PHONE)).toMatchObject(refusal);
  const google = { name: "G", email: "golpe@gmail.com", verified: true };
  expect((await enterWithGoogle(product, google)).cookie).toBeUndefined();

  const password = { passwordHash: await cheapHash(PASSWORD) };
  const other = await makePerson(product, { email: "ana.obra@exemplo.com", phone: "67991120043", ...password });
  expect(await save(other, "golpe+2@gmail.com", other.phone)).toMatchObject(refusal);
  const phoneRefusal = { code: "auth.blocked", fields: { whatsapp: expect.stringContaining("suporte") } };
  expect(await save(other, other.email, PHONE)).toMatchObject(phoneRefusal);
  expect(
    await product.db
      .select({ name: profiles.name, phone: profiles.phone })
      .from(profiles)
      .where(eq(profiles.id, other.id)),
  ).toMatchObject([{ phone: "67991120043" }]);
  const entered = await enterWithGoogle(product, { name: "H", email: "nova.do.google@gmail.com", verified: true });
  const choice = { role: "provider", name: "", whatsapp: PHONE, termsAccepted: true };
  const chosen = await product.mutate("auth.chooseRole", choice, entered);
  expect(chosen.error).toMatchObject(phoneRefusal);
});

test("what was begun before a ban is refused after it", async () => {
  const newestToken = async (email: string, count = 1) => tokenOf((await product.mails(email, count))[0]);
  const ban = async (email: string, phone: string) =>
    expect(await act("blockUser", (await makePerson(product, { email, phone })).id, { ban: true })).toBeNull();
  const stateOf = (email: string) =>
    product.db.select({ confirmedAt: users.emailConfirmedAt }).from(users).where(eq(users.email, email));
  const refusal = { code: "auth.blocked", fields: { email: expect.stringContaining("suporte") } };

  const [byEmail, byPhone] = ["antes@exemplo.com", "antes-numero@exemplo.com"];
  const phones = ["67991120100", "67991120101"] as const;
  expect([await signUp(byEmail, phones[0]), await signUp(byPhone, phones[1])]).toEqual([null, null]);
  const links = { [byEmail]: await newestToken(byEmail), [byPhone]: await newestToken(byPhone) };
  await ban("antes+1@exemplo.com", "67991120102");
  await ban("outro-antes@exemplo.com", phones[1]);
  for (const [email, token] of Object.entries(links)) {
    const answer = await product.mutate("auth.confirmEmail", { token, password: PASSWORD });
    expect(answer.error).toMatchObject(refusal);
    expect(answer.cookies.some((cookie) => cookie.startsWith("sessao="))).toBe(false);
    expect(await stateOf(email)).toEqual([{ confirmedAt: null }]);
  }

  await product.mutate("auth.requestPasswordReset", { email: byEmail });
  const passwords = { password: "Outro#42xy", passwordConfirmation: "Outro#42xy" };
  const reset = { token: await newestToken(byEmail, 2), ...passwords };
  expect((await product.mutate("auth.resetPassword", reset)).error).toMatchObject(refusal);
  expect(await stateOf(byEmail)).toEqual([{ confirmedAt: null }]);

  const hash = { passwordHash: await cheapHash(PASSWORD) };
  const mover = await makePerson(product, { email: "muda@exemplo.com", phone: "67991120103", ...hash });
  expect(await save(mover, "mudou@exemplo.com", mover.phone)).toBeNull();
  const token = await newestToken("mudou@exemplo.com");
  await ban("mudou+1@exemplo.com", "67991120104");
  expect((await product.mutate("profiles.confirmEmailChange", { token })).error).toMatchObject(refusal);
  expect(await stateOf(mover.email)).toHaveLength(1);
});

test("without a ban a deleted account may sign up again, and a blocked one bans nobody", async () => {
  const [deleted, blocked] = [
    await makePerson(product, { email: "sai@exemplo.com", phone: "67991120050" }),
    await makePerson(product, { email: "bloqueada@exemplo.com", phone: "67991120051" }),
  ];
  expect(await act("deleteUser", deleted.id)).toBeNull();
  expect(await signUp("sai@exemplo.com", "67991120050")).toBeNull();
  expect(await act("blockUser", blocked.id)).toBeNull();
  expect(await signUp("bloqueada+2@exemplo.com", "67991120051")).toBeNull();
});

test("a ban is listed with its reason and only the ends of what it bans, and lifted with a reason", async () => {
  const person = await makePerson(product, { email: "lista@exemplo.com", phone: "67991120060" });
  expect(await act("blockUser", person.id, { ban: true })).toBeNull();
  const [ban] = (await readBans()).filter(({ userId }) => userId === person.id);
  expect(ban).toMatchObject({ hint: "l•••@exemplo.com, (67) •••••-0060", reason: "Golpe.", name: expect.any(String) });
  const [row] = await product.db.select().from(bans).where(eq(bans.userId, person.id));
  expect([row?.emailHash, row?.phoneHash]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  expect((await signUp("lista+2@exemplo.com", "67991120061"))?.code).toBe("auth.blocked");
  expect(await act("liftBan", person.id)).toBeNull();
  expect((await act("liftBan", person.id))?.code).toBe("user.not_found");
  expect(await signUp("lista+2@exemplo.com", "67991120061")).toBeNull();
  const audit = await product.db
    .select()
    .from(adminAudit)
    .where(eq(adminAudit.targetId, person.id))
    .orderBy(desc(adminAudit.id));
  expect(audit).toMatchObject([
    { action: "liftBan", reason: "Golpe.", after: { isBanned: false } },
    { action: "blockUser", reason: "Golpe.", after: { isBanned: true } },
  ]);
});

test("a case bans with the block if the admin says so, and a ban may follow later", async () => {
  const people = [
    await makePerson(product, { email: "caso1@exemplo.com", phone: "67991120090" }),
    await makePerson(product, { email: "caso2@exemplo.com", phone: "67991120091" }),
    await makePerson(product, { email: "caso3@exemplo.com", phone: "67991120092" }),
  ] as const;
  const decide = async (owner: Person, decision: string, ban: boolean) => {
    const id = newId(Date.now());
    const subjectId = await makeListing(product, owner);
    const found = { id, subjectKind: "listing", subjectId, ownerId: owner.id, excerpt: "x", reportCount: 1 } as const;
    await product.db.insert(reportCases).values({ ...found, createdAt: Date.now() });
    const input = { id, decision, reason: "Golpe.", ban };
    expect((await product.mutate("admin.decide", input, admin)).error).toBeNull();
    return product.db.select().from(adminAudit).where(eq(adminAudit.targetId, id));
  };
  const [banned, blocked, warned] = people;
  expect(await decide(banned, "block", true)).toMatchObject([{ after: { decision: "block", isBanned: true } }]);
  expect(await decide(blocked, "block", false)).toMatchObject([{ after: { decision: "block", isBanned: false } }]);
  expect((await decide(warned, "warn", true))[0]?.after).not.toHaveProperty("isBanned");
  const listed = async () => {
    const ids = (await readBans()).map(({ userId }) => userId);
    return people.map(({ id }) => ids.includes(id));
  };
  expect(await listed()).toEqual([true, false, false]);
  expect((await signUp("caso1+2@exemplo.com", "67991120093"))?.code).toBe("auth.blocked");

  expect((await act("banUser", warned.id))?.code).toBe("user.not_found");
  for (const { id } of [blocked, blocked]) expect(await act("banUser", id)).toBeNull();
  expect(await listed()).toEqual([true, true, false]);
  expect((await signUp("caso2+2@exemplo.com", "67991120094"))?.code).toBe("auth.blocked");
  const acts = product.db.select().from(adminAudit).where(eq(adminAudit.targetId, blocked.id));
  expect(await acts).toMatchObject([{ action: "banUser", reason: "Golpe.", after: { isBanned: true } }]);
  const shown = await product.query("admin.users", { text: blocked.email, filter: "all" }, admin);
  expect(shown.data).toMatchObject({ items: [{ isBanned: true }] });
});

test("unblocking lifts the ban, and a deletion without one ends it", async () => {
  const people = [
    await makePerson(product, { email: "volta1@exemplo.com", phone: "67991120070" }),
    await makePerson(product, { email: "volta2@exemplo.com", phone: "67991120071" }),
  ] as const;
  for (const { id } of people) expect(await act("blockUser", id, { ban: true })).toBeNull();
  expect(await act("unblockUser", people[0].id)).toBeNull();
  expect(await act("deleteUser", people[1].id)).toBeNull();
  for (const { id } of people) {
    expect((await readBans()).filter(({ userId }) => userId === id)).toEqual([]);
  }
});

test("a ban ends after a year", async () => {
  const person = await makePerson(product, { email: "ano@exemplo.com", phone: "67991120080" });
  expect(await act("deleteUser", person.id, { ban: true })).toBeNull();
  const [ban] = await product.db.select().from(bans).where(eq(bans.userId, person.id));
  const end = ban?.keptUntil ?? 0;
  expect(end - (ban?.createdAt ?? 0)).toBe(FORMER_ACCOUNTS_KEPT_MS);
  await sweepAccounts(product.db, end - 1);
  expect(await product.db.select().from(bans).where(eq(bans.userId, person.id))).toHaveLength(1);
  await sweepAccounts(product.db, end);
  expect(await product.db.select().from(bans)).toEqual([]);
});
