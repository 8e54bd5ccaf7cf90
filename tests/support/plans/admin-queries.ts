import { batchOf } from "../../../db/batch.ts";
import type { Database } from "../../../db/client.ts";
import * as acts from "../../../src/features/admin/queries-acts.ts";
import { findAccount, resetPasskeys, setAdmin } from "../../../src/features/admin/queries-admins.ts";
import { actsOn, listAudit } from "../../../src/features/admin/queries-audit-list.ts";
import { banBlocked, liftOne, listBans } from "../../../src/features/admin/queries-bans.ts";
import * as campaign from "../../../src/features/admin/queries-campaign.ts";
import { listListings, listRatings, listRequests } from "../../../src/features/admin/queries-content.ts";
import { listCourses } from "../../../src/features/admin/queries-course-content.ts";
import * as courses from "../../../src/features/admin/queries-courses.ts";
import * as notes from "../../../src/features/admin/queries-notes.ts";
import * as payments from "../../../src/features/admin/queries-payment-acts.ts";
import { listPayments } from "../../../src/features/admin/queries-payments.ts";
import { listSubscriptions, listUsers } from "../../../src/features/admin/queries-people.ts";
import { findPerson } from "../../../src/features/admin/queries-person.ts";
import { listDeliveries, listEvents } from "../../../src/features/admin/queries-records.ts";
import type { SUBSCRIPTION_LISTS, USER_LISTS } from "../../../src/features/admin/queries-search.ts";
import { countForOverview, listStats, selectToday, writeDay } from "../../../src/features/admin/queries-stats.ts";
import { enqueueSummaries, findNews, listAlerts, tellOfNews } from "../../../src/features/admin/queries-work.ts";
import {
  CONTENT_FILTERS,
  DELETE_REQUEST_REASONS,
  DELIVERY_FILTERS,
  PAYMENT_FILTERS,
  SUBSCRIPTION_FILTERS,
  USER_FILTERS,
} from "../../../src/features/admin/rules.ts";
import { findToAlign } from "../../../src/features/billing/queries-acts.ts";
import { sweepRetainedPayments } from "../../../src/features/billing/sweep-retained-payments.job.ts";
import { indexPerson } from "../../../src/features/profiles/statements.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { onceDue } from "../../../src/platform/database/queries-due.ts";
import { readSigns, writeJobsRun } from "../../../src/platform/observability/queries-health.ts";
import { SUBJECT_KINDS } from "../../../src/shared/decisions.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { CAMPAIGN_INPUT } from "../campaign.ts";
import { COURSE_INPUT, QUESTION_INPUT } from "../course-content.ts";

/** Runs every read of the admin panel. */
async function readAll(db: Database, now: number): Promise<void> {
  await countForOverview(db);
  await findNews(db, { now: 1_800_000_000_000, until: 1_800_000_000_000 });
  const telling = { since: null, until: 1, now: 1_800_000_000_000 };
  await tellOfNews(db, [{ what: "jobs", count: 1, repeats: true }], telling);
  await onceDue(db, { name: "x", at: 1 }, (once) => enqueueSummaries(db, once, 1_800_000_000_000));
  await listAlerts(db, "x");
  await findAccount(db, "x");
  await selectToday(db, 1_800_000_000_000);
  for (const ways of [[], [[["ana"]]], [[["ana"], [" zé"]]]]) {
    for (const before of [null, "x"]) {
      const search = { ways, before };
      for (const filter of USER_FILTERS satisfies readonly (keyof typeof USER_LISTS)[])
        await listUsers(db, filter, search, now);
      for (const filter of SUBSCRIPTION_FILTERS satisfies readonly (keyof typeof SUBSCRIPTION_LISTS)[])
        await listSubscriptions(db, filter, search);
      const after = before === null ? null : { at: now, key: "received.pay_x" };
      for (const filter of PAYMENT_FILTERS)
        await listPayments(db, { month: "2026-11", filter, ways, before: after, size: 30 });
      for (const filter of CONTENT_FILTERS) {
        await listRequests(db, filter, search);
        await listListings(db, filter, search);
        await listRatings(db, filter, search);
      }
      for (const targetId of [null, "x"])
        for (const action of [null, "hide"] as const)
          for (const adminId of [null, "x"])
            for (const within of [null, [now - DAY_MS, now] as const])
              await listAudit(db, { ...search, targetId, action, adminId, within });
      for (const filter of DELIVERY_FILTERS) await listDeliveries(db, filter, before);
    }
  }
  await findPerson(db, "x", now);
  await listAudit(db, actsOn("x"));
  await listEvents(db, null);
  await listEvents(db, { receivedAt: now, row: 9 });
  await listStats(db, "2026-11-22");
}

/** Runs every statement of the tab with the courses. */
async function useCourses(db: Database, by: acts.Actor): Promise<void> {
  await listCourses(db);
  await courses.findCourse(db, "fundamentos");
  await courses.changeCourse(db, "fundamentos", { ...COURSE_INPUT, youtubeUrl: null }, null, by);
  for (const isShown of [true, false]) {
    await courses.showCourse(db, "fundamentos", isShown, by);
    await courses.showQuestion(db, "x", isShown, by);
  }
  await courses.addOne(db, "fundamentos", newId(by.now), QUESTION_INPUT, by);
  await courses.replaceOne(db, "x", "y", QUESTION_INPUT, by);
  await courses.deleteOne(db, "x", by);
  await courses.restoreOne(db, "x", by);
  await campaign.findCampaign(db);
  await campaign.changeCampaign(db, CAMPAIGN_INPUT, by);
}

/** Runs every statement of the admin panel but those of cases and credentials. Nobody has the ids on which it acts. */
export async function useAdmin(db: Database, adminId: string, now: number): Promise<void> {
  await readAll(db, now);
  const by = { adminId, reason: "x", now };
  await acts.grantManually(db, "x", by);
  await acts.endAllPremium(db, "x", by);
  const banned = { hashes: ["x", "y"], hint: "x" };
  await acts.setBlocked(db, "x", { isBlocked: true, banned }, by);
  await acts.setBlocked(db, "x", { isBlocked: false, banned: null }, by);
  await setAdmin(db, "x", true, by);
  await setAdmin(db, "x", false, by);
  await resetPasskeys(db, "x", by);
  await acts.findIdentity(db, "x");
  for (const ban of [banned, null]) await acts.deletePerson(db, { userId: "x", hashes: ["x"], banned: ban }, by);
  await liftOne(db, "x", by);
  await banBlocked(db, "x", banned, by);
  for (const before of [null, "x"]) await listBans(db, before);
  await acts.cancelOne(db, "x", by);
  await acts.activateOne(db, "x", by);
  await acts.extendOne(db, "x", 7, by);
  for (const kind of SUBJECT_KINDS) {
    for (const action of ["hide", "restore", "delete"] as const) {
      await acts.changeSubject(db, action, { kind, id: "x" }, by);
    }
  }
  await acts.deleteOneRequest(db, "x", DELETE_REQUEST_REASONS[0], by);
  await acts.reviveDelivery(db, "x", by);
  await payments.refundOne(db, "x", by);
  await payments.settleOne(db, "x", by);
  await payments.listDifferences(db);
  await useCourses(db, by);
  await notes.addNote(db, { userId: "x", text: "x" }, by);
  await notes.deleteNote(db, "x", by);
  await acts.findReceiver(db, "x");
  await findToAlign(db, "x");
  await writeDay(db, now - DAY_MS, now);
  await sweepRetainedPayments(db, now);
  await writeJobsRun(db, now);
  await readSigns(db);
  await batchOf(db, { indexed: indexPerson(db, adminId) });
}
