import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { adminAudit, credentials } from "../../../db/schema/index.ts";
import type { AdminCredential } from "../../../src/features/admin/schemas.ts";
import { CNPJ, makeAdmin } from "../../support/moderation.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const ask = (who: Person, kind: string, number: string) =>
  product.mutate("profiles.askCredential", { kind, number }, who);
const own = async (who: Person) => (await product.query("profiles.credentials", undefined, who)).data;
const decide = (admin: Person, userId: string, isConfirmed: boolean, changes: object = {}) =>
  product.mutate(
    "admin.decideCredential",
    { userId, kind: "cnpj", number: CNPJ, isConfirmed, reason: "", ...changes },
    admin,
  );
const auditOf = (userId: string) =>
  product.db
    .select()
    .from(adminAudit)
    .where(and(eq(adminAudit.targetKind, "credential"), eq(adminAudit.targetId, userId)));

/** What visitors get to see of a provider's credentials, in all places. */
async function shown(provider: Person): Promise<unknown[]> {
  const answers = [
    await product.query("networking.card", { slugOrId: provider.id }),
    await product.query("networking.profile", { id: provider.id }),
    await product.query("networking.directory", {
      text: provider.name,
      specialty: null,
      region: null,
      userType: null,
      page: 1,
    }),
  ];
  for (const { text } of answers) expect(text).not.toContain(CNPJ);
  const [card, page, directory] = answers.map(({ data }) => data as { credentials: unknown; items: unknown[] });
  const [entry] = (directory?.items ?? []) as { credentials: unknown }[];
  return [card?.credentials, page?.credentials, entry?.credentials];
}

describe("a provider", () => {
  test("gives numbers in any common form, and withdraws them", async () => {
    const provider = await makeProvider(product);
    for (const [kind, typed, stored] of [
      ["cnpj", "11.222.333/0001-81", CNPJ],
      ["cnpj", "12.abc.345/01de-35", "12ABC34501DE35"],
      ["crea", " ms-12345/d ", "MS-12345/D"],
      ["crea", "1234567890", "1234567890"],
      ["cau", "A12.345-6", "A12.345-6"],
    ] as const) {
      expect([typed, (await ask(provider, kind, typed)).status]).toEqual([typed, 200]);
      expect(await own(provider)).toContainEqual({
        kind,
        number: stored,
        status: "pending",
        createdAt: expect.any(Number),
        decidedAt: null,
        reason: null,
      });
    }
    expect(await own(provider)).toHaveLength(3);
    for (let time = 0; time < 2; time++) {
      expect((await product.mutate("profiles.withdrawCredential", { kind: "crea" }, provider)).status).toBe(200);
    }
    expect((await own(provider)) as unknown[]).toHaveLength(2);
  });

  test("cannot give what is no such number, above all no CPF; others give none", async () => {
    const provider = await makeProvider(product);
    for (const [kind, typed] of [
      ["cnpj", "11.222.333/0001-82"],
      ["cnpj", "24971563792"],
      ["cnpj", "1".repeat(31)],
      ["crea", "249.715.637-92"],
      ["cau", "24971563792"],
      ["crea", "A".repeat(21)],
      ["crea", "sem número"],
      ["crea", "-"],
      ["cpf", "24971563792"],
    ] as const) {
      const answer = await ask(provider, kind, typed);
      expect([typed, answer.error?.code]).toEqual([typed, "input.invalid"]);
    }
    expect((await ask(await makePerson(product), "cnpj", CNPJ)).error?.code).toBe("provider.required");
    expect(await own(provider)).toEqual([]);
  });
});

describe("an admin", () => {
  test("confirms a number, which gives the badge, its mail and an audit row without the number", async () => {
    const [admin, provider] = [await makeAdmin(product), await makeProvider(product, { name: "Cora Conferida" })];
    await ask(provider, "cnpj", CNPJ);
    expect(await shown(provider)).toEqual([[], [], []]);
    const answer = await decide(admin, provider.id, true);
    expect([answer.error, answer.roundTrips]).toEqual([null, 2]);
    const badge = [{ kind: "cnpj", confirmedAt: expect.any(Number) }];
    expect(await shown(provider)).toEqual([badge, badge, badge]);
    const audit = await auditOf(provider.id);
    expect(audit).toMatchObject([
      { adminId: admin.id, before: { status: "pending" }, after: { kind: "cnpj", status: "confirmed" } },
    ]);
    expect(JSON.stringify(audit)).not.toContain(CNPJ);
    const [mail] = await product.mails(provider.email);
    expect(mail?.subject).toBe("Seu CNPJ foi conferido no Portal da Construção");

    // The same number stays confirmed, another one waits again.
    await ask(provider, "cnpj", CNPJ);
    expect(await shown(provider)).toEqual([badge, badge, badge]);
    await ask(provider, "cnpj", "12ABC34501DE35");
    expect(await shown(provider)).toEqual([[], [], []]);
    expect((await decide(admin, provider.id, true)).error?.code).toBe("credential.not_found");
  });

  test("refuses a number with a reason, takes a badge away, and decides the same only once", async () => {
    const [admin, provider] = [await makeAdmin(product), await makeProvider(product)];
    await ask(provider, "cnpj", CNPJ);
    await decide(admin, provider.id, true);
    expect((await decide(admin, provider.id, false, { reason: "Empresa baixada." })).status).toBe(200);
    expect(await shown(provider)).toEqual([[], [], []]);
    expect(await own(provider)).toMatchObject([{ status: "refused", reason: "Empresa baixada." }]);
    const { subject } = await product.mailWith(provider.email, "Motivo: Empresa baixada.");
    expect(subject).toBe("Não foi possível conferir seu CNPJ");
    const answers = await Promise.all(Array.from({ length: 8 }, () => decide(admin, provider.id, true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === "credential.decided")).toHaveLength(7);
    expect(await auditOf(provider.id)).toHaveLength(3);
    await decide(admin, provider.id, false);
    await ask(provider, "cnpj", CNPJ);
    expect(await own(provider)).toMatchObject([{ status: "pending", reason: null, decidedAt: null }]);
  });

  test("sees who waits, oldest first, and what was decided, newest first, page by page", async () => {
    await product.db.delete(credentials);
    const admin = await makeAdmin(product);
    const providers = [await makeProvider(product), await makeProvider(product)];
    const rows = providers.flatMap(({ id }, i) =>
      (["cnpj", "crea", "cau"] as const).map((kind) => ({ userId: id, kind, number: "1", createdAt: 10 + i })),
    );
    const list = async (state: string, cursor?: string | null) =>
      (await product.query("admin.credentials", { state, cursor }, admin)).data as {
        items: AdminCredential[];
        nextCursor: string | null;
      };
    await product.db.insert(credentials).values(rows.map((row) => ({ ...row, status: "pending" as const })));
    const { items } = await list("pending");
    expect(items.map(({ userId, kind }) => [userId, kind])).toEqual(
      providers.flatMap(({ id }) => ["cau", "cnpj", "crea"].map((kind) => [id, kind])),
    );
    const [first] = providers;
    expect(items[0]).toMatchObject({
      name: first?.name,
      email: first?.email,
      slug: `pessoa-${first?.id}`,
      number: "1",
    });

    const many = await Promise.all(Array.from({ length: 11 }, () => makePerson(product, { provider: true })));
    await product.db.delete(credentials);
    await product.db.insert(credentials).values(
      many.flatMap(({ id }) =>
        (["cnpj", "crea", "cau"] as const).map((kind) => ({
          userId: id,
          kind,
          number: "1",
          createdAt: 1,
          status: "confirmed" as const,
          decidedAt: 5,
        })),
      ),
    );
    const page = await list("decided");
    const rest = await list("decided", page.nextCursor);
    expect([page.items.length, rest.items.length, rest.nextCursor]).toEqual([30, 3, null]);
    expect(new Set([...page.items, ...rest.items].map(({ userId, kind }) => userId + kind)).size).toBe(33);
  });
});
