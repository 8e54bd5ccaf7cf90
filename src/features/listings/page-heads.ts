import { excerpt, type PageHead } from "../../platform/pages/page-head.ts";
import { dayOf } from "../../shared/day.ts";
import { thumbnailOf } from "../../shared/image-urls.ts";
import { listingPath } from "./addresses.ts";
import { listingPrice } from "./messages.ts";
import { CONDITION_LABELS } from "./rules.ts";
import type { ListingDetail, ListingPage } from "./schemas.ts";

const TITLE = "Compra e Venda";
const DESCRIPTION =
  "Materiais de construção, máquinas, ferramentas e sobras de obra anunciados por quem constrói em Mato Grosso do Sul.";
const DESCRIPTION_LENGTH = 160;
const GONE: PageHead = {
  title: "Anúncio não encontrado",
  description: DESCRIPTION,
  path: undefined,
  isIndexed: false,
};

const SCHEMA_CONDITIONS = {
  new: "https://schema.org/NewCondition",
  used: "https://schema.org/UsedCondition",
  refurbished: "https://schema.org/RefurbishedCondition",
} as const;

/** A listing's head for link previews and search engines. `address` is the site's URL without a trailing slash. */
export function listingHead(listing: ListingDetail | null, address: string): PageHead {
  if (!listing) return GONE;
  const price = listingPrice(listing.priceCents);
  const place = `${listing.cityName}, ${listing.stateId}`;
  const text = excerpt(listing.description, DESCRIPTION_LENGTH);
  const pictures = listing.photos.map(({ url }) => address + url);
  const first = listing.photos[0]?.url;
  return {
    title: `${listing.title} - ${price}`,
    description: `${CONDITION_LABELS[listing.condition]}, ${place}. ${text}`,
    path: listingPath(listing),
    kind: "product",
    image: first ? { path: first, alt: listing.title } : undefined,
    firstPicture: first && thumbnailOf(first),
    isIndexed: listing.isActive,
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "Product",
      name: listing.title,
      description: text,
      category: listing.categoryName,
      ...(pictures.length > 0 ? { image: pictures } : {}),
      offers: {
        "@type": "Offer",
        price: (listing.priceCents / 100).toFixed(2),
        priceCurrency: "BRL",
        itemCondition: SCHEMA_CONDITIONS[listing.condition],
        availability: `https://schema.org/${listing.isSold ? "SoldOut" : "InStock"}`,
        priceValidUntil: dayOf(listing.expiresAt),
        url: address + listingPath(listing),
        areaServed: place,
      },
    },
  };
}

export function listHead(page: ListingPage | null): PageHead {
  const first = page?.items[0]?.imageUrl;
  return {
    title: TITLE,
    description: DESCRIPTION,
    path: "/marketplace",
    firstPicture: first ? thumbnailOf(first) : undefined,
  };
}
