import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import { isWordless, understand } from "../../shared/search/understand.ts";
import { listSearches, notifyOfListing, withWords } from "./queries-match.ts";
import { sendDueMatches } from "./send-mails.ts";

/** Searches per batch, so that no write is large. */
const PAGE_SIZE = 50;
/** More than there are searches; the end of the list comes first. */
const MAX_PAGES = 10_000;

/**
 * Tells people whose saved searches have a listing. Repeating it tells nobody twice. A listing that has ended or is
 * hidden concerns nobody.
 */
export async function matchListing(
  { env, db, now }: { env: Env; db: Database; now: number },
  { listingId }: { listingId: string },
): Promise<void> {
  let after = "";
  const step = async (size: number) => {
    const searches = await listSearches(db, listingId, { after, size, now });
    after = searches.at(-1)?.id ?? after;
    const possible = searches.flatMap((search) => {
      const text = understand(search.text);
      const isNear = text.cityId === null || text.cityId === search.cityId;
      return search.isMatch && isNear && !isWordless(search.text, text) ? [{ ...search, text }] : [];
    });
    const matches = await withWords(db, listingId, possible);
    const ids = matches.map(({ id }) => id);
    if (ids.length > 0) {
      await notifyOfListing(db, listingId, ids, now);
      await publishLiveTo(env, [...new Set(matches.map(({ userId }) => userId))], { kind: "notices" }, now);
    }
    return searches.length;
  };
  await inBatches(PAGE_SIZE, step, MAX_PAGES);
  await sendDueMatches(db, now, env);
}
