import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http.ts";
import { excerpt, type KnownAnswer, type PageHead, renderPage } from "../../platform/page.ts";
import { instagramLink } from "../../shared/links.ts";
import { recordCardView } from "../analytics/record-card-view.ts";
import { isBot } from "../analytics/rules.ts";
import { hasSessionCookie } from "../auth/sessions.ts";
import { type Card, picturePath, regionOf } from "./card-facts.ts";
import { readPublicCard } from "./read-profile.ts";
import { cardInput } from "./schemas.ts";
import { cardImage } from "./serve-card-image.ts";

const SITE_TEXT = "Cartão de visita digital no Portal da Construção";
const DESCRIPTION_LENGTH = 160;
/** WhatsApp shows pictures of this size uncropped. */
const IMAGE_SIZE = { width: 1200, height: 630 };

/** A card's head for link previews and search engines. `address` is the site's URL without a trailing slash. */
export function cardHead(card: Card, address: string): PageHead {
  const path = `/cartao/${card.slug}`;
  const title = [card.name, card.profession].filter(Boolean).join(" - ");
  const text = [card.specialties.join(", "), regionOf(card), SITE_TEXT].filter(Boolean).join(". ");
  return {
    title,
    description: excerpt(text, DESCRIPTION_LENGTH),
    path,
    kind: "profile",
    image: { path: picturePath(card), ...IMAGE_SIZE },
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

async function findCard(c: Context<AppEnv>): Promise<Card | null> {
  const input = cardInput.safeParse({ slugOrId: c.req.param("slug") });
  return input.success ? readPublicCard(c.var.context.db, input.data.slugOrId) : null;
}

async function cardPage(c: Context<AppEnv>): Promise<Response> {
  const { env } = c.var.context;
  const slugOrId = c.req.param("slug") ?? "";
  const card = await findCard(c);
  if (!card) {
    const head = { title: "Cartão não encontrado", description: SITE_TEXT, path: "/portal-conexoes", isIndexed: false };
    return renderPage(env, "cartao", head, { status: 404 });
  }
  if (card.slug !== slugOrId) return c.redirect(`/cartao/${card.slug}`, 301);
  const answers: KnownAnswer[] = [
    { path: ["networking", "card"], type: "query", input: { slugOrId }, data: { ...card, isOwn: false } },
    { path: ["auth", "me"], type: "query", input: undefined, data: null },
  ];
  // A signed-in person may be the owner, who gets a different result. The app asks for it, which counts the view.
  const isVisitor = !hasSessionCookie(c.req.header("cookie") ?? "");
  const isPerson = c.req.method === "GET" && !isBot(c.req.header("user-agent") ?? "");
  if (isVisitor && isPerson) recordCardView(c.var.context, card.id);
  return renderPage(env, "cartao", cardHead(card, env.settings.APP_URL), { answers: isVisitor ? answers : [] });
}

/** Business cards for link previews and search engines; people get the app with the card's data. */
export const cardPages = new Hono<AppEnv>().get("/cartao/:slug", cardPage).get("/cartao/:slug/imagem.jpg", cardImage);
