import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { professionalProfiles, profiles, users } from "#db/schema/index.ts";
import { isCardComplete } from "../profiles/statements.ts";

/** Slugs of the newest providers who are not hidden, with a confirmed e-mail and a complete card. */
export function listNewestSlugs(db: Database, limit: number) {
  return db
    .select({ slug: profiles.nameSlug })
    .from(professionalProfiles)
    .innerJoin(profiles, eq(profiles.id, professionalProfiles.userId))
    .innerJoin(users, eq(users.id, professionalProfiles.userId))
    .where(
      and(
        isNotNull(users.emailConfirmedAt),
        isCardComplete("professional_profiles"),
        isNull(professionalProfiles.hiddenBecause),
      ),
    )
    .orderBy(desc(professionalProfiles.userId))
    .limit(limit);
}
