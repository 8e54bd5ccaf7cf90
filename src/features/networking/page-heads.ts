import { excerpt, type PageHead, type PreviewImage } from "../../platform/pages/page-head.ts";
import { instagramLink } from "../../shared/links.ts";
import { nameSlug } from "../../shared/slug.ts";
import { cardPath, DIRECTORY_PATH, directoryPath, localPath, profilePath } from "./addresses.ts";
import { type Card, picturePath, regionOf } from "./card-facts.ts";
import { localPathOf } from "./local-places.ts";
import { CARD_PAGE, DIRECTORY_PAGE, LOCAL_PAGE, PROFESSIONAL_PAGE } from "./messages.ts";
import { directoryTitle, PAGE_SIZE } from "./rules.ts";
import type { DirectoryEntry, DirectoryInput, DirectoryPage, LocalPage } from "./schemas.ts";

const DESCRIPTION_LENGTH = 160;
/** WhatsApp shows pictures of this size uncropped. */
const IMAGE_SIZE = { width: 1200, height: 630 };

const titleOf = (card: Card) => [card.name, card.profession].filter(Boolean).join(" - ");
const textOf = (card: Card, siteText: string) =>
  excerpt([card.specialties.join(", "), regionOf(card), siteText].filter(Boolean).join(". "), DESCRIPTION_LENGTH);
const imageOf = (card: Card): PreviewImage => ({
  path: picturePath(card),
  alt: CARD_PAGE.picture(card.name),
  ...IMAGE_SIZE,
});

/** The person as a schema.org business, with the same id on the card and on the page. */
function businessOf(card: Card, address: string) {
  const url = address + cardPath(card.slug);
  return {
    "@type": "LocalBusiness",
    "@id": url,
    name: card.name,
    url,
    image: address + (card.avatarUrl ?? picturePath(card)),
    description: textOf(card, CARD_PAGE.text),
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
  };
}

const goneHead = (texts: { notFound: string; notFoundText: string }): PageHead => ({
  title: texts.notFound,
  description: texts.notFoundText,
  path: undefined,
  isIndexed: false,
});

/** A card's head. In all heads, `address` is the site's URL without a trailing slash. */
export function cardHead(card: Card | null, address: string): PageHead {
  if (!card) return goneHead(CARD_PAGE);
  return {
    title: titleOf(card),
    description: textOf(card, CARD_PAGE.text),
    path: cardPath(card.slug),
    kind: "profile",
    image: imageOf(card),
    jsonLd: { "@context": "https://schema.org", ...businessOf(card, address) },
  };
}

/**
 * The head of a professional's page. Card and page are about the same person, so search engines keep one of them: the
 * card, because its URL has the person's name in it, and is the one that people share and print.
 */
export function professionalHead(card: Card | null, address: string): PageHead {
  if (!card) return goneHead(PROFESSIONAL_PAGE);
  const path = profilePath(card.id);
  return {
    title: titleOf(card),
    description: textOf(card, PROFESSIONAL_PAGE.text),
    path,
    canonicalPath: cardPath(card.slug),
    kind: "profile",
    image: imageOf(card),
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "ProfilePage",
      url: address + path,
      mainEntity: businessOf(card, address),
    },
  };
}

/** schema.org data of a page that lists people, the first after `before` others. */
function collectionOf(
  { title, description, path }: { title: string; description: string; path: string },
  people: readonly DirectoryEntry[],
  { before, address }: { before: number; address: string },
) {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: title,
    description,
    url: address + path,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: people.map(({ id, name }, index) => ({
        "@type": "ListItem",
        position: before + index + 1,
        name,
        url: address + profilePath(id),
      })),
    },
  };
}

/** The head of the page of a specialty in a municipality; null if it has no professionals. */
export function localHead(page: LocalPage | null, address: string): PageHead {
  if (!page) return goneHead(LOCAL_PAGE);
  const { specialty, city, items, total } = page;
  const head = {
    title: LOCAL_PAGE.title(specialty, city),
    description: LOCAL_PAGE.text(specialty, city, LOCAL_PAGE.count(total)),
    path: localPath(nameSlug(specialty), nameSlug(city)),
  };
  return { ...head, jsonLd: collectionOf(head, items, { before: 0, address }) };
}

/** Without a page: if the search is invalid. */
export function directoryHead(input: DirectoryInput, page: DirectoryPage | null, address: string): PageHead {
  if (!page)
    return { title: DIRECTORY_PAGE.title, description: DIRECTORY_PAGE.text(), path: DIRECTORY_PATH, isIndexed: false };
  const title = directoryTitle(input);
  const path = directoryPath({ ...input, page: page.page });
  const description = DIRECTORY_PAGE.text(title);
  const head = { title: title ?? DIRECTORY_PAGE.title, description, path };
  // Both pages list the same people; only those of the whole state make no page of a municipality.
  const isLocal = page.items.some(({ serviceRegions }) => serviceRegions.some((name) => name === input.region));
  const canonicalPath = isLocal ? localPathOf(input.specialty, input.region) : undefined;
  return {
    ...head,
    ...(canonicalPath ? { canonicalPath } : {}),
    // A new site has nobody to list; a filter without results is no page.
    isIndexed: page.items.length > 0 || title === undefined,
    jsonLd: collectionOf(head, page.items, { before: (page.page - 1) * PAGE_SIZE, address }),
  };
}
