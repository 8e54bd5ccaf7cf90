import { and, eq, isNull, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { certificates, professionalProfiles, profiles, trainingCourses, users } from "#db/schema/index.ts";
import { countCallIf, hashed, isWithinQuota, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { publicSlug } from "../profiles/statements.ts";
import { LOOKUP_LIMIT } from "./rules.ts";

/**
 * The certificate with this code, unless its owner's account is blocked, and when this address may look for codes again
 * (null: now). Counts a code that no certificate has.
 */
export async function findCertificate(db: Database, code: string, address: string, now: number) {
  const subject = hashed(address);
  const isMiss = sql`not exists (
    select 1 from certificates cross join users on users.id = certificates.user_id
    where certificates.code = ${code} and users.blocked_at is null)`;
  const { found, free } = await batchOf(db, {
    found: db
      .select({
        code: certificates.code,
        name: certificates.name,
        courseId: certificates.courseId,
        courseTitle: trainingCourses.titulo,
        module: trainingCourses.modulo,
        lessonLength: sql`length(${trainingCourses.lesson})`.mapWith(Number),
        issuedAt: certificates.issuedAt,
        slug: publicSlug,
      })
      .from(certificates)
      .innerJoin(trainingCourses, eq(trainingCourses.id, certificates.courseId))
      .innerJoin(users, eq(users.id, certificates.userId))
      .innerJoin(profiles, eq(profiles.id, certificates.userId))
      .leftJoin(professionalProfiles, eq(professionalProfiles.userId, certificates.userId))
      .where(and(eq(certificates.code, code), isNull(users.blockedAt))),
    free: selectQuotaReset(db, [LOOKUP_LIMIT], subject, now),
    counted: countCallIf(
      db,
      LOOKUP_LIMIT,
      subject,
      now,
      sql`${isMiss} and ${isWithinQuota([LOOKUP_LIMIT], subject, now)}`,
    ),
  });
  return { certificate: found[0] ?? null, freeAt: free[0]?.freeAt ?? null };
}
export type Certificate = NonNullable<Awaited<ReturnType<typeof findCertificate>>["certificate"]>;
