import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http.ts";
import { type KnownAnswer, renderPage, type Shell } from "../../platform/page.ts";
import { hasSessionCookie } from "../auth/sessions.ts";
import { cardPath, DIRECTORY_PATH, directoryInputOf, directorySearch, profilePath } from "./addresses.ts";
import type { Card } from "./card-facts.ts";
import { CARD_PAGE, PROFESSIONAL_PAGE } from "./messages.ts";
import { cardHead, directoryHead, professionalHead } from "./page-heads.ts";
import { readDirectory } from "./read-directory.ts";
import { readPublicCard, readPublicPage } from "./read-profile.ts";
import { cardInput, directoryInput, professionalInput } from "./schemas.ts";
import { cardImage } from "./serve-card-image.ts";

/** Screens call `auth.me` first; without a session cookie the result is known. */
const VISITOR: KnownAnswer = { path: ["auth", "me"], type: "query", input: undefined, data: null };

/** A signed-in person may get different results: their own card or page, their connections. */
const isVisitor = (c: Context<AppEnv>) => !hasSessionCookie(c.req.header("cookie") ?? "");

function notFound(c: Context<AppEnv>, shell: Shell, texts: { notFound: string; notFoundText: string }) {
  const head = { title: texts.notFound, description: texts.notFoundText, path: undefined, isIndexed: false };
  return renderPage(c.var.context.env, shell, head, { status: 404 });
}

async function findCard(c: Context<AppEnv>): Promise<Card | null> {
  const input = cardInput.safeParse({ slugOrId: c.req.param("slug") });
  return input.success ? readPublicCard(c.var.context.db, input.data.slugOrId) : null;
}

async function cardPage(c: Context<AppEnv>): Promise<Response> {
  const { env } = c.var.context;
  const slugOrId = c.req.param("slug") ?? "";
  const card = await findCard(c);
  if (!card) return notFound(c, "cartao", CARD_PAGE);
  if (card.slug !== slugOrId) return c.redirect(cardPath(card.slug), 301);
  const answers: KnownAnswer[] = [
    { path: ["networking", "card"], type: "query", input: { slugOrId }, data: { ...card, isOwn: false } },
    VISITOR,
  ];
  return renderPage(env, "cartao", cardHead(card, env.settings.APP_URL), { answers: isVisitor(c) ? answers : [] });
}

async function professionalPage(c: Context<AppEnv>): Promise<Response> {
  const { env } = c.var.context;
  const id = c.req.param("id") ?? "";
  const input = professionalInput.safeParse({ id: id.toLowerCase() });
  const page = input.success ? await readPublicPage(c.var.context, input.data.id) : null;
  if (!page) return notFound(c, "profissional", PROFESSIONAL_PAGE);
  const { professional, references, photos } = page;
  if (professional.id !== id) return c.redirect(profilePath(professional.id), 301);
  const answers: KnownAnswer[] = [
    { path: ["networking", "profile"], type: "query", input: { id }, data: professional },
    { path: ["networking", "references"], type: "infinite", input: { id }, data: references },
    { path: ["networking", "portfolio"], type: "query", input: { id }, data: photos },
    VISITOR,
  ];
  const head = professionalHead(professional, env.settings.APP_URL);
  return renderPage(env, "profissional", head, { answers: isVisitor(c) ? answers : [] });
}

async function directoryPage(c: Context<AppEnv>): Promise<Response> {
  const { env } = c.var.context;
  const input = directoryInputOf(directorySearch(c.req.query()));
  const parsed = directoryInput.safeParse(input);
  if (!parsed.success) {
    const head = directoryHead(directoryInputOf({}), null, env.settings.APP_URL);
    return renderPage(env, "portal-conexoes", { ...head, isIndexed: false });
  }
  const page = isVisitor(c) ? await readDirectory(c.var.context, parsed.data) : null;
  const answers: KnownAnswer[] = page
    ? [{ path: ["networking", "directory"], type: "query", input, data: page }, VISITOR]
    : [];
  return renderPage(env, "portal-conexoes", directoryHead(parsed.data, page, env.settings.APP_URL), { answers });
}

/** Cards, professionals and their directory for link previews and search engines; people get the app with its data. */
export const networkingPages = new Hono<AppEnv>()
  .get(DIRECTORY_PATH, directoryPage)
  .get(profilePath(":id"), professionalPage)
  .get(cardPath(":slug"), cardPage)
  .get(`${cardPath(":slug")}/imagem.jpg`, cardImage);
