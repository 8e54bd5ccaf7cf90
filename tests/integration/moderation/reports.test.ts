import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  marketplaceListings,
  professionalProfiles,
  professionalReferences,
  rateLimits,
  reportCases,
  reports,
  serviceRequests,
} from "../../../db/schema/index.ts";
import { REPORT_LIMITS } from "../../../src/features/moderation/rules.ts";
import { ofPerson, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { SUBJECT_KINDS } from "../../../src/shared/decisions.ts";
import { makeListing } from "../../support/listings.ts";
import { makeFreeRating, makeSubjects, report } from "../../support/moderation.ts";
import { makeProvider, makeReference } from "../../support/network.ts";
import { makePerson, makeRequest, REQUEST_INPUT } from "../../support/people.ts";
import { sharedProduct, untilServed } from "../../support/product.ts";

const product = sharedProduct();

const casesOf = (subjectId: string) =>
  product.db.select().from(reportCases).where(eq(reportCases.subjectId, subjectId));
const reportsOf = (caseId: string | undefined) =>
  product.db
    .select()
    .from(reports)
    .where(eq(reports.caseId, caseId ?? ""));

test("people report things of each kind once, and never their own", async () => {
  const [owner, reporter] = [await makeProvider(product), await makePerson(product)];
  const subjects = await makeSubjects(product, owner);
  for (const kind of SUBJECT_KINDS) {
    const id = subjects[kind];
    const answer = await report(product, reporter, kind, id, { text: "Pede adiantamento." });
    expect([kind, answer.error, answer.roundTrips]).toEqual([kind, null, 2]);
    const [found] = await casesOf(id);
    expect(found).toMatchObject({ subjectKind: kind, ownerId: owner.id, reportCount: 1, decision: null });
    expect(await reportsOf(found?.id)).toMatchObject([
      { reporterId: reporter.id, reason: "fraud", text: "Pede adiantamento." },
    ]);
    expect((await report(product, reporter, kind, id)).error?.code).toBe("report.exists");
    expect((await report(product, owner, kind, id)).error?.code).toBe("report.own");
    expect(await casesOf(id)).toEqual([found]);
  }
  const [request] = await casesOf(subjects.request);
  expect(request?.excerpt).toBe(`${REQUEST_INPUT.serviceType}: ${REQUEST_INPUT.description}`);
});

test("fifty parallel reports, one of them five times, leave one case with the right count", async () => {
  const id = await makeRequest(product, await makePerson(product));
  const reporters = await Promise.all(Array.from({ length: 46 }, () => makePerson(product)));
  const [first] = reporters;
  const answers = await Promise.all(
    [...reporters, ...Array.from({ length: 4 }, () => first ?? expect.fail())].map((reporter) =>
      untilServed(() => report(product, reporter, "request", id)),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(46);
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(Array.from({ length: 4 }, () => "report.exists"));
  const cases = await casesOf(id);
  expect(cases).toMatchObject([{ reportCount: 46 }]);
  expect(await reportsOf(cases[0]?.id)).toHaveLength(46);
});

test("reports after a decision open a new case", async () => {
  const id = await makeRequest(product, await makePerson(product));
  await report(product, await makePerson(product), "request", id);
  await product.db
    .update(reportCases)
    .set({ decision: "keep", decidedAt: Date.now() })
    .where(eq(reportCases.subjectId, id));
  await report(product, await makePerson(product), "request", id);
  const cases = await casesOf(id);
  expect(cases.map(({ decision, reportCount }) => [decision, reportCount]).sort()).toEqual([
    [null, 1],
    ["keep", 1],
  ]);
});

test("what a person cannot see cannot be reported", async () => {
  const [owner, reporter] = [await makeProvider(product), await makePerson(product)];
  const subjects = await makeSubjects(product, owner);
  const { db } = product;
  const expired = await makeRequest(product, owner, { ageMs: 3 * 24 * 3_600_000 });
  await db.update(serviceRequests).set({ hiddenBecause: "decision" }).where(eq(serviceRequests.id, subjects.request));
  await db.update(marketplaceListings).set({ status: "inactive" }).where(eq(marketplaceListings.id, subjects.listing));
  await db.update(professionalReferences).set({ hiddenAt: 1 }).where(eq(professionalReferences.id, subjects.reference));
  await db
    .update(professionalProfiles)
    .set({ hiddenBecause: "block" })
    .where(eq(professionalProfiles.userId, owner.id));
  for (const [kind, id] of [
    ["request", expired],
    ["request", subjects.request],
    ["listing", subjects.listing],
    ["reference", subjects.reference],
    ["card", owner.id],
    ["card", (await makeProvider(product, { confirmed: false })).id],
    ["photo", subjects.rating],
    ["rating", subjects.photo],
  ] as const) {
    const answer = await report(product, reporter, kind, id);
    expect([kind, answer.status, answer.error?.code]).toEqual([kind, 404, "subject.not_found"]);
    expect(await casesOf(id)).toEqual([]);
  }
});

test("a listing that was just sold can still be reported", async () => {
  const seller = await makePerson(product);
  const id = await makeListing(product, seller);
  expect((await product.mutate("listings.setSold", { id, sold: true }, seller)).status).toBe(200);
  expect((await report(product, await makePerson(product), "listing", id)).status).toBe(200);
});

test("people report a reference and a rating about themselves, also a reference that they hid", async () => {
  const [author, target] = [await makeProvider(product), await makeProvider(product)];
  const id = await makeReference(product, author, target);
  await product.db.update(professionalReferences).set({ hiddenAt: 1 }).where(eq(professionalReferences.id, id));
  expect((await report(product, target, "reference", id)).status).toBe(200);
  expect((await report(product, target, "rating", await makeFreeRating(product, author, target))).status).toBe(200);
  expect(await casesOf(id)).toMatchObject([{ ownerId: author.id }]);
});

test("another reason needs a text, and a day allows a limited number of reports", async () => {
  const [owner, reporter] = [await makePerson(product), await makePerson(product)];
  const id = await makeRequest(product, owner);
  const blank = await report(product, reporter, "request", id, { reason: "other", text: "  " });
  expect([blank.status, blank.error?.fields]).toEqual([400, { text: "Conte o que aconteceu." }]);
  expect((await report(product, reporter, "request", id, { reason: "other", text: "É cópia." })).status).toBe(200);

  const [limit = expect.fail()] = REPORT_LIMITS;
  const key = rateLimitKey(limit, ofPerson(reporter.id));
  expect(await product.db.select().from(rateLimits).where(eq(rateLimits.key, key))).toMatchObject([{ count: 1 }]);
  await product.db
    .update(rateLimits)
    .set({ count: limit.max - 1 })
    .where(eq(rateLimits.key, key));
  const ids = await Promise.all(Array.from({ length: 5 }, () => makeRequest(product, owner)));
  const answers = await Promise.all(ids.map((one) => report(product, reporter, "request", one)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === "rate_limited")).toHaveLength(4);
});
