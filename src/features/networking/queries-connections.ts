import { type AnyColumn, and, count, desc, eq, not, or, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import { connections, personBlocks, professionalProfiles, profiles } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import { type IdPage, isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { countMade, isWithinQuota, ofPerson, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { areUnblocked, isBlocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { isCardComplete } from "../profiles/statements.ts";
import { connectionColumns, isPairOf, mayBeAnswered } from "./queries-columns.ts";
import { CONNECT_LIMITS, REJECTION_REST_MS, UNDO_MS, type Undoable } from "./rules.ts";

/** Condition for rejections that keep the requester from asking again; the same as `isResting` of rules.ts. */
const rests = (now: number) =>
  sql`(connections.status = 'rejected' and connections.ended_at is null
    and connections.answered_at > ${now - REJECTION_REST_MS})`;

/** Statements that put news of a connection into the bell of one of its people, if the condition on it holds. */
function notifyOfConnection(
  db: Database,
  news: { kind: "connection-asked" | "connection-accepted"; to: SQL; id: string; when: SQL; pushOnceFor?: string },
  now: number,
) {
  const { id, when, ...rest } = news;
  const source = sql`from connections where connections.id = ${id} and ${when}`;
  const among = sql`notices.subject_id = ${id}`;
  return insertNotices(db, { ...rest, subjectId: id, details: {}, source, isOnceADay: true, among }, now);
}

/**
 * Requests a connection with a professional, unless either has blocked the other. Each pair has one row, which is
 * inserted if missing, or reused if it was rejected and may be requested again. If its rejection rests, it stays rejected
 * and only looks requested. Counts what it writes, and writes nothing above the limit.
 */
export async function insertConnection(db: Database, requesterId: string, targetId: string, now: number) {
  const id = newId(now);
  const requester = ofPerson(requesterId);
  const isAsked = sql`connections.status = 'pending'`;
  const staysRejected = sql`(connections.requester_id = excluded.requester_id and ${rests(now)})`;
  const { inserted, targets, blocks, found, free } = await batchOf(db, {
    inserted: db.run(sql`
      insert into connections (id, requester_id, target_id, status, created_at)
      select ${id}, ${requesterId}, provider.user_id, 'pending', ${now}
      from professional_profiles provider join users on users.id = provider.user_id
      where provider.user_id = ${targetId} and provider.user_id <> ${requesterId}
        and users.email_confirmed_at is not null and provider.hidden_because is null
        and ${areUnblocked(targetId, requesterId)} and ${isAccountOpen(requesterId)}
        and ${isWithinQuota(CONNECT_LIMITS, requester, now)}
      on conflict (min(requester_id, target_id), max(requester_id, target_id)) do update set
        id = excluded.id, requester_id = excluded.requester_id, target_id = excluded.target_id,
        status = iif(${staysRejected}, 'rejected', 'pending'), created_at = excluded.created_at,
        answered_at = iif(${staysRejected}, connections.answered_at, null), is_news = 0, is_withdrawn = 0,
        ended_at = null
      where connections.status = 'rejected' and (connections.is_withdrawn = 1 or not ${staysRejected})`),
    targets: db
      .select({ id: profiles.id })
      .from(profiles)
      .where(
        sql`${profiles.id} = ${targetId}
        and exists (select 1 from professional_profiles where user_id = ${targetId} and hidden_because is null)
        and exists (select 1 from users where id = ${targetId} and email_confirmed_at is not null)`,
      ),
    blocks: db
      .select({ blockerId: personBlocks.blockerId })
      .from(personBlocks)
      .where(
        or(
          and(eq(personBlocks.blockerId, targetId), eq(personBlocks.blockedId, requesterId)),
          and(eq(personBlocks.blockerId, requesterId), eq(personBlocks.blockedId, targetId)),
        ),
      ),
    found: db.select(connectionColumns).from(connections).where(isPairOf(requesterId, targetId)),
    free: selectQuotaReset(db, CONNECT_LIMITS, requester, now),
    told: notifyOfConnection(
      db,
      {
        kind: "connection-asked",
        to: sql`connections.target_id`,
        id,
        when: isAsked,
        pushOnceFor: `${requesterId} ${targetId}`,
      },
      now,
    ),
    counted: countMade(db, CONNECT_LIMITS, requester, now, sql`exists (select 1 from connections where id = ${id})`),
  });
  return {
    freeAt: free[0]?.freeAt ?? null,
    isWritten: inserted.rowsAffected > 0,
    hasTarget: targets.length > 0,
    blockerIds: blocks.map(({ blockerId }) => blockerId),
    connection: found[0] ?? null,
  };
}

const pendingFor = (id: string, targetId: string) =>
  and(eq(connections.id, id), eq(connections.targetId, targetId), eq(connections.status, "pending"));

/**
 * Answers a pending request sent to `targetId`, and notifies the requester if it is accepted.
 * @returns the requester's id; null if there is no such request
 */
export async function answerConnection(
  db: Database,
  key: { id: string; targetId: string },
  status: "accepted" | "rejected",
  now: number,
): Promise<string | null> {
  const isAccepted = sql`connections.status = 'accepted' and connections.target_id = ${key.targetId}
    and connections.answered_at = ${now}`;
  const { answered } = await batchOf(db, {
    answered: db
      .update(connections)
      .set({ status, answeredAt: now, isNews: status === "accepted" })
      .where(pendingFor(key.id, key.targetId))
      .returning({ requesterId: connections.requesterId }),
    told:
      status === "accepted"
        ? notifyOfConnection(
            db,
            { kind: "connection-accepted", to: sql`connections.requester_id`, id: key.id, when: isAccepted },
            now,
          )
        : [],
  });
  return answered[0]?.requesterId ?? null;
}

/**
 * Withdraws a request of `requesterId` that is pending or, without their knowing, rejected. A rejected one is kept, so that
 * it still rests.
 * @returns whether there was such a request, and who was asked, if that person could still see it
 */
export async function cancelRequest(db: Database, id: string, requesterId: string, now: number) {
  const isOwn = and(eq(connections.id, id), eq(connections.requesterId, requesterId));
  const { deleted, withdrawn } = await batchOf(db, {
    deleted: db
      .delete(connections)
      .where(and(isOwn, eq(connections.status, "pending")))
      .returning({ targetId: connections.targetId }),
    withdrawn: db
      .update(connections)
      .set({ isWithdrawn: true })
      .where(and(isOwn, eq(connections.isWithdrawn, false), rests(now))),
  });
  return { isCancelled: deleted.length + withdrawn.rowsAffected > 0, targetId: deleted[0]?.targetId ?? null };
}

const people = { requesterId: connections.requesterId, targetId: connections.targetId };

function otherOf(row: { requesterId: string; targetId: string } | undefined, personId: string): string | null {
  if (!row) return null;
  return row.requesterId === personId ? row.targetId : row.requesterId;
}

/** Ends a connection of this person; a job deletes the row later. @returns the other's id; null if there is no such connection */
export async function endConnection(db: Database, id: string, personId: string, now: number): Promise<string | null> {
  const [ended] = await db
    .update(connections)
    .set({
      status: "rejected",
      endedAt: now,
      isEndedByRequester: sql`${connections.requesterId} = ${personId}`,
    })
    .where(
      and(
        eq(connections.id, id),
        or(eq(connections.requesterId, personId), eq(connections.targetId, personId)),
        eq(connections.status, "accepted"),
      ),
    )
    .returning(people);
  return otherOf(ended, personId);
}

/**
 * Takes back a person's last act, unless either blocked the other since.
 * @returns the other's id; null if there is nothing to undo
 */
export async function undoAct(
  db: Database,
  { id, personId }: { id: string; personId: string },
  act: Undoable,
  now: number,
): Promise<string | null> {
  const isAnswer = act !== "disconnect";
  const since = now - UNDO_MS;
  const isUndoable = isAnswer
    ? sql`target_id = ${personId} and status = ${act === "accept" ? "accepted" : "rejected"} and ended_at is null
        and is_withdrawn = 0 and answered_at > ${since}`
    : sql`iif(is_ended_by_requester, requester_id, target_id) = ${personId} and ended_at > ${since}`;
  const [undone] = await db
    .update(connections)
    .set(isAnswer ? { status: "pending", answeredAt: null, isNews: false } : { status: "accepted", endedAt: null })
    .where(
      and(
        eq(connections.id, id),
        isUndoable,
        not(isBlocked(connections.requesterId, connections.targetId)),
        not(isBlocked(connections.targetId, connections.requesterId)),
      ),
    )
    .returning(people);
  return otherOf(undone, personId);
}

/** Marks the accepted requests of this person as seen. */
export async function seeNews(db: Database, requesterId: string): Promise<void> {
  await db.update(connections).set({ isNews: false }).where(isNewsFor(requesterId));
}

const isNewsFor = (requesterId: string) =>
  and(eq(connections.requesterId, requesterId), sql`connections.is_news = 1`, eq(connections.status, "accepted"));

/** Pending requests sent to this person, newest first. */
export function listPending(db: Database, targetId: string, limit: number) {
  return db
    .select({
      id: connections.id,
      personId: connections.requesterId,
      name: profiles.name,
      avatarUrl: profiles.avatarUrl,
      createdAt: connections.createdAt,
    })
    .from(connections)
    .innerJoin(profiles, eq(profiles.id, connections.requesterId))
    .where(and(eq(connections.targetId, targetId), eq(connections.status, "pending"), mayBeAnswered))
    .orderBy(desc(connections.id))
    .limit(limit);
}

/** How many people wait for this person's answer, and how many have accepted since they last looked. */
export async function countPending(db: Database, targetId: string): Promise<{ count: number; news: number }> {
  const [row] = await db
    .select({
      count: count(),
      news: sql`(select count(*) from connections
        where ${isNewsFor(targetId)} and ${isAccountOpen(connections.targetId)})`.mapWith(Number),
    })
    .from(connections)
    .where(and(eq(connections.targetId, targetId), eq(connections.status, "pending"), mayBeAnswered));
  return row ?? { count: 0, news: 0 };
}

const cardOf = (personId: AnyColumn) => ({
  profession: orNull(
    sql`(select profession from professional_profiles where user_id = ${personId} and hidden_because is null)`.mapWith(
      professionalProfiles.profession,
    ),
  ).as("profession"),
  hasPage: sql`exists (
    select 1 from professional_profiles card where user_id = ${personId} and hidden_because is null
      and ${isCardComplete("card")})`
    .mapWith(Boolean)
    .as("has_page"),
});

/**
 * The rows for a page of the requests that a person sent, newest first. Rejections aren't disclosed: for as long as they
 * rest, they are listed like pending ones.
 */
export function listAsked(db: Database, requesterId: string, page: IdPage, now: number) {
  const half = (status: "pending" | "rejected") =>
    db
      .select({
        id: connections.id,
        personId: connections.targetId,
        name: profiles.name,
        avatarUrl: profiles.avatarUrl,
        ...cardOf(connections.targetId),
        createdAt: connections.createdAt,
      })
      .from(connections)
      .innerJoin(profiles, eq(profiles.id, connections.targetId))
      .where(
        and(
          eq(connections.requesterId, requesterId),
          eq(connections.status, status),
          status === "rejected" ? and(eq(connections.isWithdrawn, false), rests(now)) : undefined,
          isAccountOpen(connections.targetId),
          isAfterPage(connections.id, page),
        ),
      );
  return half("pending").unionAll(half("rejected")).orderBy(sql`1 desc`).limit(rowsFor(page.size));
}

/** The rows for a page of a person's accepted connections, with the other person, newest first. */
export function listAccepted(db: Database, personId: string, page: IdPage) {
  const half = (own: "requesterId" | "targetId", other: "requesterId" | "targetId") =>
    db
      .select({
        id: connections.id,
        personId: connections[other],
        name: profiles.name,
        avatarUrl: profiles.avatarUrl,
        ...cardOf(connections[other]),
        isNews:
          own === "requesterId" ? sql`is_news`.mapWith(Boolean).as("is_news") : sql`0`.mapWith(Boolean).as("is_news"),
      })
      .from(connections)
      .innerJoin(profiles, eq(profiles.id, connections[other]))
      .where(
        and(
          eq(connections[own], personId),
          eq(connections.status, "accepted"),
          isAccountOpen(connections[other]),
          isAfterPage(connections.id, page),
        ),
      );
  return half("requesterId", "targetId")
    .unionAll(half("targetId", "requesterId"))
    .orderBy(sql`1 desc`)
    .limit(rowsFor(page.size));
}
