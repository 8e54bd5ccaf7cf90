import { desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson, orNull } from "#db/rows.ts";
import {
  adminNotes,
  cliente,
  consents,
  hires,
  marketplaceListings,
  oauthAccounts,
  professionalProfiles,
  profiles,
  reportCases,
  reports,
  serviceRequests,
  sessions,
  subscriptionPayments,
  userSubscriptions,
  users,
} from "#db/schema/index.ts";
import { CLOSED_ACCOUNT } from "../../shared/names.ts";
import { publicSlug } from "../profiles/statements.ts";
import { actsOn, listAudit } from "./queries-audit-list.ts";
import { caseColumns } from "./queries-cases.ts";
import { selectRatings } from "./queries-content.ts";
import { userColumns } from "./queries-people.ts";
import { LINKED_SHOWN, NOTES_MAX, PERSON_COUNT_MAX, PERSON_SHOWN } from "./rules.ts";
import { linkedAccount, personCredential } from "./schemas-person.ts";

/** The accounts that are probably the same person's, and by what they were found. */
const linkedTo = sql`(
  select json_group_array(json_object('id', other.id, 'name', other.name, 'kind', link.kind))
  from (
    select other_id as id, kind from linked_accounts where one_id = ${profiles.id}
    union all select one_id, kind from linked_accounts where other_id = ${profiles.id} limit ${LINKED_SHOWN}) link
  join profiles other on other.id = link.id)`.mapWith(fromJson(z.array(linkedAccount)));

const credentialsOf = sql`(
  select json_group_array(json_object('kind', kind, 'number', number, 'status', status))
  from credentials where user_id = ${profiles.id})`.mapWith(fromJson(z.array(personCredential)));

function selectAccount(db: Database, id: string, now: number) {
  return db
    .select({
      ...userColumns(now),
      phoneConfirmedAt: profiles.phoneConfirmedAt,
      hasGoogle: sql`exists (select 1 from ${oauthAccounts} where user_id = ${profiles.id})`.mapWith(Boolean),
      assistantConsentAt: professionalProfiles.assistantConsentAt,
      cardSlug: publicSlug,
      credentials: credentialsOf,
      linked: linkedTo,
    })
    .from(sql`(select ${id} as id) bounded_page`)
    .crossJoin(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(cliente, eq(cliente.id, profiles.id))
    .leftJoin(professionalProfiles, eq(professionalProfiles.userId, profiles.id))
    .where(sql`${profiles.id} = bounded_page.id`);
}

/** Open sessions, and when the one that lasts longest ends. */
function selectSessions(db: Database, userId: string, now: number) {
  return db
    .select({
      count: sql`count(*)`.mapWith(Number),
      expiresAt: orNull(sql`max(${sessions.expiresAt})`.mapWith(Number)),
    })
    .from(sessions)
    .where(sql`${sessions.userId} = ${userId} and ${gt(sessions.expiresAt, Math.floor(now / 1000))}`);
}

function selectConsents(db: Database, userId: string) {
  return db
    .select({ version: consents.version, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.acceptedAt))
    .limit(PERSON_SHOWN);
}

function selectNotes(db: Database, userId: string) {
  const admin = alias(profiles, "admin");
  return db
    .select({ id: adminNotes.id, adminName: admin.name, text: adminNotes.text, createdAt: adminNotes.createdAt })
    .from(adminNotes)
    .leftJoin(admin, eq(admin.id, adminNotes.adminId))
    .where(eq(adminNotes.userId, userId))
    .orderBy(desc(adminNotes.id))
    .limit(NOTES_MAX);
}

/** A table with the columns that may name a person, and further conditions for the sake of its index. */
const ROWS = {
  requests: [sql`service_requests where created_by = `],
  listings: [sql`marketplace_listings where user_id = `],
  ratingsBy: [sql`ratings where evaluator_id = `, sql`independent_ratings where evaluator_id = `],
  ratingsAbout: [sql`ratings where evaluated_id = `, sql`independent_ratings where evaluated_id = `],
  hires: [sql`hires where client_id = `, sql`hires where provider_id = `],
  casesAbout: [sql`report_cases where owner_id = `],
  reportsBy: [sql`reports where reporter_id = `],
  subscriptions: [sql`user_subscriptions where user_id = `],
} as const;

/** Counts up to one more than PERSON_COUNT_MAX. */
function selectCounts(db: Database, id: string) {
  const count = (sources: readonly SQL[]) => {
    const parts = sources.map(
      (source) => sql`
      select 1 from (select 1 from ${source} ${id} limit ${PERSON_COUNT_MAX + 1})`,
    );
    return sql`(select count(*) from (${sql.join(parts, sql` union all `)}) bounded_rows)`.mapWith(Number);
  };
  const payments = sql`subscription_payments
    where subscription_id in (select id from user_subscriptions where user_id = ${id})`;
  return db
    .select({
      requests: count(ROWS.requests),
      listings: count(ROWS.listings),
      ratingsBy: count(ROWS.ratingsBy),
      ratingsAbout: count(ROWS.ratingsAbout),
      hires: count(ROWS.hires),
      casesAbout: count(ROWS.casesAbout),
      reportsBy: count(ROWS.reportsBy),
      subscriptions: count(ROWS.subscriptions),
      payments: sql`(select count(*) from (
        select 1 from ${payments} limit ${PERSON_COUNT_MAX + 1}) bounded_rows)`.mapWith(Number),
    })
    .from(sql`(select 1) bounded_one`);
}

/** The newest ids of each source, for a page of rows. */
const newestIds = (sources: readonly SQL[]): SQL =>
  sql.join(
    sources.map((source) => sql`select id from (select id from ${source} order by id desc limit ${PERSON_SHOWN})`),
    sql` union all `,
  );

function newestRatings(db: Database, column: "evaluator_id" | "evaluated_id", id: string) {
  const of = (table: string) => {
    const owner = sql`${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`;
    // The index on who was rated begins with both columns.
    const types = [sql`${owner} and evaluated_type = 'client'`, sql`${owner} and evaluated_type = 'service_provider'`];
    return newestIds(column === "evaluator_id" ? [owner] : types);
  };
  return unionAll(selectRatings(db, "contract", of("ratings")), selectRatings(db, "free", of("independent_ratings")))
    .orderBy(sql`1 desc`)
    .limit(PERSON_SHOWN);
}

function newestHires(db: Database, id: string) {
  const ids = newestIds([sql`hires where client_id = ${id}`, sql`hires where provider_id = ${id}`]);
  const other = sql`iif(${hires.clientId} = ${id}, ${hires.providerId}, ${hires.clientId})`.mapWith(String);
  return db
    .select({
      id: hires.id,
      serviceType: hires.serviceType,
      isClient: sql`${hires.clientId} = ${id}`.mapWith(Boolean),
      otherId: other,
      otherName: sql`coalesce((select name from profiles where profiles.id = ${other}), ${CLOSED_ACCOUNT})`.mapWith(
        String,
      ),
      status: hires.status,
      endedAs: hires.endedAs,
      createdAt: hires.createdAt,
    })
    .from(sql`(${ids}) bounded_page`)
    .crossJoin(hires)
    .where(sql`${hires.id} = bounded_page.id`)
    .orderBy(desc(hires.id))
    .limit(PERSON_SHOWN);
}

function newestReports(db: Database, id: string) {
  return db
    .select({
      id: reports.id,
      caseId: reports.caseId,
      kind: reports.subjectKind,
      reason: reports.reason,
      text: reports.text,
      ownerId: reportCases.ownerId,
      ownerName: profiles.name,
      decision: reportCases.decision,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .innerJoin(profiles, eq(profiles.id, reportCases.ownerId))
    .where(eq(reports.reporterId, id))
    .orderBy(desc(reports.id))
    .limit(PERSON_SHOWN);
}

/** What a person published, and what was reported of it. */
const contents = (db: Database, id: string) => ({
  requests: db
    .select({
      id: serviceRequests.id,
      serviceType: serviceRequests.serviceType,
      expiresAt: serviceRequests.expiresAt,
      hiddenBecause: serviceRequests.hiddenBecause,
      createdAt: serviceRequests.createdAt,
    })
    .from(serviceRequests)
    .where(eq(serviceRequests.createdBy, id))
    .orderBy(desc(serviceRequests.id))
    .limit(PERSON_SHOWN),
  listings: db
    .select({
      id: marketplaceListings.id,
      title: marketplaceListings.title,
      priceCents: marketplaceListings.priceCents,
      isActive: sql`${marketplaceListings.status} = 'active'`.mapWith(Boolean),
      isSold: sql`${marketplaceListings.soldAt} is not null`.mapWith(Boolean),
      hiddenBecause: marketplaceListings.hiddenBecause,
      createdAt: marketplaceListings.createdAt,
    })
    .from(marketplaceListings)
    .where(eq(marketplaceListings.userId, id))
    .orderBy(desc(marketplaceListings.seq))
    .limit(PERSON_SHOWN),
  casesAbout: db
    .select(caseColumns)
    .from(reportCases)
    .innerJoin(profiles, eq(profiles.id, reportCases.ownerId))
    .where(eq(reportCases.ownerId, id))
    .orderBy(desc(reportCases.id))
    .limit(PERSON_SHOWN),
});

const billing = (db: Database, id: string) => ({
  subscriptions: db
    .select({
      id: userSubscriptions.id,
      status: userSubscriptions.status,
      paymentMethod: userSubscriptions.paymentMethod,
      valueCents: userSubscriptions.valueCents,
      nextDueDate: userSubscriptions.nextDueDate,
      expiresAt: userSubscriptions.expiresAt,
      createdAt: userSubscriptions.createdAt,
    })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, id))
    .orderBy(desc(userSubscriptions.id))
    .limit(PERSON_SHOWN),
  payments: db
    .select({
      id: subscriptionPayments.id,
      valueCents: subscriptionPayments.valueCents,
      dueDate: subscriptionPayments.dueDate,
      paidAt: subscriptionPayments.paidAt,
      revokedAt: subscriptionPayments.revokedAt,
    })
    .from(subscriptionPayments)
    .innerJoin(userSubscriptions, eq(userSubscriptions.id, subscriptionPayments.subscriptionId))
    .where(eq(userSubscriptions.userId, id))
    .orderBy(desc(subscriptionPayments.dueDate))
    .limit(PERSON_SHOWN),
});

/** An account, or what remains under an id or pseudonym, with the newest rows of each kind. */
export function findPerson(db: Database, id: string, now: number) {
  return batchOf(db, {
    account: selectAccount(db, id, now),
    counts: selectCounts(db, id),
    sessions: selectSessions(db, id, now),
    consents: selectConsents(db, id),
    notes: selectNotes(db, id),
    ...contents(db, id),
    ratingsBy: newestRatings(db, "evaluator_id", id),
    ratingsAbout: newestRatings(db, "evaluated_id", id),
    hires: newestHires(db, id),
    reportsBy: newestReports(db, id),
    ...billing(db, id),
    audit: listAudit(db, actsOn(id), PERSON_SHOWN),
  });
}
