import { desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { fromJson, orNull } from "#db/rows.ts";
import { adminAudit, profiles, reportCases } from "#db/schema/index.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import type { SubjectKind } from "../../shared/decisions.ts";
import { subjectPlace, TEXTS } from "../moderation/statements.ts";
import { people, type Search } from "./queries-search.ts";
import { type AuditAction, type AuditTarget, COMMAND_LINE, PAGE_SIZE, THINGS_MAX } from "./rules.ts";

/** Which acts to list. `before` is the id of the last row of the previous page. */
export interface AuditFilter extends Search {
  /** On this thing or person, or what this person has; null for what the search finds. */
  targetId: string | null;
  action: AuditAction | null;
  adminId: string | null;
  /** From this instant on, and before that one. */
  within: readonly [from: number, until: number] | null;
}

const EVERY_ACT = { ways: [], before: null, targetId: null, action: null, adminId: null, within: null } as const;

/** The filter of all that was done on a person. */
export const actsOn = (personId: string): AuditFilter => ({ ...EVERY_ACT, targetId: personId });

/** Condition on `audit`, a row of `admin_audit`. */
function isWanted({ before, action, adminId, within }: AuditFilter): SQL {
  const conditions = [
    before !== null && sql`audit.id < ${before}`,
    action !== null && sql`audit.action = ${action}`,
    adminId !== null && sql`audit.admin_id = ${adminId}`,
    within !== null && sql`audit.id >= ${firstIdOf(within[0])} and audit.id < ${firstIdOf(within[1])}`,
  ].filter((condition) => condition !== false);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** What a person has, as `kind` and `subject` of audit rows: at most the newest THINGS_MAX of each kind. */
function thingsOf(personId: string): SQL {
  const newest = (kind: AuditTarget, table: SQL, owner: SQL, order = sql`id`) => sql`
    select * from (select ${kind} as kind, id as subject from ${table} where ${owner} = ${personId}
      order by ${order} desc limit ${THINGS_MAX})`;
  return sql.join(
    [
      newest("subscription", sql`user_subscriptions`, sql`user_id`),
      newest(
        "payment",
        // One a month.
        sql`(select charge.id, charge.due_date, user_id from user_subscriptions subscription
          cross join subscription_payments charge on charge.subscription_id = subscription.id) bounded_charges`,
        sql`user_id`,
        sql`due_date`,
      ),
      newest("case", sql`report_cases`, sql`owner_id`),
      newest("request", sql`service_requests`, sql`created_by`),
      newest("listing", sql`marketplace_listings`, sql`user_id`, sql`seq`),
      newest("rating", sql`ratings`, sql`evaluator_id`),
      newest("rating", sql`independent_ratings`, sql`evaluator_id`),
      newest("comment", sql`listing_comments`, sql`author_id`),
    ],
    sql` union all `,
  );
}

/** For the index on kind and id. */
const isAnyKind = sql`audit.target_kind in ('user', 'subscription', 'payment', 'case', 'credential', 'delivery', 'request',
  'listing', 'card', 'reference', 'photo', 'rating', 'comment', 'course', 'question', 'campaign')`;

/** The ids of a page, newest first. */
function auditIds(filter: AuditFilter): SQL {
  const { targetId, ways } = filter;
  const isListed = isWanted(filter);
  const newest = sql`order by id desc limit ${rowsFor(PAGE_SIZE)}`;
  if (targetId !== null) {
    return sql`
      select id from (
        select audit.id from admin_audit audit where ${isAnyKind} and audit.target_id = ${targetId} and ${isListed}
        union select audit.id from (${thingsOf(targetId)}) bounded_things
        cross join admin_audit audit on audit.target_kind = kind and audit.target_id = subject where ${isListed}
      ) bounded_acts ${newest}`;
  }
  if (ways.length === 0) return sql`select audit.id from admin_audit audit where ${isListed} ${newest}`;
  const found = sql`
    (${people(ways)}) bounded_people
    cross join person_entries person on person.position = bounded_people.position`;
  return sql`
    select id from (
      select audit.id from ${found} cross join admin_audit audit on audit.admin_id = person.user_id where ${isListed}
      union select audit.id from ${found} cross join admin_audit audit
        on audit.target_kind in ('user', 'card', 'credential') and audit.target_id = person.user_id where ${isListed})
    ${newest}`;
}

const ID = adminAudit.targetId;
const NAME_LENGTH = 100;

/** What a thing is called where its text is too long for that. */
const NAMES: Partial<Record<SubjectKind, SQL>> = {
  request: sql`(select service_type from service_requests where id = ${ID})`,
  listing: sql`place`,
  card: sql`''`,
};

const thing = (parts: { name?: SQL; ownerId?: SQL; place?: SQL; courseId?: SQL }, source: SQL): SQL => sql`(
  select json_object('name', ${parts.name ?? sql`''`}, 'ownerId', ${parts.ownerId ?? sql`null`},
    'place', ${parts.place ?? sql`null`}, 'courseId', ${parts.courseId ?? sql`null`}) from ${source})`;
const content = (kind: SubjectKind): SQL =>
  thing(
    { name: NAMES[kind] ?? sql`substr(text, 1, ${NAME_LENGTH})`, ownerId: sql`owner_id`, place: sql`place` },
    sql`(${TEXTS[kind](ID)})`,
  );
const account = thing({ ownerId: sql`id` }, sql`profiles where id = ${ID}`);

/** What an act may be on, as it is now; null if it is gone. */
const THINGS: Readonly<Record<AuditTarget, SQL>> = {
  user: account,
  credential: account,
  subscription: thing({ ownerId: sql`user_id` }, sql`user_subscriptions where id = ${ID}`),
  payment: thing(
    { ownerId: sql`user_id` },
    sql`subscription_payments charge join user_subscriptions subscription on subscription.id = charge.subscription_id
      where charge.id = ${ID}`,
  ),
  case: thing(
    { ownerId: sql`owner_id`, place: subjectPlace(reportCases.subjectKind, reportCases.subjectId) },
    sql`report_cases where report_cases.id = ${ID}`,
  ),
  delivery: thing({ name: sql`kind` }, sql`outbox where id = ${ID}`),
  course: thing({ name: sql`titulo`, courseId: sql`id` }, sql`training_courses where id = ${ID}`),
  question: thing({ name: sql`pergunta`, courseId: sql`course_id` }, sql`quiz_questions where id = ${ID}`),
  campaign: thing({ name: sql`title` }, sql`campaigns where id = ${ID}`),
  request: content("request"),
  listing: content("listing"),
  card: content("card"),
  reference: content("reference"),
  photo: content("photo"),
  rating: content("rating"),
  comment: content("comment"),
};

const auditThing = z.object({
  name: z.string(),
  ownerId: z.string().nullable(),
  place: z.string().nullable(),
  courseId: z.string().nullable(),
});
const cases = Object.entries(THINGS).map(([kind, found]) => sql`when ${kind} then ${found}`);
const thingOf = sql`case ${adminAudit.targetKind} ${sql.join(cases, sql` `)} end`;

/** What admins did, newest first, on what and whom. */
export function listAudit(db: Database, filter: AuditFilter, limit = rowsFor(PAGE_SIZE)) {
  const [admin, person] = [alias(profiles, "admin"), alias(profiles, "person")];
  const row = db
    .select({ ...getTableColumns(adminAudit), thing: thingOf.as("thing") })
    .from(sql`(${auditIds(filter)}) bounded_page`)
    .crossJoin(adminAudit)
    .where(sql`${adminAudit.id} = bounded_page.id`)
    .as("bounded_row");
  const personId = orNull(
    sql`coalesce(${row.thing} ->> 'ownerId', ${row.before} ->> 'ownerId', ${row.after} ->> 'ownerId',
      iif(${row.targetKind} in ('user', 'card', 'credential'), ${row.targetId}, null))`.mapWith(String),
  );
  return db
    .select({
      id: row.id,
      adminId: row.adminId,
      // The operator's program is no person.
      adminName: orNull(
        sql`coalesce(${admin.name}, iif(${row.adminId} = ${COMMAND_LINE}, ${COMMAND_LINE}, null))`.mapWith(String),
      ),
      action: row.action,
      targetKind: row.targetKind,
      targetId: row.targetId,
      thing: orNull(sql`${row.thing}`.mapWith(fromJson(auditThing))),
      personId,
      personName: person.name,
      before: row.before,
      after: row.after,
      reason: row.reason,
      createdAt: row.createdAt,
    })
    .from(row)
    .leftJoin(admin, eq(admin.id, row.adminId))
    .leftJoin(person, sql`${person.id} = ${personId}`)
    .orderBy(desc(row.id))
    .limit(limit);
}
