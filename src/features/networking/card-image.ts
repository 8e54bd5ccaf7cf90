import type { Env } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import { fromBucket } from "../../platform/images/bucket.ts";
import { withImageErrors } from "../../platform/images/images.ts";
import { logError } from "../../platform/observability/log.ts";
import { drawOn } from "../../platform/pictures/drawing.ts";
import { decodePng, type Picture } from "../../platform/pictures/picture.ts";
import { IMAGE_PATH } from "../../shared/image-urls.ts";
import { type Card, factsOf } from "./card-facts.ts";
import { drawCard, PORTRAIT_SIDE } from "./card-picture.ts";

/** Made by dev/card-picture/make.ts: 1200×630 pixels without any card's data. */
export const CARD_BACKGROUND = "/figuras/cartao-fundo.png";

/** The person's photo as a square; null if there is none or it can't be read. Throws `unavailable`. */
async function loadPortrait(env: Env, avatarUrl: string | null): Promise<Picture | null> {
  if (!avatarUrl?.startsWith(IMAGE_PATH)) return null;
  const stored = await fromBucket(env, (bucket) => bucket.get(avatarUrl.slice(IMAGE_PATH.length)));
  if (!stored) return null;
  try {
    const png = await withImageErrors("portrait", async () => {
      const square = await env.IMAGES.input(stored.body)
        .transform({ width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, fit: "cover" })
        .output({ format: "image/png" });
      return square.response().arrayBuffer();
    });
    return decodePng(new Uint8Array(png));
  } catch (error) {
    // A picture without the portrait would be kept.
    if (error instanceof DomainError && error.code === "unavailable") throw error;
    logError("card.portrait", error, { avatarUrl });
    return null;
  }
}

/** The picture of a card for link previews. */
export async function makeCardImage(env: Env, card: Card): Promise<Response> {
  const portrait = await loadPortrait(env, card.avatarUrl);
  return drawOn(env, CARD_BACKGROUND, (picture, letters) => drawCard(picture, letters, factsOf(card), portrait));
}
