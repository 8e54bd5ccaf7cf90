import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { adminAudit } from "../../../db/schema/index.ts";
import { AUDIT_ACTIONS } from "../../../src/features/admin/rules.ts";
import { ADMIN_ACTS } from "../../support/admin-acts.ts";
import { allProcedures } from "../../support/matrix/procedures.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
let admin: Person;

const mutations = allProcedures().flatMap(({ path, kind }) =>
  path.startsWith("admin.") && kind === "mutation" ? [path.slice("admin.".length)] : [],
);
const auditRows = () => product.db.select().from(adminAudit).orderBy(desc(adminAudit.id));
const act = async (procedure: string, input: unknown) => {
  const answer = await product.mutate(`admin.${procedure}`, input, admin);
  expect(answer.error).toBeNull();
  return answer;
};

beforeAll(async () => {
  admin = await makePerson(product, { admin: true });
});

test("every mutation of the admin panel has its case here and its name in the audit", () => {
  expect(Object.keys(ADMIN_ACTS).sort()).toEqual([...mutations].sort());
  expect([...AUDIT_ACTIONS].sort()).toEqual([...mutations].sort());
});

/** After these, what they were on is gone. */
const ENDS = new Set(["deleteUser", "deleteRequest", "delete"]);

/** Of those that first read whom or what it is about. */
const ROUND_TRIPS: Readonly<Record<string, number>> = { banUser: 3, decide: 3, deleteRequest: 3, deleteUser: 3 };

describe.each(mutations)("%s", (procedure) => {
  test("leaves exactly one audit row, without names, contacts or secrets", async () => {
    const prepared = await ADMIN_ACTS[procedure]?.(product, act);
    if (!prepared) return expect.fail("no case");
    const before = await auditRows();
    const answer = await act(procedure, prepared.input);
    const added = (await auditRows()).filter(({ id }) => before.every((row) => row.id !== id));
    expect(added).toMatchObject([{ adminId: admin.id, action: procedure, targetId: prepared.target }]);
    expect(answer.roundTrips).toBeLessThanOrEqual(ROUND_TRIPS[procedure] ?? 2);
    const states = JSON.stringify([added[0]?.before, added[0]?.after]);
    expect(states).not.toMatch(/@|Pessoa|679\d{8}|hash|token/i);
    const { data } = await product.query("admin.audit", { text: "" }, admin);
    const [told] = (data as { items: { target: object | null; personId: string | null }[] }).items;
    expect(told?.target === null).toBe(ENDS.has(procedure));
    expect(told?.personId === null).toBe(/delivery|course|question|campaign/.test(added[0]?.targetKind ?? ""));
  });

  test("leaves none if it has no effect", async () => {
    const prepared = await ADMIN_ACTS[procedure]?.(product, act);
    if (!prepared) return expect.fail("no case");
    await act(procedure, prepared.input);
    const before = (await auditRows()).length;
    // Extending twice extends twice.
    const isRepeatable = procedure === "extendSubscription";
    const again = await product.mutate(`admin.${procedure}`, prepared.input, admin);
    expect(again.status).toBeLessThan(500);
    expect((await auditRows()).length - before).toBe(isRepeatable ? 1 : 0);
  });

  test("leaves none if the admin's flag was just taken or their account blocked", async () => {
    const prepared = await ADMIN_ACTS[procedure]?.(product, act);
    if (!prepared) return expect.fail("no case");
    const [former, blocked] = [await makePerson(product, { admin: true }), await makePerson(product, { admin: true })];
    await product.db.run(`update profiles set is_admin = 0 where id = '${former.id}'`);
    await act("blockUser", { userId: blocked.id, reason: "Teste" });
    const before = (await auditRows()).length;
    const refusals = [former, blocked].map((person) => product.mutate(`admin.${procedure}`, prepared.input, person));
    const codes = (await Promise.all(refusals)).map(({ error }) => error?.code);
    expect(codes).toEqual(["admin.required", "auth.required"]);
    expect((await auditRows()).length).toBe(before);
  });
});

test("audit rows can be neither changed nor deleted", async () => {
  const { target } = (await ADMIN_ACTS["createSubscription"]?.(product, act)) ?? expect.fail("no case");
  await act("createSubscription", { userId: target });
  const own = eq(adminAudit.targetId, target);
  const failure = async (work: PromiseLike<unknown>) => {
    const error: unknown = await Promise.resolve(work).then(
      () => null,
      (reason: unknown) => reason,
    );
    return String(error instanceof Error ? error.cause : error);
  };
  expect(await failure(product.db.update(adminAudit).set({ reason: "x" }).where(own))).toContain("cannot be changed");
  expect(await failure(product.db.delete(adminAudit).where(own))).toContain("cannot be deleted");
  await act("deleteUser", { userId: target, reason: "Teste" });
  expect(await product.db.select().from(adminAudit).where(own)).toHaveLength(2);
});

test("an admin session older than twelve hours may not act or read, but goes on elsewhere", async () => {
  const old = await makePerson(product, { admin: true });
  const age = (hours: number) =>
    product.db.run(`update sessions set created_at = ${Date.now() - hours * 3_600_000} where user_id = '${old.id}'`);
  const read = () => product.query("admin.overview", undefined, old);
  await age(11.9);
  expect((await read()).error).toBeNull();
  await age(12);
  expect([(await read()).status, (await read()).error?.code]).toEqual([401, "admin.session_expired"]);
  const write = await product.mutate("admin.retryDelivery", { id: old.id }, old);
  expect(write.error?.code).toBe("admin.session_expired");
  expect((await product.query("auth.me", undefined, old)).data).toMatchObject({ id: old.id });
});
