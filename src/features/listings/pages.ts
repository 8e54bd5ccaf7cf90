import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http.ts";
import { formatReais } from "../../platform/money.ts";
import { type KnownAnswer, renderPage, type Shell } from "../../platform/page.ts";
import { excerpt, type PageHead } from "../../platform/page-head.ts";
import { thumbnailOf } from "../../shared/image-urls.ts";
import { hasSessionCookie } from "../auth/sessions.ts";
import { idOfSlug, listingPath, queryOf } from "./addresses.ts";
import { countPublic, readPublicListing, searchPublic } from "./read-listings.ts";
import { CONDITION_LABELS } from "./rules.ts";
import type { ListingDetail, ListingPage } from "./schemas.ts";

const TITLE = "Compra e Venda";
const DESCRIPTION =
  "Materiais de construção, máquinas, ferramentas e sobras de obra anunciados por quem constrói em Mato Grosso do Sul.";
const DESCRIPTION_LENGTH = 160;
/** Screens call `auth.me` first; without a session cookie the result is known. */
const VISITOR: KnownAnswer = { path: ["auth", "me"], type: "query", input: undefined, data: null };

const SCHEMA_CONDITIONS = {
  new: "https://schema.org/NewCondition",
  used: "https://schema.org/UsedCondition",
  refurbished: "https://schema.org/RefurbishedCondition",
} as const;

/** A listing's head for link previews and search engines. `address` is the site's URL without a trailing slash. */
export function listingHead(listing: ListingDetail, address: string): PageHead {
  const price = formatReais(listing.priceCents);
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
    firstPicture: first,
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
        availability: "https://schema.org/InStock",
        priceValidUntil: new Date(listing.expiresAt).toISOString().slice(0, 10),
        url: address + listingPath(listing),
        areaServed: place,
      },
    },
  };
}

function listHead(page: ListingPage | null): PageHead {
  const first = page?.items[0]?.imageUrl;
  return {
    title: TITLE,
    description: DESCRIPTION,
    path: "/marketplace",
    firstPicture: first ? thumbnailOf(first) : undefined,
  };
}

async function listPage(c: Context<AppEnv>): Promise<Response> {
  const { env, db, now } = c.var.context;
  const { filter, sort } = queryOf(c.req.query());
  const input = { ...filter, sort };
  const [page, count] = await Promise.all([searchPublic(db, input, now), countPublic(db, filter, now)]);
  const answers: KnownAnswer[] = [
    { path: ["listings", "search"], type: "infinite", input, data: page },
    { path: ["listings", "count"], type: "query", input: filter, data: count },
  ];
  return renderPage(env, "marketplace", listHead(page), { answers: withVisitor(c, answers) });
}

/** Adds the result of `auth.me` if the request has no session cookie. */
function withVisitor(c: Context<AppEnv>, answers: KnownAnswer[]): KnownAnswer[] {
  return hasSessionCookie(c.req.header("cookie") ?? "") ? answers : [...answers, VISITOR];
}

async function listingPage(c: Context<AppEnv>, id: string, shell: Shell): Promise<Response> {
  const { env, db, now } = c.var.context;
  const listing = id ? await readPublicListing(db, id, now) : null;
  if (!listing) {
    const head = { title: "Anúncio não encontrado", description: DESCRIPTION, path: undefined, isIndexed: false };
    return renderPage(env, shell, head, { status: 404 });
  }
  // A signed-in person may be the owner, who gets a different result.
  const isVisitor = !hasSessionCookie(c.req.header("cookie") ?? "");
  const answer: KnownAnswer = { path: ["listings", "byId"], type: "query", input: { id: listing.id }, data: listing };
  return renderPage(env, shell, listingHead(listing, env.settings.APP_URL), {
    answers: isVisitor ? [answer, VISITOR] : [],
  });
}

/** Pages of the classifieds for search engines and link previews; people get the app with its first data. */
export const listingPages = new Hono<AppEnv>()
  .get("/marketplace", (c) => {
    const { anuncio, ver, editar } = c.req.query();
    if (anuncio) return listingPage(c, idOfSlug(anuncio), "marketplace");
    if (ver || editar) return renderPage(c.var.context.env, "marketplace", { ...listHead(null), isIndexed: false });
    return listPage(c);
  })
  .get("/anuncio/:slug", (c) => listingPage(c, idOfSlug(c.req.param("slug")), "anuncio"));
