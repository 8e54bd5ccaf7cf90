import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { batchOf } from "../../../db/batch.ts";
import { listingComments, users } from "../../../db/schema/index.ts";
import { QUESTION_LIMITS } from "../../../src/features/listings/rules.ts";
import type { Question } from "../../../src/features/listings/schemas.ts";
import { blockAccount } from "../../../src/features/moderation/block-account.ts";
import { hideSubject } from "../../../src/features/moderation/statements.ts";
import { ofPerson } from "../../../src/platform/limits/rate-limit.ts";
import { MASK } from "../../../src/shared/contacts-in-text.ts";
import { haveCounted } from "../../support/limits.ts";
import { makeListing, makeQuestion } from "../../support/listings.ts";
import { report } from "../../support/moderation.ts";
import { readNotices } from "../../support/notices.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const change = (name: string, input: unknown, person: Person) => product.mutate(`listings.${name}`, input, person);
const page = async (id: string, who?: Person, cursor?: string) =>
  (await product.query("listings.questions", { id, ...(cursor && { cursor }) }, who)).data as {
    items: Question[];
    nextCursor: string | null;
  };
const questions = async (id: string, who?: Person) => (await page(id, who)).items;
const textsFor = async (id: string, who?: Person) => (await questions(id, who)).map(({ text }) => text);
const bell = async (who: Person) => (await readNotices(product, who)).map(({ kind, path }) => ({ kind, path }));

async function makeMarket() {
  const [seller, asker] = [await makePerson(product), await makePerson(product, { name: "Ana Clara Souza" })];
  return { seller, asker, id: await makeListing(product, seller, { title: "Betoneira 400 L" }) };
}

test("a question is public, its contacts are masked, and both sides are told", async () => {
  const { seller, asker, id } = await makeMarket();
  const path = `/anuncio/${id}#perguntas`;
  const asked = await change("ask", { id, text: "Entrega? Meu zap é 67 99999-8888" }, asker);
  expect(asked.status).toBe(200);
  const { id: questionId } = asked.data as { id: string };
  expect(await bell(seller)).toEqual([{ kind: "listing-question", path }]);
  const text = `Entrega? Meu zap é ${MASK}`;
  const seen = { id: questionId, text, askerName: "Ana", isOwn: false, answer: null };
  for (const who of [undefined, seller]) expect(await questions(id, who)).toMatchObject([seen]);
  expect(await questions(id, asker)).toMatchObject([{ text: "Entrega? Meu zap é 67 99999-8888", isOwn: true }]);
  expect(JSON.stringify(await questions(id))).not.toContain(asker.id);

  expect((await change("answer", { id: questionId, text: "Sim" }, seller)).status).toBe(200);
  expect((await change("answer", { id: questionId, text: "Sim, me liga: seller@gmail.com" }, seller)).status).toBe(200);
  expect(await bell(seller)).toEqual([]);
  expect(await bell(asker)).toEqual([{ kind: "listing-answer", path }]);
  expect(await questions(id, asker)).toMatchObject([{ answer: { text: `Sim, me liga: ${MASK}`, isOwn: false } }]);
});

test("the newest twenty come first, the others by their cursor", async () => {
  const { asker, id } = await makeMarket();
  const ids: string[] = [];
  for (let i = 0; i < 21; i++) ids.unshift(await makeQuestion(product, asker, id));
  const { items, nextCursor } = await page(id);
  expect(items.map((question) => question.id)).toEqual(ids.slice(0, 20));
  expect((await page(id, undefined, nextCursor ?? "")).items.map((question) => question.id)).toEqual(ids.slice(20));
});

test("nobody asks about what is their own, over or hidden, twice the same, or beyond the limit", async () => {
  const { seller, asker, id } = await makeMarket();
  const ask = async (listingId: string, who = asker) => {
    const { status, error } = await change("ask", { id: listingId, text: "Ainda tem?" }, who);
    return error?.code ?? status;
  };
  expect(await ask(id, seller)).toBe("listing.not_found");
  for (const columns of [
    { status: "inactive" },
    { expiresAt: Date.now() - 1 },
    { hiddenBecause: "decision" },
  ] as const) {
    expect(await ask(await makeListing(product, seller, columns))).toBe("listing.not_found");
  }
  for (const _ of [1, 2]) expect(await ask(id)).toBe(200);
  expect(await questions(id)).toHaveLength(1);
  const [limit] = QUESTION_LIMITS;
  await haveCounted(product, limit!, ofPerson(asker.id), limit!.max);
  expect(await ask(await makeListing(product, seller))).toBe("rate_limited");
});

test("whoever blocked the other, the two ask and tell each other nothing", async () => {
  const { seller, asker, id } = await makeMarket();
  const question = await makeQuestion(product, asker, id);
  for (const [who, whom] of [
    [seller, asker],
    [asker, seller],
  ] as const) {
    await product.mutate("moderation.blockPerson", { personId: whom.id }, who);
    expect((await change("ask", { id, text: "E agora?" }, asker)).error?.code).toBe("listing.not_found");
    await change("answer", { id: question, text: "Sim" }, seller);
    expect([...(await bell(seller)), ...(await bell(asker))]).toEqual([]);
    await product.mutate("moderation.unblockPerson", { personId: whom.id }, who);
  }
});

test("only the seller answers, only authors delete, and an answer goes with its question", async () => {
  const { seller, asker, id } = await makeMarket();
  const question = await makeQuestion(product, asker, id);
  for (const who of [asker, await makePerson(product)]) {
    expect((await change("answer", { id: question, text: "Sim" }, who)).error?.code).toBe("comment.not_found");
  }
  await change("answer", { id: question, text: "Sim" }, seller);
  const [shown] = await questions(id);
  expect((await change("answer", { id: shown?.answer?.id, text: "Não" }, seller)).error?.code).toBe(
    "comment.not_found",
  );
  expect((await change("deleteComment", { id: question }, seller)).error?.code).toBe("comment.not_found");
  expect((await change("deleteComment", { id: question }, asker)).status).toBe(200);
  expect(await product.db.select().from(listingComments).where(eq(listingComments.listingId, id))).toEqual([]);
});

test("what moderation hides is seen by its author alone, and leaves the bell", async () => {
  const { seller, asker, id } = await makeMarket();
  const { data } = await change("ask", { id, text: "Pergunta feia" }, asker);
  const question = (data as { id: string }).id;
  await change("answer", { id: question, text: "Resposta feia" }, seller);
  const answer = (await questions(id))[0]?.answer?.id ?? "";
  expect((await report(product, seller, "comment", question)).status).toBe(200);
  expect((await report(product, asker, "comment", answer)).status).toBe(200);

  await batchOf(product.db, { hidden: hideSubject(product.db, "comment", answer) });
  expect(await questions(id)).toMatchObject([{ answer: null }]);
  expect(await questions(id, seller)).toMatchObject([{ answer: { text: "Resposta feia", isHidden: true } }]);
  expect(await bell(asker)).toEqual([]);
  await batchOf(product.db, { hidden: hideSubject(product.db, "comment", question) });
  for (const who of [undefined, seller]) expect(await questions(id, who)).toEqual([]);
  expect(await questions(id, asker)).toMatchObject([{ text: "Pergunta feia", isHidden: true }]);
  expect((await report(product, await makePerson(product), "comment", question)).error?.code).toBe("subject.not_found");
});

test("questions vanish with a blocked account, and with what they are about", async () => {
  const { seller, asker, id } = await makeMarket();
  await makeQuestion(product, asker, id, { text: "De quem fica" });
  const blocked = await makePerson(product);
  await makeQuestion(product, blocked, id, { text: "De quem sai" });
  await batchOf(product.db, { blocked: blockAccount(product.db, blocked.id, Date.now()) });
  expect(await textsFor(id)).toEqual(["De quem fica"]);
  await batchOf(product.db, { hidden: hideSubject(product.db, "listing", id) });
  expect(await textsFor(id, asker)).toEqual([]);
  expect(await textsFor(id, seller)).toEqual(["De quem fica"]);
});

test("what a person wrote is in their export, and deleted with the account", async () => {
  const { seller, asker, id } = await makeMarket();
  const question = await makeQuestion(product, asker, id, { text: "Ainda tem?" });
  await makeQuestion(product, seller, id, { text: "Tem", answerTo: question });
  const exported = async (person: Person) => (await product.mutate("profiles.exportData", {}, person)).data;
  expect(await exported(asker)).toMatchObject({
    listingComments: [{ title: "Betoneira 400 L", text: "Ainda tem?", isAnswer: false }],
  });
  expect(await exported(seller)).toMatchObject({ listingComments: [{ text: "Tem", isAnswer: true }] });
  await product.db.delete(users).where(eq(users.id, asker.id));
  expect(await product.db.select().from(listingComments).where(eq(listingComments.listingId, id))).toEqual([]);
});
