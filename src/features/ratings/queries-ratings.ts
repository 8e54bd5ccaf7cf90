import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readRows } from "#db/rows.ts";
import { type IdPage, rowsFor } from "../../platform/database/keyset.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { CLOSED_ACCOUNT } from "../../shared/names.ts";
import { isStanding, isUnlinkedHire } from "../hires/statements.ts";
import { type RatedInput, ratedType } from "./schemas.ts";
import { CONTRACT_VISIBLE, FREE_VISIBLE } from "./statements.ts";

const row = z.object({
  id: z.string(),
  kind: z.enum(["contract", "free"]),
  stars: z.number(),
  comment: z.string(),
  created_at: z.number(),
  edited_at: z.number().nullable(),
  evaluator_name: z.string(),
  evaluator_type: ratedType,
  reason: z.string().nullable(),
  service_type: z.string().nullable(),
  incident_date: z.string().nullable(),
  reply: z.string().nullable(),
  replied_at: z.number().nullable(),
  has_hires: z.number(),
  hired_each_other: z.number(),
  is_author: z.number(),
  visibility: z.enum(["public", "hidden", "waiting"]),
});

/** Ratings of a person from one of the tables, for a page; the viewer gets their own whatever its state. */
function part(columns: SQL, visible: SQL, rated: RatedInput, page: IdPage & { viewerId: string }) {
  const isAfter = page.before === null ? sql`` : sql`and id < ${page.before}`;
  return sql`
    select ${columns} where evaluated_id = ${rated.id} and evaluated_type = ${rated.type} ${isAfter}
      and ((${visible}) or evaluator_id = ${page.viewerId})`;
}

const SHARED = sql.raw(
  `id, stars, comment, created_at, evaluator_id, evaluator_type, reply, replied_at, hidden_because`,
);

/** The rows for a page of a person's ratings of both kinds, newest first. */
export async function listRatings(db: Database, rated: RatedInput, page: IdPage & { viewerId: string }) {
  const free = sql`'free' as kind, ${SHARED}, reason, service_type, incident_date, edited_at, 0 as is_waiting
    from independent_ratings`;
  const contract = sql`'contract', ${SHARED}, null,
    (select service_type from hires where hires.id = ratings.hire_id), null, null, revealed_at is null from ratings`;
  // A block hides what the person rated wrote.
  const isOpen = isAccountOpen(rated.id);
  const counts = sql`${isStanding} and ${isUnlinkedHire}`;
  const rows = await readRows(
    db,
    row,
    sql`
      select rated.id, kind, stars, comment, rated.created_at, edited_at, coalesce(profiles.name, ${CLOSED_ACCOUNT}) as evaluator_name, evaluator_type,
        reason, service_type, incident_date, iif(${isOpen}, reply, null) as reply,
        iif(${isOpen}, replied_at, null) as replied_at, evaluator_id = ${page.viewerId} as is_author,
        case when hidden_because is not null then 'hidden' when is_waiting then 'waiting' else 'public' end as visibility,
        exists (select 1 from hires where client_id = evaluator_id and ${counts})
          or exists (select 1 from hires where provider_id = evaluator_id and ${counts}) as has_hires,
        exists (select 1 from hires where client_id = evaluator_id and provider_id = ${rated.id} and ${counts})
          or exists (select 1 from hires where client_id = ${rated.id} and provider_id = evaluator_id and ${counts})
          as hired_each_other
      from (
        ${part(free, FREE_VISIBLE, rated, page)}
        union all
        ${part(contract, CONTRACT_VISIBLE, rated, page)}
        order by id desc limit ${rowsFor(page.size)}) as rated
      left join profiles on profiles.id = evaluator_id`,
  );
  return rows.map(({ has_hires, hired_each_other, is_author, ...rating }) => ({
    id: rating.id,
    kind: rating.kind,
    stars: rating.stars,
    comment: rating.comment,
    createdAt: rating.created_at,
    editedAt: rating.edited_at,
    evaluatorName: rating.evaluator_name,
    evaluatorType: rating.evaluator_type,
    reason: rating.reason,
    serviceType: rating.service_type,
    incidentDate: rating.incident_date,
    reply: rating.reply,
    repliedAt: rating.replied_at,
    evaluatorHasHires: has_hires === 1,
    hiredEachOther: hired_each_other === 1,
    isAuthor: is_author === 1,
    visibility: rating.visibility,
  }));
}
