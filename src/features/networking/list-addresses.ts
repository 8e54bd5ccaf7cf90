import type { Database } from "#db/client.ts";
import { cardPath } from "./addresses.ts";
import { CITIES, localPathOf, TRADES, valuesOf } from "./local-places.ts";
import { listNewestSlugs } from "./queries-addresses.ts";
import { listLocal } from "./queries-local.ts";

const MAX_ADDRESSES = 5_000;

/** Paths of the business cards that have been filled in, newest first. */
export async function listCardAddresses(db: Database): Promise<string[]> {
  const cards = await listNewestSlugs(db, MAX_ADDRESSES);
  return cards.map(({ slug }) => cardPath(slug));
}

/** Paths of the pages of specialties in municipalities that have professionals. */
export async function listLocalAddresses(db: Database): Promise<string[]> {
  const pairs = await listLocal(db, { specialties: valuesOf(TRADES), regions: valuesOf(CITIES) });
  return pairs.flatMap(({ specialty, region }) => localPathOf(specialty, region) ?? []);
}
