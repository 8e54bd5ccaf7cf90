import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "../../../db/schema/index.ts";
import type { AdminCase } from "../../../src/features/admin/schemas.ts";
import { subscriptionOf } from "../../support/admin-acts.ts";
import { makeListing } from "../../support/listings.ts";
import { makeAdmin } from "../../support/moderation.ts";
import { readNotices } from "../../support/notices.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();
const REASON = "Pediu dinheiro antes do serviço.";

const act = async (admin: Person, procedure: string, input: object) => {
  const { error } = await product.mutate(`admin.${procedure}`, { reason: REASON, ...input }, admin);
  expect(error, procedure).toBeNull();
};

interface Told {
  /** The acts, of which the last one is told. */
  acts: readonly string[];
  input: (person: Person) => Promise<object>;
  subject: string;
  text: string;
  mayObject: boolean;
  notice: string | null;
}

const ofListing = async (person: Person) => ({ kind: "listing", id: await makeListing(product, person) });
const ofUser = async ({ id }: Person) => ({ userId: id });

/** Every act without a report that takes something from a person or gives it back. */
const ACTS: Record<string, Told> = {
  "hides a listing": {
    acts: ["hide"],
    input: ofListing,
    subject: "Ocultamos um conteúdo seu no Portal da Construção",
    text: "Nossa equipe analisou seu anúncio (“Betoneira 400 L",
    mayObject: true,
    notice: "content",
  },
  "deletes a listing": {
    acts: ["delete"],
    input: ofListing,
    subject: "Excluímos um conteúdo seu no Portal da Construção",
    text: "O conteúdo foi excluído.",
    mayObject: true,
    notice: "content",
  },
  "restores a listing": {
    acts: ["hide", "restore"],
    input: ofListing,
    subject: "Seu conteúdo voltou a aparecer no Portal da Construção",
    text: "Ele voltou a aparecer.",
    mayObject: false,
    notice: "content",
  },
  "blocks an account": {
    acts: ["blockUser"],
    input: ofUser,
    subject: "Sua conta no Portal da Construção foi bloqueada",
    text: "as outras pessoas não veem mais o que você publicou",
    mayObject: true,
    notice: null,
  },
  "unblocks an account": {
    acts: ["blockUser", "unblockUser"],
    input: ofUser,
    subject: "Sua conta no Portal da Construção foi desbloqueada",
    text: "você já pode entrar",
    mayObject: false,
    notice: null,
  },
  "ends premium": {
    acts: ["endPremium"],
    input: ofUser,
    subject: "Seu Premium no Portal da Construção foi desativado",
    text: "Sua conta continua gratuita.",
    mayObject: true,
    notice: "decision",
  },
  "cancels a subscription": {
    acts: ["cancelSubscription"],
    input: async (person) => ({ id: (await subscriptionOf(product, person)).id }),
    subject: "Seu Premium no Portal da Construção foi desativado",
    text: "Seu Premium foi desativado pela nossa equipe.",
    mayObject: true,
    notice: "decision",
  },
};

const casesOf = async (admin: Person, state: string, { id }: Person) => {
  const { data } = await product.query("admin.cases", { state, sort: "oldest" }, admin);
  return (data as { items: AdminCase[] }).items.filter(({ ownerId }) => ownerId === id);
};

test.each(Object.entries(ACTS))("who %s tells the person, who may object to what takes something", async (_, told) => {
  const [person, admin] = [await makePerson(product, { name: "Olavo Alvo", premium: true }), await makeAdmin(product)];
  const input = await told.input(person);
  for (const procedure of told.acts) await act(admin, procedure, input);
  const mail = await product.mailWith(person.email, told.text);
  expect(mail.subject).toBe(told.subject);
  for (const part of ["Olá, Olavo!", `Motivo: ${REASON}`]) expect(mail.text).toContain(part);
  expect(mail.text.includes("/resposta#token=")).toBe(told.mayObject);
  if (told.notice) {
    expect((await readNotices(product, person)).map(({ kind }) => kind)).toEqual([told.notice]);
  }
  expect(await casesOf(admin, "decided", person)).toHaveLength(told.acts.length);
  if (!told.mayObject) return;
  const token = tokenOf(mail);
  expect((await product.mutate("moderation.readDecision", { token })).data).toMatchObject({ isReported: false });
  await product.mutate("moderation.answerDecision", { token, text: "Não fui eu." });
  expect(await casesOf(admin, "answered", person)).toMatchObject([{ answer: "Não fui eu.", reportCount: 0 }]);
});

test("a block that changes nothing is not told again", async () => {
  const [person, admin] = [await makePerson(product), await makeAdmin(product)];
  await act(admin, "blockUser", { userId: person.id });
  await act(admin, "blockUser", { userId: person.id });
  expect(await casesOf(admin, "decided", person)).toHaveLength(1);
});

test("a block in the panel is taken back on its case, and the person is told", async () => {
  const [person, admin] = [await makePerson(product), await makeAdmin(product)];
  await act(admin, "blockUser", { userId: person.id });
  const [found = expect.fail()] = await casesOf(admin, "decided", person);
  const { id, decidedAt } = found;
  for (const decision of ["hide", "premium"]) {
    const refused = await product.mutate("admin.decide", { id, decision, decidedAt, reason: REASON }, admin);
    expect(refused.error?.code).toBe("case.decided");
  }
  await act(admin, "decide", { id, decision: "keep", decidedAt });
  const [mail] = await product.mails(person.email, 2);
  expect(mail?.text).toContain("Revimos a decisão sobre sua conta. Sua conta foi desbloqueada");
});

test.each(["admin.deleteUser", "profiles.deleteAccount"])(
  "%s is told to the address, which is then forgotten",
  async (path) => {
    const [person, admin] = [await makePerson(product, { name: "Olavo Alvo" }), await makeAdmin(product)];
    const isAdmin = path === "admin.deleteUser";
    const input = isAdmin ? { userId: person.id, reason: REASON } : { password: null, confirmation: "EXCLUIR" };
    const { error } = await product.mutate(path, input, isAdmin ? admin : person);
    expect(error).toBeNull();
    const [mail] = await product.mails(person.email);
    expect(mail?.subject).toBe("Sua conta no Portal da Construção foi excluída");
    expect(mail?.text).toContain(isAdmin ? `Motivo: ${REASON}` : "Como você pediu");
    await eventually(async () => {
      const rows = await product.db.select().from(outbox).where(eq(outbox.kind, "mail.account-deleted"));
      return !JSON.stringify(rows).includes(person.email) || undefined;
    }, "the address to be forgotten");
  },
);
