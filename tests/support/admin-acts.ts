import { eq } from "drizzle-orm";
import {
  adminNotes,
  credentials,
  outbox,
  paymentDifferences,
  profiles,
  reportCases,
  userSubscriptions,
} from "../../db/schema/index.ts";
import { PROMOTION } from "../../src/features/billing/rules.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { CAMPAIGN_INPUT } from "./campaign.ts";
import { COURSE_INPUT, findCourse, makeQuestion, QUESTION_INPUT, revisionOf } from "./course-content.ts";
import { makeListing } from "./listings.ts";
import { makeProvider } from "./network.ts";
import { makePaidCharge } from "./paid-charge.ts";
import { makePerson, makeRequest, type Person } from "./people.ts";
import type { Product } from "./product.ts";

/** The call of a mutation, on what was prepared for it. */
interface AdminAct {
  input: unknown;
  /** The audit's `targetId`. */
  target: string;
}

const REASON = "Contra as regras";

/** The latest subscription of a person. */
export async function subscriptionOf({ db }: Pick<Product, "db">, { id }: Person) {
  const [row] = await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, id));
  if (!row) throw new Error("no subscription");
  return row;
}

/** Inserts a delivery that failed for good. Returns its id. */
export async function makeDeadDelivery({ db }: Pick<Product, "db">, userId: string): Promise<string> {
  const now = Date.now();
  const id = newId(now);
  const row = {
    id,
    kind: "mail.reset",
    payload: { userId, returnTo: null },
    createdAt: now,
    nextAttemptAt: now,
    attempts: 9,
  };
  await db.insert(outbox).values({ ...row, deadAt: now, lastError: "Error" });
  return id;
}

async function onUser(product: Product, prepare: (person: Person) => Promise<unknown> = async () => {}) {
  const person = await makePerson(product);
  await prepare(person);
  return { input: { userId: person.id, reason: REASON }, target: person.id };
}

async function onSubscription(product: Product, act: Call, before: string[] = []) {
  const row = await subscriptionOf(product, await makePerson(product, { premium: true }));
  for (const procedure of before) await act(procedure, { id: row.id });
  return { input: { id: row.id, days: 7, reason: REASON }, target: row.id };
}

async function onListing(product: Product, act: Call, before: string[] = []) {
  const id = await makeListing(product, await makePerson(product));
  const input = { kind: "listing", id, reason: REASON };
  for (const procedure of before) await act(procedure, input);
  return { input, target: id };
}

async function onQuestion(product: Product, act: Call, before: string[] = []) {
  const id = await makeQuestion(product, "fundamentos");
  for (const procedure of before) await act(procedure, { id });
  return { input: { id, newId: newId(Date.now()), changes: QUESTION_INPUT, isPublished: false }, target: id };
}

type Call = (procedure: string, input: unknown) => Promise<unknown>;

/**
 * For each mutation of the admin panel: prepares something on which it has an effect.
 * @param act calls a mutation as an admin
 */
export const ADMIN_ACTS: Record<string, (product: Product, act: Call) => Promise<AdminAct>> = {
  createSubscription: (product) => onUser(product),
  endPremium: (product, act) => onUser(product, ({ id }) => act("createSubscription", { userId: id })),
  deleteUser: (product) => onUser(product),
  blockUser: (product) => onUser(product),
  unblockUser: (product, act) => onUser(product, ({ id }) => act("blockUser", { userId: id, reason: REASON })),
  makeAdmin: (product) => onUser(product),
  removeAdmin: (product, act) => onUser(product, ({ id }) => act("makeAdmin", { userId: id, reason: REASON })),
  banUser: (product, act) => onUser(product, ({ id }) => act("blockUser", { userId: id, reason: REASON })),
  liftBan: (product, act) => onUser(product, ({ id }) => act("blockUser", { userId: id, reason: REASON, ban: true })),
  cancelSubscription: (product, act) => onSubscription(product, act),
  activateSubscription: (product, act) => onSubscription(product, act, ["cancelSubscription"]),
  extendSubscription: (product, act) => onSubscription(product, act),
  async refundPayment(product) {
    const { charge } = await makePaidCharge(product);
    return { input: { id: charge, reason: REASON }, target: charge };
  },
  async settleDifference(product) {
    const { charge: id } = await makePaidCharge(product);
    const row = { kind: "amount", ourCents: 4999, theirCents: 4900, foundAt: 1 } as const;
    await product.db.insert(paymentDifferences).values({ ...row, id });
    return { input: { id, reason: REASON }, target: id };
  },
  async deleteRequest(product) {
    const id = await makeRequest(product, await makePerson(product));
    return { input: { id, reason: "duplicate" }, target: id };
  },
  hide: (product, act) => onListing(product, act),
  restore: (product, act) => onListing(product, act, ["hide"]),
  delete: (product, act) => onListing(product, act),
  async decide(product) {
    const owner = await makePerson(product);
    const subjectId = await makeListing(product, owner);
    const id = newId(Date.now());
    const row = { id, subjectKind: "listing", subjectId, ownerId: owner.id, excerpt: "x", reportCount: 1 } as const;
    await product.db.insert(reportCases).values({ ...row, createdAt: Date.now() });
    return { input: { id, decision: "hide", reason: REASON }, target: id };
  },
  async decideCredential(product) {
    const { id: userId } = await makeProvider(product);
    const asked = { userId, kind: "crea", number: "12345" } as const;
    await product.db.insert(credentials).values({ ...asked, status: "pending", createdAt: Date.now() });
    return { input: { ...asked, isConfirmed: true, reason: "" }, target: userId };
  },
  async retryDelivery(product) {
    const id = await makeDeadDelivery(product, (await makePerson(product)).id);
    return { input: { id }, target: id };
  },
  async editCourse(product) {
    const [courseId, revision] = ["fundamentos", await revisionOf(product, "fundamentos")] as const;
    const changes = { ...COURSE_INPUT, lesson: `Texto ${revision}` };
    return { input: { courseId, changes, revision }, target: courseId };
  },
  async setCoursePublished(product) {
    const { id, isPublished } = await findCourse(product, "fundamentos");
    return { input: { courseId: id, isPublished: !isPublished }, target: id };
  },
  async addQuestion() {
    const id = newId(Date.now());
    return { input: { courseId: "fundamentos", id, changes: QUESTION_INPUT }, target: id };
  },
  editQuestion: (product, act) => onQuestion(product, act),
  setQuestionPublished: (product, act) => onQuestion(product, act),
  deleteQuestion: (product, act) => onQuestion(product, act),
  restoreQuestion: (product, act) => onQuestion(product, act, ["deleteQuestion"]),
  async setAlert(product) {
    const [{ id: target } = { id: "" }] = await product.db
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.isAdmin, true));
    return { input: { kind: "jobs", way: "never" }, target };
  },
  async addNote(product) {
    const { id } = await makePerson(product);
    return { input: { userId: id, text: "Ligou ontem." }, target: id };
  },
  async deleteNote(product) {
    const { id: userId } = await makePerson(product);
    const id = newId(Date.now());
    const row = { id, userId, adminId: userId, text: "Ligou ontem.", createdAt: Date.now() };
    await product.db.insert(adminNotes).values(row);
    return { input: { id }, target: userId };
  },
  async editCampaign() {
    return { input: { ...CAMPAIGN_INPUT, title: `Campanha ${newId(Date.now())}` }, target: PROMOTION.campaign };
  },
};
