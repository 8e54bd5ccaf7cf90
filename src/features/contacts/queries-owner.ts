import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { professionalProfiles, profiles, users } from "#db/schema/index.ts";
import { COUNTED_MAX } from "./rules.ts";

const countUpTo = (rows: SQL) => sql<number>`(select count(*) from (${rows} limit ${COUNTED_MAX}) bounded_rows)`;
const hiresAs = (side: "client_id" | "provider_id") =>
  countUpTo(sql`select 1 from hires where ${sql.identifier(side)} = ${profiles.id} and status = 'confirmed'`);

/** What the card before a first contact says about the person whose id `ownerId` selects; `phone` selects the number. */
export function selectOwner(db: Database, ownerId: SQL, phone: SQL) {
  return db
    .select({
      name: profiles.name,
      memberSince: users.createdAt,
      hasConfirmedEmail: sql<boolean>`${users.emailConfirmedAt} is not null`.mapWith(Boolean),
      hasConfirmedPhone:
        sql<boolean>`${profiles.phoneConfirmedAt} is not null and ${profiles.phone} = (${phone})`.mapWith(Boolean),
      hires: sql<number>`${hiresAs("client_id")} + ${hiresAs("provider_id")}`,
      averageRating: sql<number>`coalesce(${professionalProfiles.averageRating}, 0)`,
      totalRatings: sql<number>`coalesce(${professionalProfiles.totalRatings}, 0)`,
      upheldReports: countUpTo(sql`
        select 1 from report_cases where owner_id = ${profiles.id} and decision is not null and decision <> 'keep'`),
    })
    .from(profiles)
    .innerJoin(users, sql`${users.id} = ${profiles.id}`)
    .leftJoin(professionalProfiles, sql`${professionalProfiles.userId} = ${profiles.id}`)
    .where(sql`${profiles.id} = (${ownerId})`);
}

export type ContactOwner = Awaited<ReturnType<typeof selectOwner>>[number];
