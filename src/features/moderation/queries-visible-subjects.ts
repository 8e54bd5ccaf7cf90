import { type SQL, sql } from "drizzle-orm";
import { EXCERPT_MAX_LENGTH, type SubjectKind } from "./rules.ts";

interface Viewing {
  id: string;
  viewerId: string;
  now: number;
}

const row = (owner: SQL, excerpt: SQL, rest: SQL) =>
  sql`select ${owner} as owner_id, substr(${excerpt}, 1, ${EXCERPT_MAX_LENGTH}) as excerpt ${rest}`;

const FREE_RATINGS = sql.raw("independent_ratings");
const CONTRACT_RATINGS = sql.raw("ratings");

const ratingRow = (table: SQL, { id, viewerId }: Viewing, isShown: SQL) =>
  row(
    sql`evaluator_id`,
    sql`stars || ' ★ ' || comment`,
    sql`from ${table} where id = ${id} and (evaluator_id = ${viewerId} or hidden_because is null and ${isShown})`,
  );

const SUBJECTS: Record<SubjectKind, (viewing: Viewing) => SQL> = {
  request: ({ id, viewerId, now }) =>
    row(
      sql`created_by`,
      sql`service_type || ': ' || description`,
      sql`from service_requests
        where id = ${id} and (created_by = ${viewerId} or hidden_because is null and expires_at > ${now})`,
    ),
  listing: ({ id, viewerId, now }) =>
    row(
      sql`user_id`,
      sql`title || ': ' || description`,
      sql`from marketplace_listings where id = ${id}
        and (user_id = ${viewerId} or hidden_because is null and status = 'active' and expires_at > ${now})`,
    ),
  card: ({ id, viewerId }) =>
    row(
      sql`user_id`,
      sql`name || coalesce(', ' || nullif(profession, ''), '')`,
      sql`from professional_profiles where user_id = ${id} and (user_id = ${viewerId} or hidden_because is null
        and exists (select 1 from users where id = user_id and email_confirmed_at is not null))`,
    ),
  reference: ({ id, viewerId }) =>
    row(
      sql`author_professional_id`,
      sql`service_description`,
      sql`from professional_references where id = ${id} and (author_professional_id = ${viewerId}
        or hidden_because is null and (hidden_at is null or target_professional_id = ${viewerId}))`,
    ),
  photo: ({ id, viewerId }) =>
    row(
      sql`professional_id`,
      sql`title || coalesce(': ' || nullif(description, ''), '')`,
      sql`from service_photos where id = ${id} and (professional_id = ${viewerId} or hidden_because is null)`,
    ),
  rating: (viewing) => sql`
    ${ratingRow(CONTRACT_RATINGS, viewing, sql`revealed_at <= ${viewing.now}`)}
    union all ${ratingRow(FREE_RATINGS, viewing, sql`true`)}`,
};

/** The thing's `owner_id` and `excerpt`, if the viewer may see it. */
export function visibleSubject(kind: SubjectKind, viewing: Viewing): SQL {
  return SUBJECTS[kind](viewing);
}
