import { eq, inArray, isNotNull, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  credentials,
  notices,
  outbox,
  platformStats,
  profiles,
  reportCases,
  subscriptionPayments,
} from "../../../db/schema/index.ts";
import { deliverAdminWork } from "../../../src/features/admin/admin-alerts.ts";
import type { AdminToday } from "../../../src/features/admin/schemas.ts";
import { tellAdmins } from "../../../src/features/admin/tell-admins.job.ts";
import { writeJobFailure } from "../../../src/platform/observability/queries-health.ts";
import { startOfDay } from "../../../src/shared/day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { makeDeadDelivery, subscriptionOf } from "../../support/admin-acts.ts";
import { fakesEnv } from "../../support/alerts.ts";
import { makeListing } from "../../support/listings.ts";
import { makeAdmin, makeCase, makeCredential, report } from "../../support/moderation.ts";
import { makeProvider } from "../../support/network.ts";
import { readNotices } from "../../support/notices.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();
let admin: Person;
/** The time of the last run. */
let at = 0;

/** Runs the job a minute after what has happened. */
const run = (later = MINUTE_MS) => {
  at = Math.max(at, Date.now()) + later;
  return tellAdmins(product.db, at);
};
const told = async (person: Person) =>
  (await readNotices(product, person)).flatMap((notice) =>
    notice.kind === "admin-work" ? [[notice.details.what, notice.details.count]] : [],
  );

beforeEach(async () => {
  await product.db.delete(notices);
  await product.db.delete(reportCases);
  await product.db.delete(outbox);
  await product.db.delete(credentials);
  await product.db.delete(subscriptionPayments);
  const remembered = ["admins_told_until", "job_failed_at:write-stats"];
  await product.db.delete(platformStats).where(inArray(platformStats.metricName, remembered));
  at = 0;
  admin = await makeAdmin(product);
  await tellAdmins(product.db, Date.now() - MINUTE_MS);
});

const REPORTS = [
  ["two for spam", ["spam", "spam"], null],
  ["three for spam", ["spam", "spam", "spam"], 3],
  ["one for fraud", ["fraud"], 1],
  ["one for a prohibited thing beside one for spam", ["prohibited", "spam"], 1],
] as const;

test.each(REPORTS)("of reports of one thing, %s are told to admins, once", async (_, reasons, count) => {
  const owner = await makePerson(product);
  const id = await makeListing(product, owner);
  for (const reason of reasons) await report(product, await makePerson(product), "listing", id, { reason });
  await Promise.all([run(), run()]);
  await run();
  expect(await told(admin)).toEqual(count === null ? [] : [["reports", count]]);
  expect(await told(owner)).toEqual([]);
});

test("what is decided is no news any more", async () => {
  const [owner, reporter] = [await makePerson(product), await makePerson(product)];
  await report(product, reporter, "listing", await makeListing(product, owner));
  await run();
  expect(await told(admin)).toEqual([["reports", 1]]);
  await product.db.update(reportCases).set({ decision: "keep", decidedAt: 1 });
  expect(await told(admin)).toEqual([]);
});

test("answers, dead deliveries, failing jobs and a jump in refunds are told", async () => {
  const person = await makePerson(product, { premium: true });
  const id = await makeListing(product, person);
  const caseId = await makeCase(product, { kind: "listing", id, owner: person }, []);
  const now = Date.now();
  await product.db
    .update(reportCases)
    .set({ decision: "hide", decidedAt: now, answer: "Não", answeredAt: now })
    .where(eq(reportCases.id, caseId));
  await makeDeadDelivery(product, person.id);
  await writeJobFailure(product.db, "write-stats", now);
  const { id: subscriptionId } = await subscriptionOf(product, person);
  for (const number of [1, 2, 3]) {
    const times = { paidAt: now - DAY_MS, revokedAt: now, createdAt: now, updatedAt: now };
    const charge = { id: `pay_${number}`, subscriptionId, status: "REFUNDED", valueCents: 4999, dueDate: "2026-11-01" };
    await product.db.insert(subscriptionPayments).values({ ...charge, ...times });
  }
  await run();
  const all = [
    ["answers", 1],
    ["deliveries", 1],
    ["jobs", 1],
    ["refunds", 3],
  ];
  expect((await told(admin)).sort()).toEqual(all);
  // What goes on failing is not told each minute.
  await writeJobFailure(product.db, "write-stats", at);
  await run();
  expect((await told(admin)).sort()).toEqual(all);
  const { data } = await product.query("admin.today", undefined, admin);
  expect(data as AdminToday).toMatchObject({ refunds: 3, failedJobs: [{ name: "write-stats" }], backedUpAt: null });
});

test("a night without a backup is told once a day, and in 'Hoje'", async () => {
  const madeAt = Date.now() - 25 * HOUR_MS;
  await product.db.insert(platformStats).values({ metricName: "backed_up_at", metricValue: madeAt });
  await run();
  expect(await told(admin)).toEqual([]);
  await run(2 * HOUR_MS);
  await run();
  expect(await told(admin)).toEqual([["backup", 1]]);
  await run(DAY_MS);
  // Two of one kind, together.
  expect(await told(admin)).toEqual([["backup", 2]]);
  const { data } = await product.query("admin.today", undefined, admin);
  expect(data).toMatchObject({ backedUpAt: madeAt, isBackupLate: false });
  await product.db.delete(platformStats).where(eq(platformStats.metricName, "backed_up_at"));
});

test("failures are mailed once a day to who operates the portal, while no admin hears of them", async () => {
  const toOperator = async () =>
    (await product.db.select().from(outbox).where(eq(outbox.kind, "mail.admin-work"))).filter(
      ({ payload }) => payload["userId"] === null,
    );
  await makeDeadDelivery(product, admin.id);
  await writeJobFailure(product.db, "write-stats", Date.now());
  await run();
  expect(await toOperator()).toEqual([]);

  await product.db.update(profiles).set({ isAdmin: false }).where(ne(profiles.id, admin.id));
  await product.mutate("admin.setAlert", { kind: "deliveries", way: "never" }, admin);
  for (let time = 0; time < 2; time++) {
    await makeDeadDelivery(product, admin.id);
    await product.db.update(outbox).set({ deadAt: at }).where(isNotNull(outbox.deadAt));
    await run();
  }
  expect(await toOperator()).toMatchObject([{ payload: { news: "deliveries" } }]);
  const deps = { env: fakesEnv(product), db: product.db, now: at };
  await deliverAdminWork(deps, { userId: null, news: "deliveries" });
  const [mail] = await product.mails(product.stack.settings.SUPPORT_EMAIL);
  expect(mail?.subject).toBe("Um envio do Portal da Construção falhou");
  expect(mail?.text).toContain("- 3 envios com falha");

  await product.db.update(profiles).set({ isAdmin: false });
  await writeJobFailure(product.db, "write-stats", at);
  await run();
  expect((await toOperator()).map(({ payload }) => payload["news"]).sort()).toEqual(["deliveries", "jobs"]);
});

test("each morning every admin gets one summary of what waits, also if seven o'clock was missed", async () => {
  const provider = await makeProvider(product);
  await makeCredential(product, provider.id);
  const morning = startOfDay(Date.now() + 2 * DAY_MS) + 7 * HOUR_MS;
  const rows = async () =>
    (await product.db.select().from(outbox).where(eq(outbox.kind, "mail.admin-work"))).filter(
      ({ payload }) => payload["userId"] === admin.id && payload["news"] === null,
    );
  await tellAdmins(product.db, morning - DAY_MS);
  await tellAdmins(product.db, morning - MINUTE_MS);
  const before = (await rows()).length;
  await Promise.all([tellAdmins(product.db, morning + 3 * HOUR_MS), tellAdmins(product.db, morning + 3 * HOUR_MS)]);
  expect((await rows()).length - before).toBe(1);
  await deliverAdminWork({ env: fakesEnv(product), db: product.db, now: morning }, { userId: admin.id, news: null });
  const [mail] = await product.mails(admin.email);
  expect(mail?.subject).toBe("O que espera por você no Portal da Construção");
  expect(mail?.text).toContain("- 1 conferência pendente");
});

test("an admin chooses of what to be told at once, in the morning or never", async () => {
  const set = async (kind: string, way: string) => (await product.mutate("admin.setAlert", { kind, way }, admin)).error;
  expect(await set("reports", "never")).toBeNull();
  expect(await set("credentials", "now")).toBeNull();
  expect((await product.query("admin.alerts", undefined, admin)).data).toEqual([
    { kind: "reports", way: "never" },
    { kind: "answers", way: "now" },
    { kind: "credentials", way: "now" },
    { kind: "deliveries", way: "now" },
    { kind: "jobs", way: "now" },
    { kind: "backup", way: "now" },
    { kind: "refunds", way: "now" },
    { kind: "payments", way: "morning" },
  ]);
  const other = await makeAdmin(product);
  await report(product, await makePerson(product), "listing", await makeListing(product, await makePerson(product)));
  await makeCredential(product, (await makeProvider(product)).id);
  await run();
  expect(await told(admin)).toEqual([["credentials", 1]]);
  expect(await told(other)).toEqual([["reports", 1]]);
  const rows = await product.db.select().from(outbox).where(eq(outbox.kind, "mail.admin-work"));
  expect(rows.filter(({ payload }) => payload["userId"] === admin.id)).toMatchObject([
    { payload: { news: "credentials" } },
  ]);
  await deliverAdminWork(
    { env: fakesEnv(product), db: product.db, now: at },
    { userId: admin.id, news: "credentials" },
  );
  const [mail] = await product.mails(admin.email);
  expect(mail?.subject).toBe("Registro para conferir no Portal da Construção");
  expect(mail?.text).not.toContain("denúncia");
});

test("the run of the jobs that writes the summaries also sends them", async () => {
  await product.db.delete(platformStats).where(eq(platformStats.metricName, "admins_summary_of"));
  await product.db.delete(outbox);
  await product.stack.worker.scheduled();
  const rows = await product.db.select().from(outbox).where(eq(outbox.kind, "mail.admin-work"));
  expect(rows.filter(({ payload }) => payload["userId"] === admin.id)).toHaveLength(1);
  expect(rows.filter(({ deliveredAt }) => deliveredAt === null)).toEqual([]);
});
