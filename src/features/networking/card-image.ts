import { inflateRawSync } from "node:zlib";
import type { Env } from "../../env.ts";
import { logError } from "../../platform/log.ts";
import { decodePng, encodePng, type Picture } from "../../platform/picture.ts";
import { IMAGE_PATH } from "../../shared/image-urls.ts";
import { type Letters, parseLetters } from "./card-letters.ts";
import { type CardFacts, drawCard, PORTRAIT_SIDE } from "./card-picture.ts";

const QUALITY = 82;
/** Made by dev/card-picture/make.ts: 1200×630 pixels without any card's data, and the letters. */
export const BACKGROUND_FILE = "/figuras/cartao-fundo.png";
const LETTERS_FILE = "/figuras/cartao-letras.bin";

let parts: { background: Uint8Array; letters: Letters } | undefined;

/** Fetches the parts, once per isolate. */
async function loadParts(env: Env) {
  if (parts) return parts;
  const [background, letters] = await Promise.all(
    [BACKGROUND_FILE, LETTERS_FILE].map(async (file) => {
      const response = await env.ASSETS.fetch(new Request(env.settings.APP_URL + file));
      return new Uint8Array(await response.arrayBuffer());
    }),
  );
  if (!background || !letters) throw new Error("the parts of the card's picture are missing");
  parts = { background, letters: parseLetters(new Uint8Array(inflateRawSync(letters))) };
  return parts;
}

/** The person's photo as a square; null if there is none or it can't be read. */
async function loadPortrait(env: Env, avatarUrl: string | null): Promise<Picture | null> {
  if (!avatarUrl?.startsWith(IMAGE_PATH)) return null;
  try {
    const stored = await env.PHOTOS.get(avatarUrl.slice(IMAGE_PATH.length));
    if (!stored) return null;
    const square = await env.IMAGES.input(stored.body)
      .transform({ width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, fit: "cover" })
      .output({ format: "image/png" });
    return decodePng(new Uint8Array(await square.response().arrayBuffer()));
  } catch (error) {
    logError("card.portrait", error, { avatarUrl });
    return null;
  }
}

/** The picture of a card for link previews: a JPEG of 1200×630 pixels, below 300 kB. */
export async function makeCardImage(env: Env, facts: CardFacts, avatarUrl: string | null): Promise<Response> {
  const [{ background, letters }, portrait] = await Promise.all([loadParts(env), loadPortrait(env, avatarUrl)]);
  const png = encodePng(drawCard(decodePng(background), letters, facts, portrait));
  const jpeg = await env.IMAGES.input(new Blob([png as Uint8Array<ArrayBuffer>]).stream()).output({
    format: "image/jpeg",
    quality: QUALITY,
  });
  return jpeg.response();
}
