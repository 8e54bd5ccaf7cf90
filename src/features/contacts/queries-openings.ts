import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import { contactOpenings, marketplaceListings, profiles, serviceRequests } from "#db/schema/index.ts";
import { type IdPage, isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { isCardComplete } from "../profiles/statements.ts";

/** Who opened a person's contact, newest first, without the person's own openings. */
export function listOpenings(db: Database, ownerId: string, page: IdPage) {
  const { openedBy, kind, subjectId } = contactOpenings;
  return db
    .select({
      id: contactOpenings.id,
      name: profiles.name,
      slug: orNull(
        sql`iif(exists (
        select 1 from professional_profiles card
        where card.user_id = ${profiles.id} and card.hidden_because is null and ${isCardComplete("card")}
          and ${isAccountOpen(profiles.id)}), ${profiles.nameSlug}, null)`.mapWith(String),
      ),
      kind,
      subject: orNull(sql`coalesce(${marketplaceListings.title}, ${serviceRequests.serviceType})`.mapWith(String)),
      way: contactOpenings.way,
      createdAt: contactOpenings.createdAt,
    })
    .from(contactOpenings)
    .leftJoin(profiles, eq(profiles.id, openedBy))
    .leftJoin(marketplaceListings, and(eq(kind, "listing"), eq(marketplaceListings.id, subjectId)))
    .leftJoin(serviceRequests, and(eq(kind, "request"), eq(serviceRequests.id, subjectId)))
    .where(
      and(
        eq(contactOpenings.ownerId, ownerId),
        sql`${openedBy} is not ${ownerId}`,
        isAfterPage(contactOpenings.id, page),
      ),
    )
    .orderBy(desc(contactOpenings.id))
    .limit(rowsFor(page.size));
}
