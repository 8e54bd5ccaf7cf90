import { hashToken } from "../../platform/hashing/tokens.ts";
import { cardPath } from "./addresses.ts";
import type { CardFacts } from "./card-picture.ts";
import { CARD_SPECIALTIES } from "./rules.ts";
import type { PublicCard } from "./schemas.ts";

/** A card as everyone sees it. */
export type Card = Omit<PublicCard, "isOwn">;

const VERSION_LENGTH = 12;

/** What a provider's card shows of them. */
export function cardOf<Provider extends { specialties: string[] }>(provider: Provider): Provider {
  return { ...provider, specialties: provider.specialties.slice(0, CARD_SPECIALTIES) };
}

export function regionOf(card: Card): string {
  if (card.wholeState) return "Atende todo o Estado do MS";
  return card.serviceRegions.length > 0 ? `Atende ${card.serviceRegions.join(", ")}` : "";
}

export function factsOf(card: Card): CardFacts {
  return {
    name: card.name,
    profession: card.profession ?? "",
    specialties: card.specialties,
    region: regionOf(card),
    averageRating: card.averageRating,
    totalRatings: card.totalRatings,
    isPremium: card.isPremium,
  };
}

/** Hash of what a card's picture shows. */
export function pictureVersion(card: Card): string {
  return hashToken(JSON.stringify([factsOf(card), card.avatarUrl])).slice(0, VERSION_LENGTH);
}

/** URL of a card's picture. It changes with the card, so that caches don't show an outdated picture. */
export function picturePath(card: Card): string {
  return `${cardPath(card.slug)}/imagem.jpg?v=${pictureVersion(card)}`;
}
