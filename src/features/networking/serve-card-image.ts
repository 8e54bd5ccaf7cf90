import type { Context } from "hono";
import type { AppEnv } from "../../http.ts";
import { serveDrawn } from "../../platform/pictures/serve-drawn.ts";
import { cardPath } from "./addresses.ts";
import { picturePath, pictureVersion } from "./card-facts.ts";
import { CARD_BACKGROUND, makeCardImage } from "./card-image.ts";
import { findBySlugOrId } from "./read-profile.ts";
import { cardInput } from "./schemas.ts";

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
