import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { agreements, hires, serviceRequestInterests, serviceRequests } from "../../db/schema/index.ts";
import { acceptVersion, findAgreement, insertVersion } from "../../src/features/hires/queries-agreements.ts";
import { endConfirmed } from "../../src/features/hires/queries-end.ts";
import * as queries from "../../src/features/hires/queries-hires.ts";
import * as interested from "../../src/features/hires/queries-interested.ts";
import { findHireNews } from "../../src/features/hires/queries-news.ts";
import * as outcome from "../../src/features/hires/queries-outcome.ts";
import * as questions from "../../src/features/hires/queries-questions.ts";
import { HIRE_SIDES } from "../../src/features/hires/rules.ts";
import { INTERESTED_ORDERS } from "../../src/features/hires/rules-interest.ts";
import { describeOwnInterest } from "../../src/features/requests/queries-interest.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "./people.ts";
import type { Product } from "./product.ts";

const MARK = { kind: "address", hash: "x" } as const;

/** The form's input for a version of an agreement. */
export const AGREEMENT_TEXT = {
  what: "Trocar o piso e o azulejo do banheiro.\nO material é do cliente.",
  place: "Rua das Araras, 12, Campo Grande",
  priceCents: 250_000,
  startDate: "2026-12-01",
  parts: [
    { when: "no início", valueCents: 100_000 },
    { when: "na entrega", valueCents: 150_000 },
  ],
};

/** Lets people be interested in a request, the first one longest ago. */
export async function makeInterests(
  product: Pick<Product, "db">,
  requestId: string,
  people: readonly Person[],
  changes: Partial<typeof serviceRequestInterests.$inferInsert> = {},
): Promise<void> {
  const now = Date.now();
  await product.db.insert(serviceRequestInterests).values(
    people.map(({ id }, i) => ({
      serviceRequestId: requestId,
      userId: id,
      createdAt: now - people.length + i,
      ...changes,
    })),
  );
}

/** Inserts a hire whose request is gone, confirmed `ageMs` ago unless it has another status. Returns its id. */
export async function makeBareHire(
  product: Pick<Product, "db">,
  client: Person,
  provider: Person,
  changes: Partial<typeof hires.$inferInsert> & { ageMs?: number } = {},
): Promise<string> {
  const { ageMs = 0, status = "confirmed", ...columns } = changes;
  const createdAt = Date.now() - ageMs;
  const id = newId(createdAt);
  await product.db.insert(hires).values({
    id,
    serviceType: "Pintura",
    clientId: client.id,
    providerId: provider.id,
    status,
    createdAt,
    answeredAt: status === "proposed" ? null : createdAt,
    ...columns,
  });
  return id;
}

/** Inserts a hire of a provider who is interested in a new request of the client. Returns its id and the request's. */
export async function makeHire(
  product: Pick<Product, "db">,
  client: Person,
  provider: Person,
  status: "proposed" | "confirmed" | "denied" = "confirmed",
): Promise<{ id: string; requestId: string }> {
  const requestId = await makeRequest(product, client);
  await makeInterests(product, requestId, [provider]);
  const { serviceType } = REQUEST_INPUT;
  const id = await makeBareHire(product, client, provider, { requestId, serviceType, status });
  if (status === "confirmed") {
    await product.db.update(serviceRequests).set({ hiredAt: Date.now() }).where(eq(serviceRequests.id, requestId));
  }
  return { id, requestId };
}

export interface HireSubjects {
  /** A request of somebody else in which the owner is interested. */
  wantedId: string;
  /** Who is interested in the owner's request. */
  interestedId: string;
  /** A hire that the owner proposed. */
  proposedId: string;
  /** A hire that was proposed to the owner. */
  askedId: string;
  /** A confirmed hire by the owner, with a version of its agreement from the other person. */
  hireId: string;
  textHash: string;
}

/** Inserts what the calls about hires refer to, for the owner of a request. */
export async function makeHireSubjects(
  product: Pick<Product, "db">,
  owner: Person,
  requestId: string,
): Promise<HireSubjects> {
  const [provider, client] = [await makePerson(product, { premium: true }), await makePerson(product)];
  const wantedId = await makeRequest(product, client);
  await makeInterests(product, wantedId, [owner]);
  await makeInterests(product, requestId, [provider]);
  const { id: hireId } = await makeHire(product, owner, provider);
  const textHash = "a".repeat(64);
  await product.db.insert(agreements).values({
    hireId,
    version: 1,
    writtenBy: provider.id,
    ...AGREEMENT_TEXT,
    clientName: owner.name,
    providerName: provider.name,
    textHash,
    createdAt: Date.now(),
  });
  return {
    wantedId,
    interestedId: provider.id,
    proposedId: (await makeHire(product, owner, provider, "proposed")).id,
    askedId: (await makeHire(product, client, owner, "proposed")).id,
    hireId,
    textHash,
  };
}

/** Runs every statement of the feature. */
export async function useHires(
  db: Database,
  { ownerId, providerId, requestId, now }: { ownerId: string; providerId: string; requestId: string; now: number },
): Promise<void> {
  const interest = { id: requestId, userId: providerId, now };
  await describeOwnInterest(db, { ...interest, note: "x", minPriceCents: 1, maxPriceCents: null });
  const own = { requestId, ownerId, providerId, now };
  for (const order of INTERESTED_ORDERS) {
    for (const after of [null, { isDeclined: false, rank: 1, createdAt: now, userId: providerId }]) {
      await interested.findInterested(db, own, { order, after, size: 30 });
    }
  }
  await questions.insertQuestion(db, { ...own, text: "Qual o prazo?" });
  await questions.insertAnswer(db, { requestId, personId: providerId, text: "Dez dias.", now });
  await questions.findAsked(db, requestId, providerId, now);
  for (const isDeclined of [true, false]) {
    await questions.setDeclined(db, { requestId, ownerId, personId: providerId, isDeclined, now });
  }
  await interested.setSeen(db, own);
  const id = newId(now);
  await queries.insertHire(db, { ...own, id }, [MARK]);
  await queries.answerProposed(db, { id, providerId }, "confirmed", [MARK], now);
  for (const side of HIRE_SIDES) {
    for (const before of [null, id]) await queries.listHires(db, ownerId, side, { before, size: 20 });
  }
  await findHireNews(db, id, providerId);
  await findAgreement(db, id, ownerId);
  const names = { clientName: "Ana", providerName: "Rui" };
  const version = { hireId: id, version: 1, textHash: "x", now };
  await insertVersion(db, { ...AGREEMENT_TEXT, ...names, ...version, writtenBy: ownerId }, true);
  await acceptVersion(db, { ...version, personId: providerId });
  await endConfirmed(db, { id, personId: ownerId, endedAs: "cancelled", reason: "x", now });
  await queries.deleteProposed(db, id, ownerId);
  await outcome.findOutcome(db, requestId, ownerId);
  await outcome.updateOutcome(db, { id: requestId, ownerId, now }, "not_yet");
  await outcome.findUnasked(db, { after: 0, until: now }, 50);
  await outcome.insertQuestions(db, [requestId], now);
  await outcome.findQuestion(db, requestId, ownerId);
}
