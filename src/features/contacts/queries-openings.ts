import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
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
      slug: sql<string | null>`iif(exists (
        select 1 from professional_profiles card
        where card.user_id = ${profiles.id} and card.hidden_because is null and ${isCardComplete("card")}
          and ${isAccountOpen(profiles.id)}), ${profiles.nameSlug}, null)`,
      kind,
      subject: sql<string | null>`coalesce(${marketplaceListings.title}, ${serviceRequests.serviceType})`,
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
