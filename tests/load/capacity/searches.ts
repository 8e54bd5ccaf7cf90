import type { Database } from "../../../db/client.ts";
import { savedSearches } from "../../../db/schema/index.ts";
import { MARKETPLACE_CATEGORIES } from "../../../src/features/listings/catalogue.ts";
import { PRICE_MAX_CENTS } from "../../../src/features/listings/rules.ts";
import { savedPath } from "../../../src/features/listings/saved-addresses.ts";
import { savedName } from "../../../src/features/listings/saved-search.ts";
import type { ListingInput, SavedFilter } from "../../../src/features/listings/schemas.ts";
import { newId } from "../../../src/platform/ids.ts";
import { MUNICIPALITIES, STATE } from "../../../src/shared/municipalities.ts";
import { providerAt } from "../seed-providers.ts";
import { SEARCHES } from "./assumptions.ts";

const CHUNK = 1_000;
/** Pairs of a category and a city, so many that a listing's has its share of the searches. */
export const PLACES = Math.round(1 / SEARCHES.inPlace);

function placeAt(n: number) {
  const place = n % PLACES;
  const category = MARKETPLACE_CATEGORIES[place % MARKETPLACE_CATEGORIES.length];
  const city = MUNICIPALITIES[Math.floor(place / MARKETPLACE_CATEGORIES.length)];
  if (!category || !city) throw new Error("there are not so many places");
  return { category: category.slug, cityId: city.ibge };
}

/** What searches for `SOLD_WORD` find. */
export const soldAt = (n: number): ListingInput => ({
  ...placeAt(n),
  title: `Betoneira 400 L, número ${n}`,
  description: "Usada em uma obra, com motor revisado e nota fiscal. Retirar no local.",
  priceCents: 250_000,
  condition: "used",
  stateId: STATE.id,
  neighborhood: "",
  zipCode: "",
  showPhone: true,
  showWhatsapp: true,
  priceNegotiable: true,
});
export const SOLD_WORD = "betoneira";
export const OTHER_WORD = "andaime";

export const searchAt = (n: number, text: string): SavedFilter => ({
  ...placeAt(n),
  text,
  minPriceCents: null,
  maxPriceCents: null,
});

/**
 * Saves searches for a text, with these numbers, of the first `people` providers. Deliveries walk searches by id, in which
 * each is `distance` after the one before.
 */
export async function seedSearches(
  db: Database,
  text: string,
  { from, to, people, distance = 1 }: { from: number; to: number; people: number; distance?: number },
): Promise<void> {
  for (let start = from; start < to; start += CHUNK) {
    const numbers = Array.from({ length: Math.min(CHUNK, to - start) }, (_, i) => start + i);
    await db.insert(savedSearches).values(
      numbers.map((n) => {
        const filter = searchAt(n, text);
        return {
          id: newId(1 + Math.floor((n - from) * distance)),
          userId: providerAt(n % people).user.id,
          name: savedName(filter),
          // Equal ones of a person, which the product would not save.
          path: `${savedPath(filter)}&n=${n}`,
          text,
          category: filter.category ?? "",
          cityId: filter.cityId ?? 0,
          minPriceCents: 0,
          maxPriceCents: PRICE_MAX_CENTS,
          createdAt: 1,
        };
      }),
    );
  }
}
