import { excerpt, type PageHead } from "../../platform/page-head.ts";
import { instagramLink } from "../../shared/links.ts";
import { type Card, picturePath, regionOf } from "./card-facts.ts";

const SITE_TEXT = "Cartão de visita digital no Portal da Construção";
const DESCRIPTION_LENGTH = 160;
/** WhatsApp shows pictures of this size uncropped. */
const IMAGE_SIZE = { width: 1200, height: 630 };

const CARD_GONE: PageHead = {
  title: "Cartão não encontrado",
  description: SITE_TEXT,
  path: undefined,
  isIndexed: false,
};

/** A card's head for link previews and search engines. `address` is the site's URL without a trailing slash. */
export function cardHead(card: Card | null, address: string): PageHead {
  if (!card) return CARD_GONE;
  const path = `/cartao/${card.slug}`;
  const title = [card.name, card.profession].filter(Boolean).join(" - ");
  const text = [card.specialties.join(", "), regionOf(card), SITE_TEXT].filter(Boolean).join(". ");
  return {
    title,
    description: excerpt(text, DESCRIPTION_LENGTH),
    path,
    kind: "profile",
    image: { path: picturePath(card), alt: `Cartão de visita de ${card.name}`, ...IMAGE_SIZE },
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": address + path,
      name: card.name,
      url: address + path,
      image: address + (card.avatarUrl ?? picturePath(card)),
      description: excerpt(text, DESCRIPTION_LENGTH),
      ...(card.instagram ? { sameAs: [instagramLink(card.instagram)] } : {}),
      address: { "@type": "PostalAddress", addressRegion: "MS", addressCountry: "BR" },
      areaServed: card.wholeState ? ["Mato Grosso do Sul"] : card.serviceRegions,
      knowsAbout: card.specialties,
      ...(card.totalRatings > 0
        ? {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: card.averageRating.toFixed(1),
              ratingCount: card.totalRatings,
              bestRating: 5,
              worstRating: 1,
            },
          }
        : {}),
    },
  };
}
