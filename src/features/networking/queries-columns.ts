import { type AnyColumn, sql } from "drizzle-orm";
import { connections, professionalProfiles } from "#db/schema/index.ts";

/** A provider as anyone may see him. */
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
  /** The number itself is given out by features/contacts alone. */
  hasWhatsapp: sql<boolean>`${professionalProfiles.whatsapp} <> ''`.mapWith(Boolean),
  instagram: sql<string | null>`nullif(${professionalProfiles.instagram}, '')`,
};

/** What `viewConnection` decides by. */
export const connectionColumns = {
  id: connections.id,
  requesterId: connections.requesterId,
  status: connections.status,
  answeredAt: connections.answeredAt,
};

/** The pair's one row, whoever asked, found in the index `connections_pair`. */
export function isPairOf(personId: string, other: AnyColumn | string) {
  return sql`min(${connections.requesterId}, ${connections.targetId}) = min(${personId}, ${other})
    and max(${connections.requesterId}, ${connections.targetId}) = max(${personId}, ${other})`;
}
