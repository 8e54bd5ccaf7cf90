import { type Column, type SQL, type SQLWrapper, sql, type Table } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { type Id, orNull } from "#db/rows.ts";
import {
  independentRatings,
  listingComments,
  marketplaceListings,
  professionalProfiles,
  professionalReferences,
  ratings,
  servicePhotos,
  serviceRequests,
} from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import { countDeleted } from "../../platform/database/queries-counters.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import { SUBJECT_KINDS, type SubjectKind } from "../../shared/decisions.ts";
import { rewriteAlertTopics } from "../alerts/statements.ts";
import { lookForSearches } from "../listings/statements.ts";
import { relistProvider } from "../networking/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { ratedIn, refreshAverages, retractRatings } from "../ratings/statements.ts";
import { type CaseKind, EXCERPT_MAX_LENGTH, type Verdict } from "./rules.ts";

interface Source {
  table: Table;
  id: Column;
  ownerId: Column;
}

/** The tables of each kind. A rating is in one of two; its owner is who wrote it, as with references. */
const SOURCES: Readonly<Record<SubjectKind, readonly Source[]>> = {
  request: [{ table: serviceRequests, id: serviceRequests.id, ownerId: serviceRequests.createdBy }],
  listing: [{ table: marketplaceListings, id: marketplaceListings.id, ownerId: marketplaceListings.userId }],
  card: [{ table: professionalProfiles, id: professionalProfiles.userId, ownerId: professionalProfiles.userId }],
  reference: [
    {
      table: professionalReferences,
      id: professionalReferences.id,
      ownerId: professionalReferences.authorProfessionalId,
    },
  ],
  photo: [{ table: servicePhotos, id: servicePhotos.id, ownerId: servicePhotos.professionalId }],
  rating: [
    { table: ratings, id: ratings.id, ownerId: ratings.evaluatorId },
    { table: independentRatings, id: independentRatings.id, ownerId: independentRatings.evaluatorId },
  ],
  comment: [{ table: listingComments, id: listingComments.id, ownerId: listingComments.authorId }],
};

/** Statements that bring what is derived from a thing up to date, after its change. */
function refresh(db: Database, kind: SubjectKind, id: Id): readonly Statement[] {
  if (kind === "card") return relistProvider(db, id);
  return kind === "rating" ? refreshAverages(db, ratedIn(sql`id = ${id}`)) : [];
}

/** Statements that hide a thing from everyone but its owner, also after a block of the owner ends. */
export function hideSubject(db: Database, kind: SubjectKind, id: Id): Statement[] {
  const marks = SOURCES[kind].map((source) =>
    db.run(sql`update ${source.table} set hidden_because = 'decision' where ${source.id} = ${id}`),
  );
  return [...marks, ...refresh(db, kind, id)];
}

function endHiding(db: Database, kind: SubjectKind, id: Id): Statement[] {
  const marks = SOURCES[kind].map((source) =>
    db.run(sql`
      update ${source.table} set hidden_because = (
        select iif(blocked_at is null, null, 'block') from users where users.id = ${source.ownerId})
      where ${source.id} = ${id}`),
  );
  return [...marks, ...refresh(db, kind, id)];
}

/**
 * Statements that end a decision to hide a thing. It stays hidden while its owner is blocked. Of a listing, people are
 * told whose saved searches have it, if they were not told before.
 */
export function restoreSubject(db: Database, kind: SubjectKind, id: Id, now: number): Statement[] {
  const shown = endHiding(db, kind, id);
  return kind === "listing" ? [...shown, lookForSearches(db, id, sql`card.hidden_because is null`, now)] : shown;
}

/**
 * Statements that hide everything of a person, or show again what only the block hid. What is derived from it is brought up to
 * date by block-account.ts.
 */
export function markContents(db: Database, ownerId: Id, blocked: boolean): Statement[] {
  const change = blocked
    ? (of: Source) => sql`set hidden_because = 'block' where ${of.ownerId} = ${ownerId} and hidden_because is null`
    : (of: Source) => sql`set hidden_because = null where ${of.ownerId} = ${ownerId} and hidden_because = 'block'`;
  return SUBJECT_KINDS.flatMap((kind) =>
    SOURCES[kind].map((source) => db.run(sql`update ${source.table} ${change(source)}`)),
  );
}

/** JSON of what an audit row may tell of a thing's state; null if there is no such thing. */
export function subjectState(kind: SubjectKind, id: string): SQL {
  const states = SOURCES[kind].map(
    (source) =>
      sql`select json_object('hiddenBecause', hidden_because, 'ownerId', ${source.ownerId})
        from ${source.table} where ${source.id} = ${id}`,
  );
  return sql`(${sql.join(states, sql` union all `)})`;
}

/** Empties what the owner wrote and uploaded for the card. Account, references, ratings and connections remain. */
function emptyCard(db: Database, id: Id): Statement[] {
  return [
    db.run(sql`delete from service_photos where professional_id = ${id}`),
    db.run(sql`
      insert into discarded_images (url, due_at)
      select avatar_url, 0 from profiles
      where id = ${id} and avatar_url is not null and exists (select 1 from professional_profiles where user_id = ${id})
      on conflict (url) do update set due_at = 0`),
    db.run(sql`
      update profiles set avatar_url = null
      where id = ${id} and exists (select 1 from professional_profiles where user_id = ${id})`),
    db.run(sql`
      update professional_profiles set avatar_url = null, profession = null, professional_profile = null,
        specialties = '[]', service_regions = '[]', whole_state = 0, card_words = '', instagram = null,
        presentation = '', years_of_experience = null, working_hours = ''
      where user_id = ${id}`),
    ...rewriteAlertTopics(db, id),
    ...endHiding(db, "card", id),
  ];
}

/**
 * Statements that delete a thing; triggers discard its photos. Of a card, they empty what the owner wrote; the account
 * remains.
 */
export function deleteSubject(db: Database, kind: SubjectKind, id: Id): Statement[] {
  if (kind === "card") return emptyCard(db, id);
  const deletions = SOURCES[kind].map((source) => db.run(sql`delete from ${source.table} where ${source.id} = ${id}`));
  if (kind === "request") return [...deletions, countDeleted(db, "requests")];
  if (kind === "listing") return [...deletions, countDeleted(db, "listings")];
  if (kind === "rating") return [...retractRatings(db, sql`id = ${id}`), ...deletions];
  return deletions;
}

/** Owner, state and text of a thing; `place` is what its path is made from. */
export const TEXTS: Readonly<Record<SubjectKind, (id: Id) => SQL>> = {
  request: (id) => sql`
    select created_by as owner_id, hidden_because,
      service_type || ': ' || description || iif(question = '', '', ' / ' || question) as text, id as place
    from service_requests where id = ${id}`,
  listing: (id) => sql`
    select user_id as owner_id, hidden_because, title || ': ' || description as text, title as place
    from marketplace_listings where id = ${id}`,
  card: (id) => sql`
    select user_id as owner_id, hidden_because,
      name || coalesce(', ' || profession, '') || coalesce(', ' || nullif(instagram, ''), '')
        || iif(presentation = '', '', ': ' || presentation) as text, user_id as place
    from professional_profiles where user_id = ${id}`,
  reference: (id) => sql`
    select author_professional_id as owner_id, hidden_because, service_description as text,
      target_professional_id as place
    from professional_references where id = ${id}`,
  photo: (id) => sql`
    select professional_id as owner_id, hidden_because, title || coalesce(': ' || description, '') as text,
      professional_id as place
    from service_photos where id = ${id}`,
  rating: (id) => sql`
    select evaluator_id as owner_id, hidden_because, stars || ' de 5: ' || comment as text,
      'user=' || evaluated_id || '&type=' || evaluated_type as place
    from ratings where id = ${id}
    union all
    select evaluator_id, hidden_because, stars || ' de 5: ' || comment,
      'user=' || evaluated_id || '&type=' || evaluated_type
    from independent_ratings where id = ${id}`,
  comment: (id) => sql`
    select author_id as owner_id, hidden_because, text, listing_id as place from listing_comments where id = ${id}`,
};

/** Statement that blocks an account, or lifts the block with null. A second block keeps the first one's time. */
export function setBlockedAt(db: Database, userId: Id, blockedAt: number | null): Statement {
  const at = blockedAt === null ? sql`null` : sql`coalesce(blocked_at, ${blockedAt})`;
  return db.run(sql`update users set blocked_at = ${at} where id = ${userId}`);
}

/** Condition that a person blocked another person. Nobody can block visitors, whose id is null or blank. */
export function isBlocked(blockerId: Id, blockedId: Id | null): SQL {
  return sql`exists (select 1 from person_blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId})`;
}

/** Condition that neither of two people blocked the other. */
export const areUnblocked = (one: Id, other: Id): SQL =>
  sql`not ${isBlocked(one, other)} and not ${isBlocked(other, one)}`;

/** Column with what the path of a thing is made from; null if it is gone. `kind` and `id` are columns. */
export function subjectPlace(kind: SQLWrapper, id: SQLWrapper) {
  const cases = SUBJECT_KINDS.map((known) => sql`when ${known} then (select place from (${TEXTS[known](id)}))`);
  return orNull(sql`case ${kind} ${sql.join(cases, sql` `)} end`.mapWith(String));
}

/** Who acted without a report, and why. */
interface DirectAct {
  verdict: Verdict;
  reason: string;
  adminId: string;
}

/** A decided case without reports, of what `source` returns as `owner_id` and `excerpt`, and its mail. */
function insertActCase(
  db: Database,
  about: { id: string; kind: CaseKind; subjectId: Id; source: SQL },
  { verdict, reason, adminId }: DirectAct,
  now: number,
): Statement[] {
  const { id, kind, subjectId, source } = about;
  return [
    db.run(sql`
      insert into report_cases (id, subject_kind, subject_id, owner_id, excerpt, report_count, created_at, decision,
        decision_reason, decided_at, decided_by)
      select ${id}, ${kind}, ${subjectId}, owner_id, excerpt, 0, ${now}, ${verdict}, ${reason}, ${now}, ${adminId}
      from (${source}) bounded_act where owner_id in (select users.id from users)`),
    insertOutboxFrom(
      db,
      "mail.decision",
      { caseId: sql`id`, was: sql`null` },
      sql`from report_cases where id = ${id}`,
      now,
    ),
  ];
}

/** Statements that mail the owner what an admin does with a thing, and how to object. Put them before the act. */
export function mailAct(db: Database, kind: SubjectKind, subjectId: Id, act: DirectAct, now: number): Statement[] {
  const source = sql`
    select owner_id, substr(text, 1, ${EXCERPT_MAX_LENGTH}) as excerpt from (${TEXTS[kind](subjectId)})`;
  return insertActCase(db, { id: newId(now), kind, subjectId, source }, act, now);
}

/** Statements that tell a person what an admin does with their account, and how to object. A block ends their bell. */
export function tellOfAccountAct(
  db: Database,
  userId: Id,
  act: DirectAct & { verdict: "block" | "unblock" | "premium" },
  now: number,
): Statement[] {
  const id = newId(now);
  const about = {
    id,
    kind: "account",
    subjectId: userId,
    source: sql`select ${userId} as owner_id, '' as excerpt`,
  } as const;
  const told = insertActCase(db, about, act, now);
  if (act.verdict === "block") return told;
  return [
    ...told,
    ...insertNotices(
      db,
      {
        kind: "decision",
        to: sql`report_cases.owner_id`,
        subjectId: id,
        details: { kind: "account", place: "", decision: act.verdict, isReviewed: 0 },
        source: sql`from report_cases where report_cases.id = ${id}`,
        among: sql`notices.subject_id = ${id}`,
      },
      now,
    ),
  ];
}
