import { beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "../../db/schema/index.ts";
import { hashed, ofPerson, rateLimitKey } from "../../src/platform/limits/rate-limit.ts";
import { press } from "../support/asaas.ts";
import { runCampaign } from "../support/campaign.ts";
import { AUDIENCES, type Audience, type Outcome, type Row, type Subject } from "../support/matrix/audiences.ts";
import { MATRIX } from "../support/matrix/authorization.ts";
import { allProcedures } from "../support/matrix/procedures.ts";
import { type Everyone, makeEveryone, makeSubject, renewSubject } from "../support/matrix/subject.ts";
import { makePerson, type Person } from "../support/people.ts";
import { startProduct } from "../support/product.ts";
import { readTables } from "../support/tables.ts";

const product = startProduct();

const HTTP_STATUS: Partial<Record<Outcome, number>> = {
  ok: 200,
  "auth.required": 401,
  "auth.invalid_credentials": 401,
  "auth.google_required": 403,
  "auth.passkey_invalid": 401,
  "auth.passkey_not_found": 404,
  "auth.code_wrong": 401,
  "auth.link_invalid": 400,
  "auth.incomplete": 403,
  "phone.code_expired": 409,
  "admin.required": 403,
  "report.own": 403,
  "decision.link_invalid": 400,
  "provider.required": 403,
  "auth.role_already_chosen": 409,
  "input.invalid": 400,
  "premium.required": 403,
  "connection.exists": 409,
  "connection.not_found": 404,
  "reference.not_found": 404,
  "photo.not_found": 404,
  "rating.not_found": 404,
  "rating.account_new": 403,
  "promotion.profile_incomplete": 409,
  "referral.not_found": 404,
  "request.not_found": 404,
  "request.own": 403,
  "hire.not_found": 404,
  "hire.not_interested": 409,
  "hire.question_not_found": 404,
  "exam.not_found": 404,
  "listing.not_found": 404,
  "comment.not_found": 404,
  "subscription.not_found": 404,
  "user.not_found": 404,
  "delivery.not_found": 404,
  "note.limit": 409,
  "question.not_found": 404,
  "payment.refused": 422,
  "payment.not_found": 404,
  "payment.unavailable": 503,
};

let people: Everyone;

beforeAll(async () => {
  await runCampaign(product);
  // Events would change tables while the next call is watched.
  await press(product.stack, { do: "webhooks", held: true });
  people = await makeEveryone(product);
  subject = await makeSubject(product, people.owner);
});

test("the matrix covers exactly the procedures of the router", () => {
  expect(Object.keys(MATRIX).sort()).toEqual(
    allProcedures()
      .map((procedure) => procedure.path)
      .sort(),
  );
});

/** What the calls are about. */
let subject: Subject;
/** What a mutation that succeeded has used up of it. */
let used: readonly string[] = [];
/** The tables as they were before the calls that are refused. */
let tables: Record<string, unknown> | null = null;

/** Calls the procedure as the audience, and checks the outcome and its cost. */
async function callAs(audience: Audience, path: string, { input, outcome, roundTrips }: Row): Promise<void> {
  const kind = allProcedures().find((procedure) => procedure.path === path)?.kind;
  const call = kind === "query" ? product.query.bind(product) : product.mutate.bind(product);
  if (used.length > 0) subject = await renewSubject(product, people.owner, { subject, used });
  used = [];
  const isAllowed = outcome[audience] === "ok";
  if (!isAllowed) tables ??= await readTables(product);
  const cookie = audience === "visitor" ? undefined : people[audience].cookie;
  const read: string[] = [];
  const watched = new Proxy(subject, { get: (all, name) => read.push(String(name)) && Reflect.get(all, name) });
  const answer = await call(path, input(watched), { cookie, address: `${path} ${audience}` });

  if (isAllowed && kind === "mutation") used = read;
  expect(answer.error?.code ?? "ok").toBe(outcome[audience]);
  expect(answer.status).toBe(HTTP_STATUS[outcome[audience]]);
  expect(answer.roundTrips).toBeGreaterThanOrEqual(0);
  expect(answer.roundTrips).toBeLessThanOrEqual(roundTrips);
}

const audiencesOf = (row: Row, isAllowed: boolean) =>
  AUDIENCES.filter((audience) => (row.outcome[audience] === "ok") === isAllowed);
const rowsThat = (isAllowed: boolean) =>
  Object.entries(MATRIX).filter(([, row]) => audiencesOf(row, isAllowed).length > 0);

// All refused calls come first, so that the tables are read once for each procedure: nothing changes in between.
describe.each(rowsThat(false))("%s", (path, row) => {
  test.each(audiencesOf(row, false))("is refused to %s", (audience) => callAs(audience, path, row));
  test("changes nothing when it is refused", async () => {
    const before = tables;
    tables = await readTables(product);
    expect(tables).toEqual(before);
  });
});

describe.each(rowsThat(true))("%s", (path, row) => {
  test.each(audiencesOf(row, true))("is allowed to %s", (audience) => callAs(audience, path, row));
});

const mutations = allProcedures().filter((procedure) => procedure.kind === "mutation");

test.each(mutations)("$path declares a limit", ({ meta }) => {
  expect(meta?.limits.length).toBeGreaterThan(0);
  for (const limit of meta?.limits ?? [])
    expect(limit).toMatchObject({ max: expect.any(Number), windowMs: expect.any(Number) });
});

const limits = mutations.flatMap(({ path, meta }) =>
  (meta?.limits ?? []).map((limit) => ({ path, limit, name: limit.name, by: meta?.by })),
);

describe("a limit that is used up", () => {
  let person: Person;
  let about: Subject;
  let before: Record<string, unknown>;

  beforeAll(async () => {
    person = await makePerson(product, { client: true });
    about = await makeSubject(product, people.owner);
    before = await readTables(product);
  });

  test.each(limits)("refuses $path: $name of the $by", async ({ path, limit, by }) => {
    const address = `${path} ${limit.name}`;
    const key = rateLimitKey(limit, by === "person" ? ofPerson(person.id) : hashed(address));
    const usedUp = { key, count: limit.max, windowEndsAt: Date.now() + limit.windowMs };
    await product.db.batch([product.db.delete(rateLimits), product.db.insert(rateLimits).values(usedUp)]);
    const answer = await product.mutate(path, MATRIX[path]?.input(about), { cookie: person.cookie, address });
    expect([answer.status, answer.error?.code]).toEqual([429, "rate_limited"]);
  });

  test("changes nothing by that", async () => {
    expect(await readTables(product)).toEqual(before);
  });
});
