import type { Context as HonoContext } from "hono";
import type { AppEnv } from "../../http.ts";
import { IMAGE_PATH } from "../../shared/image-urls.ts";
import type { Context } from "../../trpc/context.ts";
import { EMBEDDABLE } from "../http/security-headers.ts";
import { fromBucket } from "../images/bucket.ts";
import { PICTURE_EDGE_SECONDS } from "../images/images.ts";
import { releaseReservation } from "../images/queries-images.ts";
import { logError, logInfo } from "../observability/log.ts";
import { claimPicture, storePicture } from "./queries-drawn.ts";

const PICTURE_HEADERS = {
  "content-type": "image/jpeg",
  "cache-control": `public, max-age=86400, s-maxage=${PICTURE_EDGE_SECONDS}`,
  ...EMBEDDABLE,
};
const REDIRECT_CACHE_CONTROL = "public, max-age=60";

/** How many times, and at which interval, a request checks for the picture that another one is drawing. */
const MAX_POLLS = 12;
const LOOK_AGAIN_MS = 250;

/** The current picture of something. */
interface DrawnPicture {
  /** Its URL's path and search; it changes with what the picture shows. */
  path: string;
  /** Where it is stored. */
  key: string;
  draw: () => Promise<Response>;
}

async function findPicture({ env }: Context, key: string): Promise<ArrayBuffer | null> {
  return fromBucket(env, async (bucket) => (await bucket.get(key))?.arrayBuffer() ?? null);
}

async function drawPicture({ env }: Context, { key, draw }: DrawnPicture): Promise<ArrayBuffer> {
  const drawn = await draw();
  const bytes = await drawn.arrayBuffer();
  await fromBucket(env, (bucket) => bucket.put(key, bytes, { httpMetadata: { contentType: "image/jpeg" } }));
  logInfo("picture.drawn", { key });
  return bytes;
}

/** Draws a picture that this request claimed, unless another one stored it just before the claim. */
async function drawClaimed(ctx: Context, picture: DrawnPicture): Promise<ArrayBuffer | null> {
  const { key } = picture;
  try {
    const bytes = (await findPicture(ctx, key)) ?? (await drawPicture(ctx, picture));
    await storePicture(ctx.db, IMAGE_PATH + key, ctx.now);
    return bytes;
  } catch (error) {
    logError("picture.draw", error, { key });
    await releaseReservation(ctx.db, IMAGE_PATH + key);
    return null;
  }
}

/**
 * The stored picture, drawn first if missing; null above the limits, and if drawing failed or took too long.
 * Of concurrent requests in any isolate, one draws and the others poll the storage: they can't share a promise, because
 * it would stay pending forever if the request that made it ended.
 */
async function findOrDraw(ctx: Context, picture: DrawnPicture): Promise<ArrayBuffer | null> {
  const stored = await findPicture(ctx, picture.key);
  if (stored) return stored;
  const claim = await claimPicture(ctx.db, IMAGE_PATH + picture.key, ctx.address, ctx.now);
  if (claim === "limited") return null;
  if (claim === "claimed") return drawClaimed(ctx, picture);
  for (let look = 0; look < MAX_POLLS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    const drawn = await findPicture(ctx, picture.key);
    if (drawn) return drawn;
  }
  return null;
}

/** The background alone, shown while the picture can't be drawn. Never cached. */
async function emptyPicture({ env }: Context, background: string): Promise<Response> {
  const file = await env.ASSETS.fetch(new Request(env.settings.APP_URL + background));
  return new Response(file.body, {
    headers: { "content-type": "image/png", "cache-control": "no-store", ...EMBEDDABLE },
  });
}

export interface DrawnPage {
  /** Path of the page that the picture belongs to, as it was requested. */
  page: string;
  /** File of the picture's background. */
  background: string;
  /** Null if there is no such page. */
  find: () => Promise<DrawnPicture | null>;
}

/** `{page}/imagem.jpg?v=…`: the picture of the current version; any other URL redirects to it. */
export async function serveDrawn(c: HonoContext<AppEnv>, { page, background, find }: DrawnPage): Promise<Response> {
  const { context } = c.var;
  const { APP_URL } = context.env.settings;
  // The key consists of page and version only, and is only written after the checks below.
  const key = `${APP_URL}${page}/imagem.jpg?v=${encodeURIComponent(c.req.query("v") ?? "")}`;
  const cached = await caches.default.match(key);
  if (cached) return new Response(cached.body, { headers: PICTURE_HEADERS });
  const picture = await find();
  if (!picture) return c.text("Imagem não encontrada", 404);
  if (key !== APP_URL + picture.path) {
    return c.body(null, 302, { location: picture.path, "cache-control": REDIRECT_CACHE_CONTROL });
  }
  const bytes = await findOrDraw(context, picture);
  if (!bytes) return emptyPicture(context, background);
  const response = new Response(bytes, { headers: PICTURE_HEADERS });
  context.waitUntil(caches.default.put(key, response.clone()));
  return response;
}
