import type { Database } from "#db/client.ts";
import { listingPath } from "./addresses.ts";
import { listNewestPublic } from "./queries-addresses.ts";

/** A sitemap holds 50,000 addresses and 50 MB; listings live five days, so the newest of them are what counts. */
const MAX_ADDRESSES = 5_000;

/** Paths of the newest public listings, newest first, and when each was published (ms since the epoch). */
export async function listListingAddresses(db: Database, now: number) {
  const listings = await listNewestPublic(db, now, MAX_ADDRESSES);
  return listings.map((listing) => ({ path: listingPath(listing), createdAt: listing.createdAt }));
}
