import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { professionalProfiles, profiles, users } from "#db/schema/index.ts";

/** Slugs of the newest providers who are not hidden, with a confirmed e-mail, a profession and a professional profile. */
export function listNewestSlugs(db: Database, limit: number) {
  return db
    .select({ slug: profiles.nameSlug })
    .from(professionalProfiles)
    .innerJoin(profiles, eq(profiles.id, professionalProfiles.userId))
    .innerJoin(users, eq(users.id, professionalProfiles.userId))
    .where(
      and(
        isNotNull(users.emailConfirmedAt),
        isNotNull(professionalProfiles.profession),
        isNotNull(professionalProfiles.professionalProfile),
        isNull(professionalProfiles.hiddenBecause),
      ),
    )
    .orderBy(desc(professionalProfiles.userId))
    .limit(limit);
}
