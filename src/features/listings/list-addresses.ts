import type { Database } from "#db/client.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import { listingPath } from "./addresses.ts";
import { listNewestPublic } from "./queries-addresses.ts";

/** Well below the limits of a sitemap (50,000 URLs, 50 MB). Listings last five days, so the newest are enough. */
const MAX_ADDRESSES = 5_000;

/** Paths of the newest public listings, newest first, with the time of publication (ms since the epoch). */
export async function listListingAddresses(db: Database, now: number) {
  const listings = await listNewestPublic(db, now, MAX_ADDRESSES);
  return listings.map(({ id, title, createdAt }) => ({
    path: listingPath({ id, title: maskContacts(title) }),
    createdAt,
  }));
}
