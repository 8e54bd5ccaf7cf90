import type { Env } from "../../env.ts";
import { loadPortrait } from "../../platform/images/portrait.ts";
import { drawOn } from "../../platform/pictures/drawing.ts";
import { decodePng } from "../../platform/pictures/picture.ts";
import { type Card, factsOf } from "./card-facts.ts";
import { drawCard, PORTRAIT_SIDE } from "./card-picture.ts";

/** Made by dev/draw/link-previews.ts: 1200×630 pixels without any card's data. */
export const CARD_BACKGROUND = "/figuras/cartao-fundo.png";

/** The picture of a card for link previews. Throws `unavailable`, since one without the portrait would be kept. */
export async function makeCardImage(env: Env, card: Card): Promise<Response> {
  const png = await loadPortrait(env, card.avatarUrl, PORTRAIT_SIDE, { format: "image/png" });
  const portrait = png && decodePng(png);
  return drawOn(env, CARD_BACKGROUND, (picture, letters) => drawCard(picture, letters, factsOf(card), portrait));
}
