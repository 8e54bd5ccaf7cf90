import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { professionalProfiles, profiles } from "#db/schema/index.ts";
import { cardWords } from "../../platform/database/fold.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import type { SaveProfessionalInput, SetWorkInput } from "./schemas.ts";

/** The data that a complete profile needs, with the professional card if there is one. */
export async function findOwnProfessional(db: Database, userId: string) {
  const [row] = await db
    .select({
      name: profiles.name,
      email: profiles.email,
      whatsapp: profiles.phone,
      avatarUrl: profiles.avatarUrl,
      slug: profiles.nameSlug,
      professional: professionalProfiles,
    })
    .from(profiles)
    .leftJoin(professionalProfiles, eq(professionalProfiles.userId, profiles.id))
    .where(eq(profiles.id, userId));
  return row ?? null;
}

type Card = Omit<SaveProfessionalInput, "name" | "email" | "whatsapp">;

/**
 * Saves the professional card if `isAllowed`; the first save makes the person a provider. Name, e-mail, WhatsApp, photo
 * and premium are copied from the profile.
 */
export function saveCard(db: Database, userId: string, card: Card, isAllowed: SQL, now: number): Statement {
  const { profession, professionalProfile, specialties, wholeState, instagram, acceptsAssistant } = card;
  const { unavailableUntil, presentation, yearsOfExperience, workingHours } = card;
  const serviceRegions = wholeState ? [] : card.serviceRegions;
  // The time of the first consent stays until it is withdrawn.
  const consent =
    acceptsAssistant === false
      ? sql`null`
      : sql`coalesce(professional_profiles.assistant_consent_at, excluded.assistant_consent_at)`;
  const kept = (column: string, value: unknown) =>
    sql.raw(`${column} = ${value === undefined ? "professional_profiles" : "excluded"}.${column}`);
  return db.run(sql`
    insert into professional_profiles (user_id, name, name_key, email, whatsapp, avatar_url, is_premium, profession,
      professional_profile, specialties, service_regions, card_words, whole_state, instagram, assistant_consent_at,
      unavailable_until, presentation, years_of_experience, working_hours, created_at)
    select id, name, name_key, email, phone, avatar_url, is_premium, ${profession}, ${professionalProfile},
      ${JSON.stringify(specialties)}, ${JSON.stringify(serviceRegions)},
      ${cardWords({ profession, specialties, serviceRegions })}, ${wholeState ? 1 : 0}, ${instagram || null},
      ${acceptsAssistant ? now : null}, ${unavailableUntil || null}, ${presentation ?? ""},
      ${yearsOfExperience ?? null}, ${workingHours ?? ""}, ${now}
    from profiles where id = ${userId} and ${isAllowed} and ${isAccountOpen(userId)}
    on conflict (user_id) do update set profession = excluded.profession,
      professional_profile = excluded.professional_profile, specialties = excluded.specialties,
      service_regions = excluded.service_regions, card_words = excluded.card_words, whole_state = excluded.whole_state,
      instagram = excluded.instagram, assistant_consent_at = ${consent},
      ${kept("unavailable_until", unavailableUntil)}, ${kept("presentation", presentation)},
      ${kept("years_of_experience", yearsOfExperience)}, ${kept("working_hours", workingHours)}`);
}

/** Sets what a provider does and where, if their profession is still this one. */
export function saveWork(db: Database, userId: string, profession: string | null, work: SetWorkInput) {
  const { specialties, wholeState } = work;
  const serviceRegions = wholeState ? [] : work.serviceRegions;
  return db
    .update(professionalProfiles)
    .set({ specialties, serviceRegions, wholeState, cardWords: cardWords({ profession, specialties, serviceRegions }) })
    .where(
      and(
        eq(professionalProfiles.userId, userId),
        sql`${professionalProfiles.profession} is ${profession}`,
        isAccountOpen(userId),
      ),
    )
    .returning({ userId: professionalProfiles.userId });
}

export function selectSlug(db: Database, userId: string) {
  return db.select({ slug: profiles.nameSlug }).from(profiles).where(eq(profiles.id, userId));
}
