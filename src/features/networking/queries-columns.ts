import { type AnyColumn, sql } from "drizzle-orm";
import { orNull } from "#db/rows.ts";
import { connections, professionalProfiles } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { earnedBadges } from "../college/statements.ts";
import { isBlocked } from "../moderation/statements.ts";
import { confirmedCredentials, hasConfirmedPhone, isCardComplete } from "../profiles/statements.ts";

/** A provider as anyone may see them. */
export const providerColumns = {
  id: professionalProfiles.userId,
  name: professionalProfiles.name,
  profession: professionalProfiles.profession,
  avatarUrl: professionalProfiles.avatarUrl,
  isPremium: professionalProfiles.isPremium,
  averageRating: professionalProfiles.averageRating,
  totalRatings: professionalProfiles.totalRatings,
  specialties: professionalProfiles.specialties,
  serviceRegions: professionalProfiles.serviceRegions,
  wholeState: professionalProfiles.wholeState,
  /** Only features/contacts gives out the number itself. */
  hasWhatsapp: sql`${professionalProfiles.whatsapp} <> ''`.mapWith(Boolean),
  /** Past days count as available: `absenceAt`. */
  unavailableUntil: professionalProfiles.unavailableUntil,
  instagram: orNull(sql`nullif(${professionalProfiles.instagram}, '')`.mapWith(String)),
  hasConfirmedPhone: hasConfirmedPhone(sql`professional_profiles.user_id`),
  credentials: confirmedCredentials(sql`professional_profiles.user_id`),
  badges: earnedBadges(sql`professional_profiles.user_id`),
};

export const isCardHidden = sql`${professionalProfiles.hiddenBecause} is not null`.mapWith(Boolean);

/** Condition for cards that the viewer may see: complete and not hidden, or their own. `viewerId` is blank for visitors. */
export function isCardVisible(viewerId: string) {
  return sql`((${professionalProfiles.hiddenBecause} is null and ${isCardComplete("professional_profiles")})
    or ${professionalProfiles.userId} = ${viewerId})`;
}

/** Input of `viewConnection`. */
export const connectionColumns = {
  id: connections.id,
  requesterId: connections.requesterId,
  status: connections.status,
  answeredAt: connections.answeredAt,
  isWithdrawn: connections.isWithdrawn,
  endedAt: connections.endedAt,
};

/** Condition for requests that are shown to whom they were sent: not from blocked accounts, nor from people they blocked. */
export const mayBeAnswered = sql`(${isAccountOpen(connections.requesterId)}
  and not ${isBlocked(connections.targetId, connections.requesterId)})`;

/** Condition for the single row of a pair, regardless of who asked; uses the index `connections_pair`. */
export function isPairOf(personId: string, other: AnyColumn | string) {
  return sql`min(${connections.requesterId}, ${connections.targetId}) = min(${personId}, ${other})
    and max(${connections.requesterId}, ${connections.targetId}) = max(${personId}, ${other})`;
}
