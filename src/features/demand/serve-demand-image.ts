import type { Context } from "hono";
import type { AppEnv } from "../../http.ts";
import { serveDrawn } from "../../platform/pictures/serve-drawn.ts";
import { factsOf, pictureFolder, picturePath, pictureVersion } from "./demand-facts.ts";
import { DEMAND_BACKGROUND, makeDemandImage } from "./demand-picture.ts";
import { readBoard } from "./read-demand.ts";
import { boardInput } from "./schemas.ts";

/** `/demanda/imagem.jpg?v=…`, or `/demanda/:servico/imagem.jpg?v=…`. */
export function demandImage(c: Context<AppEnv>): Promise<Response> {
  const { context } = c.var;
  const trade = c.req.param("servico") ?? null;
  return serveDrawn(c, {
    page: pictureFolder(trade),
    background: DEMAND_BACKGROUND,
    find: async () => {
      const input = boardInput.safeParse({ trade });
      if (!input.success) return null;
      const facts = factsOf(trade, await readBoard(context, input.data));
      return {
        path: picturePath(facts),
        key: `demanda/${pictureVersion(facts)}.jpg`,
        draw: () => makeDemandImage(context.env, facts),
      };
    },
  });
}
