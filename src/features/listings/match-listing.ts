import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import { understand } from "../../shared/search/understand.ts";
import { findPlace, listSearches, notifyOfListing, searchesWithWords } from "./queries-match.ts";
import { sendDueMatches } from "./send-mails.ts";

/** Searches per batch, so that no write is large. */
const PAGE_SIZE = 50;
/** More than there are searches; the end of the list comes first. */
const MAX_PAGES = 10_000;

/** The searches that also find the listing by their text, with the means of the list. */
async function withWords<Search extends { id: string; text: string }>(
  db: Database,
  { listingId, cityId }: { listingId: string; cityId: number },
  searches: readonly Search[],
): Promise<Search[]> {
  const understood = searches
    .map((search) => ({ search, text: understand(search.text) }))
    .filter(({ text }) => text.cityId === null || text.cityId === cityId);
  const asked = understood.flatMap(({ search, text }) => (text.terms.length > 0 ? [{ id: search.id, text }] : []));
  const found = new Set(await searchesWithWords(db, listingId, asked));
  return understood.flatMap(({ search, text }) => (text.terms.length === 0 || found.has(search.id) ? [search] : []));
}

/**
 * Tells people whose saved searches have a listing. Repeating it tells nobody twice. A listing that has ended or is hidden
 * concerns nobody.
 */
export async function matchListing(
  { env, db, now }: { env: Env; db: Database; now: number },
  { listingId }: { listingId: string },
): Promise<void> {
  const place = await findPlace(db, listingId, now);
  if (!place) return;
  let after = "";
  const step = async (size: number) => {
    const searches = await listSearches(db, { id: listingId, ...place }, { after, size, now });
    after = searches.at(-1)?.id ?? after;
    const matches = await withWords(
      db,
      { listingId, cityId: place.cityId },
      searches.filter(({ isMatch }) => isMatch),
    );
    if (matches.length > 0) {
      await notifyOfListing(
        db,
        listingId,
        matches.map(({ id }) => id),
        now,
      );
      await publishLiveTo(env, [...new Set(matches.map(({ userId }) => userId))], { kind: "notices" }, now);
    }
    return searches.length;
  };
  await inBatches(PAGE_SIZE, step, MAX_PAGES);
  await sendDueMatches(db, now, env);
}
