import { searchRow } from "../../src/features/listings/saved-searches.ts";
import type { SavedFilter } from "../../src/features/listings/schemas.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { MUNICIPALITIES } from "../../src/shared/municipalities.ts";
import { DAY_MS } from "../../src/shared/time.ts";

const ANY: SavedFilter = { text: "", category: null, cityId: null, minPriceCents: null, maxPriceCents: null };
const SAVED_AGO = 2 * DAY_MS;
const FOUND = /^Betoneira/;

interface Listing {
  row: { id: string; title: string; createdAt: number };
}

/** The demo client's saved searches. Of the newer one, a listing was told. */
export function searchRows(idOf: (key: string) => string, listings: readonly Listing[], now: number) {
  const userId = idOf("client");
  const cityId = MUNICIPALITIES.find(({ name }) => name === "Campo Grande")?.ibge ?? null;
  const row = (filter: Partial<SavedFilter>, createdAt: number) => ({
    id: newId(createdAt),
    userId,
    ...searchRow({ ...ANY, ...filter }),
    createdAt,
  });
  const leftovers = row({ category: "sobras-obra", maxPriceCents: 500_00 }, now - 2 * SAVED_AGO);
  const mixers = row({ text: "betoneira", cityId }, now - SAVED_AGO);
  const listing = listings.find(({ row }) => FOUND.test(row.title) && row.createdAt > mixers.createdAt)?.row;
  if (!listing) throw new Error("demonstration data: no new listing is in the saved search");
  const { id: listingId, createdAt } = listing;
  return {
    searches: [leftovers, mixers],
    settings: { userId },
    match: { searchId: mixers.id, listingId, telling: newId(createdAt), createdAt },
    notice: {
      id: newId(createdAt),
      userId,
      kind: "saved-search",
      subjectId: mixers.id,
      details: { name: mixers.name, count: 1, path: mixers.path, since: createdAt },
      createdAt,
    },
  };
}
