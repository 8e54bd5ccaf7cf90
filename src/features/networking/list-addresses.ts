import type { Database } from "#db/client.ts";
import { cardPath } from "./addresses.ts";
import { listNewestSlugs } from "./queries-addresses.ts";

const MAX_ADDRESSES = 5_000;

/** Paths of the business cards that have been filled in, newest first. */
export async function listCardAddresses(db: Database): Promise<string[]> {
  const cards = await listNewestSlugs(db, MAX_ADDRESSES);
  return cards.map(({ slug }) => cardPath(slug));
}
