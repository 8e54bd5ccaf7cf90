import { sql } from "drizzle-orm";

/**
 * Condition for cards that are public: with everything that `isComplete` (features/profiles) asks for, except the photo,
 * because the initial stands in for it.
 * @param card name of the professional_profiles in the query
 */
export function isCardComplete(card: string) {
  return sql.raw(`(coalesce(${card}.profession, '') <> ''
    and coalesce(${card}.professional_profile, '') <> '' and ${card}.whatsapp <> ''
    and json_array_length(${card}.specialties) > 0
    and (${card}.whole_state or json_array_length(${card}.service_regions) > 0))`);
}
