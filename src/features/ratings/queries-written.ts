import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readRows } from "#db/rows.ts";
import { type IdPage, rowsFor } from "../../platform/database/keyset.ts";
import { CLOSED_ACCOUNT } from "../../shared/names.ts";
import { writtenRating } from "./schemas.ts";

const row = z.object({
  id: z.string(),
  kind: writtenRating.shape.kind,
  stars: z.number(),
  created_at: z.number(),
  person_id: z.string().nullable(),
  person_name: z.string(),
  type: writtenRating.shape.type,
  reply: z.string().nullable(),
  visibility: writtenRating.shape.visibility,
});

/** The rows for a page of the ratings of both kinds that a person wrote, newest first. */
export async function listWritten(db: Database, evaluatorId: string, page: IdPage) {
  const own = sql`evaluator_id = ${evaluatorId} ${page.before === null ? sql`` : sql`and id < ${page.before}`}`;
  const columns = sql.raw("id, stars, created_at, evaluated_id, evaluated_type as type, reply, hidden_because");
  const rows = await readRows(
    db,
    row,
    sql`
      select written.id, kind, stars, written.created_at, profiles.id as person_id,
        coalesce(profiles.name, ${CLOSED_ACCOUNT}) as person_name, type, reply,
        case when hidden_because is not null then 'hidden' when is_waiting then 'waiting' else 'public' end as visibility
      from (
        select 'free' as kind, 0 as is_waiting, ${columns} from independent_ratings where ${own}
        union all
        select 'contract', revealed_at is null, ${columns} from ratings where ${own}
        order by id desc limit ${rowsFor(page.size)}) as written
      left join profiles on profiles.id = evaluated_id`,
  );
  return rows.map(({ created_at, person_id, person_name, ...rating }) => ({
    ...rating,
    createdAt: created_at,
    personId: person_id,
    personName: person_name,
  }));
}
