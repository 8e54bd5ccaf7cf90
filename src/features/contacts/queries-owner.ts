import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { parsedBy } from "#db/rows.ts";
import { cliente, professionalProfiles, profiles, users } from "#db/schema/index.ts";
import { isStanding, isUnlinkedHire } from "../hires/statements.ts";
import { isNewestOfPair } from "../ratings/statements.ts";
import { COUNTED_MAX } from "./rules.ts";

const countUpTo = (rows: SQL) =>
  sql`(select count(*) from (${rows} limit ${COUNTED_MAX}) bounded_rows)`.mapWith(Number);

/** In which role the person is contacted. Hires in the other one are no proof. */
const OWNER_ROLES = z.enum(["client", "provider"]);
export type OwnerRole = z.infer<typeof OWNER_ROLES>;

/** The hires in a role that count: with people who have accounts of their own, one per pair in 90 days. */
function hiresAs(role: OwnerRole): SQL {
  const [client, provider] = [sql.identifier("client_id"), sql.identifier("provider_id")];
  const [own, other] = role === "client" ? [client, provider] : [provider, client];
  return sql`
    select other_id from (
      select ${other} as other_id, answered_at as created_at,
        lead(answered_at) over (partition by ${other} order by answered_at, id) as next_at
      from hires where ${own} = ${profiles.id} and ${isStanding}
        and ${isUnlinkedHire}) bounded_hires
    where ${isNewestOfPair} limit ${COUNTED_MAX}`;
}

/** What the card before a first contact says about the person whose id `ownerId` selects; `phone` selects the number. */
export function selectOwner(db: Database, ownerId: SQL, phone: SQL, role: OwnerRole) {
  const rated = role === "client" ? cliente : professionalProfiles;
  return db
    .select({
      name: profiles.name,
      role: sql`${role}`.mapWith(parsedBy(OWNER_ROLES)),
      memberSince: users.createdAt,
      hasConfirmedEmail: sql`${users.emailConfirmedAt} is not null`.mapWith(Boolean),
      hasConfirmedPhone: sql`${profiles.phoneConfirmedAt} is not null and ${profiles.phone} = (${phone})`.mapWith(
        Boolean,
      ),
      hires: sql`(select count(*) from (${hiresAs(role)}) bounded_rows)`.mapWith(Number),
      hiredBy: sql`(select count(distinct other_id) from (${hiresAs(role)}) bounded_rows)`.mapWith(Number),
      averageRating: sql`coalesce(${rated.averageRating}, 0)`.mapWith(Number),
      totalRatings: sql`coalesce(${rated.totalRatings}, 0)`.mapWith(Number),
      upheldReports: countUpTo(sql`
        select 1 from report_cases where owner_id = ${profiles.id} and report_count > 0
          and decision in ('hide', 'delete', 'warn', 'block')`),
    })
    .from(profiles)
    .innerJoin(users, sql`${users.id} = ${profiles.id}`)
    .leftJoin(professionalProfiles, sql`${professionalProfiles.userId} = ${profiles.id}`)
    .leftJoin(cliente, sql`${cliente.id} = ${profiles.id}`)
    .where(sql`${profiles.id} = (${ownerId})`);
}

export type ContactOwner = Awaited<ReturnType<typeof selectOwner>>[number];
