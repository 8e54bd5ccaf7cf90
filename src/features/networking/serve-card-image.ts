import type { Context } from "hono";
import type { Env } from "../../env.ts";
import type { AppEnv } from "../../http.ts";
import { loadPortrait } from "../../platform/images/portrait.ts";
import { drawOn } from "../../platform/pictures/drawing.ts";
import { decodePng } from "../../platform/pictures/picture.ts";
import { serveDrawn } from "../../platform/pictures/serve-drawn.ts";
import { cardPath } from "./addresses.ts";
import { type Card, factsOf, picturePath, pictureVersion } from "./card-facts.ts";
import { drawCard, PORTRAIT_SIDE } from "./card-picture.ts";
import { findBySlugOrId } from "./read-profile.ts";
import { cardInput } from "./schemas.ts";

/** Made by dev/draw/link-previews.ts: 1200×630 pixels without any card's data. */
const CARD_BACKGROUND = "/figuras/cartao-fundo.png";

/** The picture of a card for link previews. Throws `unavailable`, since one without the portrait would be kept. */
async function makeCardImage(env: Env, card: Card): Promise<Response> {
  const png = await loadPortrait(env, card.avatarUrl, PORTRAIT_SIDE, { format: "image/png" });
  const portrait = png && decodePng(png);
  return drawOn(env, CARD_BACKGROUND, (picture, letters) => drawCard(picture, letters, factsOf(card), portrait));
}

/** `/cartao/:slug/imagem.jpg?v=…`. */
export function cardImage(c: Context<AppEnv>): Promise<Response> {
  const { env, db } = c.var.context;
  const slug = c.req.param("slug") ?? "";
  return serveDrawn(c, {
    page: cardPath(encodeURIComponent(slug)),
    background: CARD_BACKGROUND,
    find: async () => {
      const input = cardInput.safeParse({ slugOrId: slug });
      const card = input.success ? await findBySlugOrId(db, input.data.slugOrId, "") : null;
      if (!card) return null;
      return {
        path: picturePath(card),
        key: `cartoes/${card.id}/${pictureVersion(card)}.jpg`,
        draw: () => makeCardImage(env, card),
      };
    },
  });
}
