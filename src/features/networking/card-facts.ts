import { hashToken } from "../../platform/hashing/tokens.ts";
import { cardPath } from "./addresses.ts";
import type { CardFacts } from "./card-picture.ts";
import type { ProfessionalPage } from "./schemas.ts";

/** What pictures and heads of pages tell about a professional. */
export type Card = Pick<
  ProfessionalPage,
  | "id"
  | "slug"
  | "name"
  | "profession"
  | "avatarUrl"
  | "isPremium"
  | "averageRating"
  | "totalRatings"
  | "specialties"
  | "serviceRegions"
  | "wholeState"
  | "instagram"
>;

const VERSION_LENGTH = 12;

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
