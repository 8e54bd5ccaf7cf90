import type { Context as HonoContext } from "hono";
import type { Env } from "../../env.ts";
import type { AppEnv } from "../../http.ts";
import { PICTURE_EDGE_SECONDS } from "../../platform/images.ts";
import { logError, logInfo } from "../../platform/log.ts";
import { releaseReservation } from "../../platform/queries-images.ts";
import { EMBEDDABLE } from "../../platform/security-headers.ts";
import { IMAGE_PATH } from "../../shared/image-urls.ts";
import type { Context } from "../../trpc/context.ts";
import { type Card, factsOf, picturePath, pictureVersion } from "./card-facts.ts";
import { BACKGROUND_FILE, makeCardImage } from "./card-image.ts";
import { claimPicture, keepPicture } from "./queries-card-image.ts";
import { readCardFor } from "./read-profile.ts";
import { cardInput } from "./schemas.ts";

const PICTURE_HEADERS = {
  "content-type": "image/jpeg",
  "cache-control": `public, max-age=86400, s-maxage=${PICTURE_EDGE_SECONDS}`,
  ...EMBEDDABLE,
};
const REDIRECT_CACHE_CONTROL = "public, max-age=60";

/** How many times, and at which interval, a request checks for the picture that another one is drawing. */
const LOOKS = 12;
const LOOK_AGAIN_MS = 250;

async function findPicture({ PHOTOS }: Env, url: string): Promise<ArrayBuffer | null> {
  const object = await PHOTOS.get(url.slice(IMAGE_PATH.length));
  return object ? object.arrayBuffer() : null;
}

async function drawPicture(env: Env, card: Card, url: string): Promise<ArrayBuffer> {
  const drawn = await makeCardImage(env, factsOf(card), card.avatarUrl);
  const bytes = await drawn.arrayBuffer();
  await env.PHOTOS.put(url.slice(IMAGE_PATH.length), bytes, { httpMetadata: { contentType: "image/jpeg" } });
  logInfo("card.drawn", { url });
  return bytes;
}

/** Draws a picture that this request claimed, unless another one stored it just before the claim. */
async function drawClaimed({ env, db, now }: Context, card: Card, url: string): Promise<ArrayBuffer | null> {
  try {
    const bytes = (await findPicture(env, url)) ?? (await drawPicture(env, card, url));
    await keepPicture(db, url, now);
    return bytes;
  } catch (error) {
    logError("card.draw", error, { url });
    await releaseReservation(db, url);
    return null;
  }
}

/**
 * The stored picture of a card, drawn first if missing; null above the limits, and if drawing failed or took too long.
 * Of concurrent requests in any isolate, one draws and the others poll the storage: they can't share a promise, because
 * it would stay pending forever if the request that made it ended.
 */
async function findOrDraw(ctx: Context, card: Card): Promise<ArrayBuffer | null> {
  const url = `${IMAGE_PATH}cartoes/${card.id}/${pictureVersion(card)}.jpg`;
  const stored = await findPicture(ctx.env, url);
  if (stored) return stored;
  const claim = await claimPicture(ctx.db, url, ctx.address, ctx.now);
  if (claim === "limited") return null;
  if (claim === "claimed") return drawClaimed(ctx, card, url);
  for (let look = 0; look < LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    const drawn = await findPicture(ctx.env, url);
    if (drawn) return drawn;
  }
  return null;
}

/** The picture without any card's data, shown while the card's own can't be drawn. Never cached. */
async function genericPicture({ env }: Context): Promise<Response> {
  const file = await env.ASSETS.fetch(new Request(env.settings.APP_URL + BACKGROUND_FILE));
  return new Response(file.body, {
    headers: { "content-type": "image/png", "cache-control": "no-store", ...EMBEDDABLE },
  });
}

/** `/cartao/:slug/imagem.jpg?v=…`: the picture of the current version; any other URL redirects to it. */
export async function cardImage(c: HonoContext<AppEnv>): Promise<Response> {
  const { context } = c.var;
  const { env, db, later } = context;
  const slug = c.req.param("slug") ?? "";
  // The key consists of slug and version only, and is only written after the checks below.
  const key = `${env.settings.APP_URL}/cartao/${encodeURIComponent(slug)}/imagem.jpg?v=${encodeURIComponent(c.req.query("v") ?? "")}`;
  const cached = await caches.default.match(key);
  if (cached) return new Response(cached.body, { headers: PICTURE_HEADERS });
  const input = cardInput.safeParse({ slugOrId: slug });
  const card = input.success ? await readCardFor(db, "", input.data.slugOrId) : null;
  if (!card) return c.text("Cartão não encontrado", 404);
  const path = picturePath(card);
  if (key !== env.settings.APP_URL + path) {
    return c.body(null, 302, { location: path, "cache-control": REDIRECT_CACHE_CONTROL });
  }
  const picture = await findOrDraw(context, card);
  if (!picture) return genericPicture(context);
  const response = new Response(picture, { headers: PICTURE_HEADERS });
  later(caches.default.put(key, response.clone()));
  return response;
}
