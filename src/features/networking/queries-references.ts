import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { professionalProfiles, professionalReferences, profiles } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import { type IdPage, isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { countMade, isWithinQuota, ofPerson, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { isBlocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { isCardComplete } from "../profiles/statements.ts";
import { isCardVisible } from "./queries-columns.ts";
import { REFERENCE_LIMITS } from "./rules.ts";
import type { AddReferenceInput } from "./schemas.ts";

const author = professionalReferences.authorProfessionalId;

/**
 * The rows for a page of references to a professional, newest first. Only that professional gets those that they hid, and
 * only the author those that a decision hid.
 */
export function listReferences(db: Database, targetId: string, page: IdPage & { viewerId: string }) {
  const { viewerId } = page;
  return db
    .select({
      id: professionalReferences.id,
      authorId: author,
      authorName: profiles.name,
      authorAvatarUrl: profiles.avatarUrl,
      isClient: sql`exists (select 1 from cliente where id = ${author})`.mapWith(Boolean),
      isProvider: sql`exists (select 1 from professional_profiles where user_id = ${author})`.mapWith(Boolean),
      authorHasPage:
        sql`exists (select 1 from professional_profiles card where user_id = ${author} and hidden_because is null
          and ${isCardComplete("card")})`.mapWith(Boolean),
      description: professionalReferences.serviceDescription,
      serviceDate: professionalReferences.serviceDate,
      place: professionalReferences.serviceLocation,
      difficulty: professionalReferences.difficultyLevel,
      recommendation: professionalReferences.recommendationScore,
      specialties: professionalReferences.specialties,
      isHidden: sql`${professionalReferences.hiddenAt} is not null`.mapWith(Boolean),
      isModerated: sql`${professionalReferences.hiddenBecause} is not null`.mapWith(Boolean),
      isAuthor: sql`${author} = ${viewerId}`.mapWith(Boolean),
    })
    .from(professionalReferences)
    .innerJoin(profiles, eq(profiles.id, author))
    .innerJoin(professionalProfiles, eq(professionalProfiles.userId, professionalReferences.targetProfessionalId))
    .where(
      and(
        eq(professionalReferences.targetProfessionalId, targetId),
        or(sql`${professionalReferences.hiddenAt} is null`, eq(professionalReferences.targetProfessionalId, viewerId)),
        or(isNull(professionalReferences.hiddenBecause), eq(author, viewerId)),
        isCardVisible(viewerId),
        isAfterPage(professionalReferences.id, page),
      ),
    )
    .orderBy(desc(professionalReferences.id))
    .limit(rowsFor(page.size));
}

/**
 * Stores and counts a reference to an existing professional other than the author, unless the same one is already
 * stored, the author has written too many, or the professional blocked them. `id` is the stored reference, or null;
 * `freeAt` is when the author may write again, null for now.
 */
export async function insertReference(db: Database, authorId: string, input: AddReferenceInput, now: number) {
  const { professionalId, description, serviceDate, place, difficulty, recommendation, specialties } = input;
  const id = newId(now);
  const same = sql`author_professional_id = ${authorId} and target_professional_id = ${professionalId}
    and service_date = ${serviceDate} and service_description = ${description} and service_location = ${place}`;
  const by = ofPerson(authorId);
  const isStored = sql`exists (select 1 from professional_references where id = ${id})`;
  const { stored, free } = await batchOf(db, {
    inserted: db.run(sql`
      insert into professional_references (id, target_professional_id, author_professional_id, service_description,
        service_date, service_location, difficulty_level, recommendation_score, specialties, created_at)
      select ${id}, provider.user_id, ${authorId}, ${description}, ${serviceDate}, ${place}, ${difficulty},
        ${recommendation}, ${JSON.stringify(specialties)}, ${now}
      from professional_profiles provider join users on users.id = provider.user_id
      where provider.user_id = ${professionalId} and provider.user_id <> ${authorId}
        and users.email_confirmed_at is not null and provider.hidden_because is null
        and not ${isBlocked(professionalId, authorId)} and ${isAccountOpen(authorId)}
        and ${isWithinQuota(REFERENCE_LIMITS, by, now)}
        and not exists (select 1 from professional_references where ${same})`),
    stored: db.select({ id: professionalReferences.id }).from(professionalReferences).where(same),
    told: insertNotices(
      db,
      {
        kind: "reference",
        to: sql`target_professional_id`,
        subjectId: id,
        details: { personId: sql`target_professional_id` },
        source: sql`from professional_references where professional_references.id = ${id}`,
        pushOnceFor: `${authorId} ${professionalId}`,
        among: sql`notices.subject_id = ${id}`,
      },
      now,
    ),
    free: selectQuotaReset(db, REFERENCE_LIMITS, by, now),
    counted: countMade(db, REFERENCE_LIMITS, by, now, isStored),
  });
  return { id: stored[0]?.id ?? null, isNew: stored[0]?.id === id, freeAt: free[0]?.freeAt ?? null };
}

/** Hides a reference from others or shows it again. @returns whether the professional has such a reference */
export async function setReferenceHidden(
  db: Database,
  key: { id: string; targetId: string },
  hiddenAt: number | null,
): Promise<boolean> {
  const updated = await db
    .update(professionalReferences)
    .set({ hiddenAt })
    .where(and(eq(professionalReferences.id, key.id), eq(professionalReferences.targetProfessionalId, key.targetId)))
    .returning({ id: professionalReferences.id });
  return updated.length > 0;
}

/** @returns whether the author has such a reference */
export async function deleteOwnReference(db: Database, id: string, authorId: string): Promise<boolean> {
  const deleted = await db
    .delete(professionalReferences)
    .where(and(eq(professionalReferences.id, id), eq(author, authorId)))
    .returning({ id: professionalReferences.id });
  return deleted.length > 0;
}
