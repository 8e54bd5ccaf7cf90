import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { hires, serviceRequests } from "#db/schema/index.ts";
import { insertOutboxFrom, newIdPerRow } from "../../platform/delivery/outbox.ts";
import { areLinked } from "../auth/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { OPEN_HIRE_MS } from "./rules.ts";

/** Condition on `hires` that its people are not known to be one person with several accounts. */
export const isUnlinkedHire = sql`(was_linked = 0 and not ${areLinked(sql`client_id`, sql`provider_id`)})`;

/** Condition on `hires` that one is confirmed and was not cancelled. */
export const isStanding = sql`(hires.status = 'confirmed' and hires.ended_as is not 'cancelled')`;

/** What a hire that waits for its answer, or stands, tells its provider of their interest; else null. */
export const answerByHire = sql`case when hires.status = 'proposed' then 'asked' when hires.ended_as = 'done' then 'done'
  when ${isStanding} then 'hired' end`;

/** Condition on `service_requests` that one is a person's own. */
export const isOwnRequest = (id: string, ownerId: string) =>
  and(eq(serviceRequests.id, id), eq(serviceRequests.createdBy, ownerId));

/** Condition that somebody's hire for a request waits for its answer, or stands. */
export const isHiredFor = (requestId: Id, providerId: Id): SQL => sql`exists (
  select 1 from hires where hires.request_id = ${requestId} and hires.provider_id = ${providerId}
    and (hires.status = 'proposed' or ${isStanding}))`;

/** Condition on `hires` that no account of one was deleted. */
export const areBothHere = sql`(select count(*) from users where users.id in (hires.client_id, hires.provider_id)) = 2`;

/** Condition on `hires` that one goes on: it is confirmed, not ended, and neither of its people has left. */
export const isRunning = sql`(hires.status = 'confirmed' and hires.ended_at is null and ${areBothHere})`;

/** Condition on `service_requests` that one of its hires was done, or stands and neither of its people has left. */
export const isHeld = sql`exists (
  select 1 from hires where hires.request_id = service_requests.id and ${isStanding}
    and (hires.ended_at is not null or ${areBothHere}))`;

const hasAccount = (id: SQL) => sql`exists (select 1 from users where users.id = ${id})`;

/** A person whose account is about to be deleted. */
export interface Leaving {
  person: Id;
  /** What stands for the person afterwards. Nothing else has it. */
  pseudonym: string;
  /** Whether the batch deletes the account. */
  condition: SQL;
}

const isOf = ({ person, condition }: Leaving) =>
  sql`((hires.client_id = ${person} or hires.provider_id = ${person}) and ${condition})`;
const otherOf = ({ person }: Leaving) => sql`iif(hires.client_id = ${person}, hires.provider_id, hires.client_id)`;
const isToldOf = (leaving: Leaving, now: number) =>
  sql`${isOf(leaving)} and hires.status = 'confirmed' and hires.ended_at is null
    and hires.answered_at > ${now - OPEN_HIRE_MS}
    and ${hasAccount(otherOf(leaving))}`;

/** The other people of the hires of somebody who leaves. */
export function selectPartners(db: Database, leaving: Leaving) {
  return db
    .selectDistinct({ id: otherOf(leaving).mapWith(String) })
    .from(hires)
    .where(sql`${isOf(leaving)} and ${hasAccount(otherOf(leaving))}`);
}

/**
 * Statements that keep the confirmed hires of somebody who leaves for the other person, with what both signed, and tell
 * them of it. What is not agreed, and what nobody is left to read, goes. A request whose service was not done looks for
 * people again.
 */
export function keepHires(db: Database, leaving: Leaving, now: number): Statement[] {
  const { person, pseudonym } = leaving;
  const told = sql`from hires where ${isToldOf(leaving, now)}`;
  const own = sql`select hires.id from hires where ${isOf(leaving)}`;
  const renamed = (column: string) => sql`iif(${sql.raw(column)} = ${person}, ${pseudonym}, ${sql.raw(column)})`;
  return [
    ...insertNotices(
      db,
      {
        kind: "hire-closed",
        to: otherOf(leaving),
        subjectId: sql`hires.id`,
        details: { serviceType: sql`hires.service_type` },
        source: told,
        among: sql`notices.subject_id in (${own})`,
      },
      now,
    ),
    insertOutboxFrom(
      db,
      "mail.hire",
      { userId: otherOf(leaving), hireId: sql`hires.id`, notice: "closed" },
      told,
      now,
      newIdPerRow(now),
    ),
    db.run(sql`
      delete from hires where ${isOf(leaving)} and (status <> 'confirmed' or not ${hasAccount(otherOf(leaving))})`),
    db.run(sql`delete from agreements where accepted_at is null and hire_id in (${own})`),
    db.run(sql`update agreements set written_by = ${pseudonym} where written_by = ${person} and hire_id in (${own})`),
    // The links between accounts go with the account.
    db.run(sql`
      update hires set
        end_reason = iif(ended_by = iif(client_id = ${person}, 'client', 'provider'), '', end_reason),
        was_linked = not ${isUnlinkedHire}, client_id = ${renamed("client_id")},
        provider_id = ${renamed("provider_id")}
      where ${isOf(leaving)}`),
    // As if its owner had said that they look for more people: what was agreed stays, and who is left has to be chosen.
    db.run(sql`
      update service_requests set hired_at = null
      where id in (select request_id from hires where provider_id = ${pseudonym} and ended_at is null)
        and not ${isHeld}`),
  ];
}
