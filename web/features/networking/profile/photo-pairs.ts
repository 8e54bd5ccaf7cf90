import type { PortfolioPhoto } from "#src/features/networking/schemas.ts";

type Pair = readonly [before: PortfolioPhoto, after: PortfolioPhoto];

/** The photos in their order, each alone or with the one from before the work, in the place of the one after it. */
export function pairsOf(photos: readonly PortfolioPhoto[]): (Pair | readonly [PortfolioPhoto])[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const groups = photos.map((photo) => {
    const before = byId.get(photo.beforeId ?? "");
    return before ? ([before, photo] as const) : ([photo] as const);
  });
  const paired = new Set(groups.flatMap(([first, after]) => (after ? [first.id] : [])));
  return groups.filter(([first, after]) => after !== undefined || !paired.has(first.id));
}

/** Those with which a photo can be a pair: they are in none with a third photo. */
export function pairable(photos: readonly PortfolioPhoto[], { id }: PortfolioPhoto): PortfolioPhoto[] {
  const isFree = (photo: PortfolioPhoto) => photo.beforeId === null && afterOf(photos, photo, id) === undefined;
  return photos.filter((photo) => photo.id !== id && isFree(photo));
}

/** The photo of which this one is the 'before', other than `except`. */
export function afterOf(photos: readonly PortfolioPhoto[], { id }: PortfolioPhoto, except?: string) {
  return photos.find((photo) => photo.beforeId === id && photo.id !== except);
}
