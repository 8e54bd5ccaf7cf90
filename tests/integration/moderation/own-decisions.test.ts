import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { reportCases } from "../../../db/schema/index.ts";
import type { AdminCase } from "../../../src/features/admin/schemas.ts";
import type { Decision } from "../../../src/shared/decisions.ts";
import { makeListing } from "../../support/listings.ts";
import { makeAdmin, report } from "../../support/moderation.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();

const REASON = "Pede dinheiro antes do serviço.";
const decide = (admin: Person, id: string, decision: Decision) =>
  product.mutate("admin.decide", { id, decision, reason: REASON, decidedAt: null }, admin);

/** A listing of a new owner that somebody reported. */
async function makeReported() {
  const [owner, reporter] = [await makePerson(product), await makePerson(product)];
  const listingId = await makeListing(product, owner);
  await report(product, reporter, "listing", listingId);
  const [found] = await product.db.select().from(reportCases).where(eq(reportCases.subjectId, listingId));
  return { owner, reporter, listingId, caseId: found?.id ?? expect.fail() };
}

describe("the person hit, with a session,", () => {
  test("reads the newest decision by its case or its thing, and answers it once; nobody else does", async () => {
    const admin = await makeAdmin(product);
    const { owner, reporter, listingId, caseId } = await makeReported();
    await decide(admin, caseId, "hide");
    const read = (id: string, who: Person) => product.query("moderation.ownDecision", { id }, who);
    const send = (id: string, text: string, who: Person) =>
      product.mutate("moderation.answerOwnDecision", { id, text }, who);
    for (const id of [listingId, caseId]) {
      expect((await read(id, owner)).data).toMatchObject({ decision: "hide", reason: REASON, answer: null });
      for (const other of [admin, reporter]) {
        expect((await read(id, other)).error?.code).toBe("decision.link_invalid");
        expect((await send(id, "Oi", other)).error?.code).toBe("decision.link_invalid");
      }
    }
    const token = tokenOf((await product.mails(owner.email))[0]);
    expect((await send(listingId, "Não concordo.", owner)).status).toBe(200);
    expect((await send(caseId, "De novo.", owner)).error?.code).toBe("decision.answered");
    expect((await product.mutate("moderation.answerDecision", { token, text: "Pelo link." })).error?.code).toBe(
      "decision.answered",
    );
    expect((await read(caseId, owner)).data).toMatchObject({ answer: "Não concordo." });
    const decided = await product.query("admin.cases", { sort: "oldest", state: "decided" }, admin);
    const { items } = decided.data as { items: AdminCase[] };
    expect(items.find(({ id }) => id === caseId)).toMatchObject({ answer: "Não concordo." });
  });

  test("reads of a card what was decided about it, not about the account of the same id", async () => {
    const [admin, owner] = [await makeAdmin(product), await makeProvider(product)];
    await product.mutate("admin.hide", { kind: "card", id: owner.id, reason: REASON }, admin);
    await product.mutate("admin.createSubscription", { userId: owner.id, reason: "" }, admin);
    await product.mutate("admin.endPremium", { userId: owner.id, reason: "Outro motivo." }, admin);
    const kinds = await product.db.select().from(reportCases).where(eq(reportCases.subjectId, owner.id));
    expect(kinds.map(({ subjectKind }) => subjectKind).sort()).toEqual(["account", "card"]);
    const found = await product.query("moderation.ownDecision", { id: owner.id }, owner);
    expect(found.data).toMatchObject({ kind: "card", decision: "hide", reason: REASON });
  });

  test("has nothing to answer where the decision left it published", async () => {
    const { owner, listingId, caseId } = await makeReported();
    await decide(await makeAdmin(product), caseId, "keep");
    const found = await product.query("moderation.ownDecision", { id: listingId }, owner);
    expect(found.error?.code).toBe("decision.link_invalid");
  });
});
