import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http.ts";
import { excerpt, type KnownAnswer, type PageHead, renderPage } from "../../platform/page.ts";
import { hashToken } from "../../platform/tokens.ts";
import { hasSessionCookie } from "../auth/sessions.ts";
import { makeCardImage } from "./card-image.ts";
import type { CardFacts } from "./card-picture.ts";
import { readPublicCard } from "./read-profile.ts";
import { cardInput, type PublicCard } from "./schemas.ts";

const SITE_TEXT = "Cartão de visita digital no Portal da Construção";
const DESCRIPTION_LENGTH = 160;
type Card = Omit<PublicCard, "isOwn">;

const IMAGE_LIFETIME = "public, max-age=86400";
const VERSION_LENGTH = 12;
/** WhatsApp shows pictures of this size whole. */
const IMAGE_SIZE = { width: 1200, height: 630 };

function regionOf(card: Card): string {
  if (card.wholeState) return "Atende todo o Estado do MS";
  return card.serviceRegions.length > 0 ? `Atende ${card.serviceRegions.join(", ")}` : "";
}

function factsOf(card: Card): CardFacts {
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

/** A changed card has a picture of another address, so that no cache shows the former one. */
function imagePathOf(card: Card): string {
  const version = hashToken(JSON.stringify([factsOf(card), card.avatarUrl])).slice(0, VERSION_LENGTH);
  return `/cartao/${card.slug}/imagem.jpg?v=${version}`;
}

/** How a card shows in a link's preview and to search engines. `address` is the site's, without a slash at the end. */
export function cardHead(card: Card, address: string): PageHead {
  const path = `/cartao/${card.slug}`;
  const title = [card.name, card.profession].filter(Boolean).join(" - ");
  const text = [card.specialties.join(", "), regionOf(card), SITE_TEXT].filter(Boolean).join(". ");
  return {
    title,
    description: excerpt(text, DESCRIPTION_LENGTH),
    path,
    kind: "profile",
    image: { path: imagePathOf(card), ...IMAGE_SIZE },
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": address + path,
      name: card.name,
      url: address + path,
      image: address + (card.avatarUrl ?? imagePathOf(card)),
      description: excerpt(text, DESCRIPTION_LENGTH),
      ...(card.whatsapp ? { telephone: `+55${card.whatsapp}` } : {}),
      ...(card.instagram ? { sameAs: [`https://www.instagram.com/${card.instagram}`] } : {}),
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
  // Whoever is logged in may be the owner, and then the answer is another.
  const isVisitor = !hasSessionCookie(c.req.header("cookie") ?? "");
  return renderPage(env, "cartao", cardHead(card, env.settings.APP_URL), { answers: isVisitor ? answers : [] });
}

async function cardImage(c: Context<AppEnv>): Promise<Response> {
  const { env, later } = c.var.context;
  const cached = await caches.default.match(c.req.raw);
  if (cached) return new Response(cached.body, cached);
  const card = await findCard(c);
  if (!card) return c.text("Cartão não encontrado", 404);
  const image = await makeCardImage(env, factsOf(card), card.avatarUrl);
  const response = new Response(image.body, {
    headers: { "content-type": "image/jpeg", "cache-control": IMAGE_LIFETIME, "x-content-type-options": "nosniff" },
  });
  later(caches.default.put(c.req.raw, response.clone()));
  return response;
}

/** Business cards as link previews and search engines want them; people get the app with the card's data in it. */
export const cardPages = new Hono<AppEnv>().get("/cartao/:slug", cardPage).get("/cartao/:slug/imagem.jpg", cardImage);
