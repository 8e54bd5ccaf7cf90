import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { isCardComplete } from "../profiles/statements.ts";
import { ratingRank, relistRated } from "../ratings/statements.ts";

/** The region of providers who serve the whole state. They have no cities. */
export const WHOLE_STATE = "estado";
/** The specialty or region in rows for pages without that filter. */
export const ANY = "";

/**
 * Statements that rebuild a provider's directory entry from name, card, ratings, premium and confirmed e-mail; without a card
 * that is complete and visible, or a confirmed e-mail, there is none. They also relist the person among those who can be rated. Every
 * batch that writes one of these must include them after its writes.
 * @param userId an id, or a query for ids
 */
export function relistProvider(db: Database, userId: string | SQLWrapper) {
  return [
    // The cascade deletes its facets, and the trigger `directory_entry_gone` its words.
    db.run(sql`delete from directory_entries where user_id in (${userId})`),
    db.run(sql`
      insert into directory_entries (user_id, is_free, name_key, rank, words)
      select card.user_id, not card.is_premium, card.name_key, ${ratingRank("card")}, '  ' || replace(trim(card.name_key || ' ' || card.card_words), ' ', '  ')
      from professional_profiles card join users on users.id = card.user_id
      where card.user_id in (${userId}) and users.email_confirmed_at is not null
        and users.blocked_at is null and card.hidden_because is null and ${isCardComplete("card")}`),
    db.run(sql`
      insert into directory_facets (specialty, region, is_free, name_key, rank, entry)
      select distinct specialty.value, region.value, entry.is_free, entry.name_key, entry.rank, entry.position
      from directory_entries entry join professional_profiles card on card.user_id = entry.user_id
      join json_each(json_insert(card.specialties, '$[#]', ${ANY})) specialty
      join json_each(json_insert(
        case when card.whole_state then json_array(${WHOLE_STATE}) else card.service_regions end, '$[#]', ${ANY})) region
      where entry.user_id in (${userId})`),
    db.run(sql`
      insert into directory_fts (rowid, words)
      select position, words from directory_entries where user_id in (${userId})`),
    ...relistRated(db, userId),
  ] as const;
}

const withConnectionsOf = (personId: Id) => sql`
  select ${personId} as id
  union all select target_id from connections where requester_id = ${personId} and status = 'accepted'
  union all select requester_id from connections where target_id = ${personId} and status = 'accepted'`;

/** Condition that two people are connected, or each with the same person, whose account is open. */
export const haveCommonConnection = (viewerId: string, otherId: Id): SQL => sql`exists (
  select 1 from (${withConnectionsOf(viewerId)}) bounded_people
  where id in (${withConnectionsOf(otherId)}) and ${isAccountOpen(sql`bounded_people.id`)})`;
