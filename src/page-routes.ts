import { Hono } from "hono";
import { trimTrailingSlash } from "hono/trailing-slash";
import { DEMAND_PATH } from "./features/demand/addresses.ts";
import { cardPath, DIRECTORY_PATH, localPath, profilePath } from "./features/networking/addresses.ts";
import type { AppEnv } from "./http.ts";

const withoutSlash = trimTrailingSlash({ alwaysRedirect: true });

/** Public pages with data: rendered for visitors and search engines, and taken over by the app. */
export const pageRoutes = new Hono<AppEnv>()
  .use("/marketplace/*", withoutSlash)
  .use("/anuncio/*", withoutSlash)
  .use(`${DEMAND_PATH}/*`, withoutSlash)
  .use(`${DIRECTORY_PATH}/*`, withoutSlash)
  .use(cardPath("*"), withoutSlash)
  .use("/profissionais/*", withoutSlash)
  .get("/networking", async (c) => (await import("./announced-pages.ts")).networking(c))
  .get("/faculdade", async (c) => (await import("./announced-pages.ts")).college(c))
  .get("/marketplace", async (c) => (await import("./pages.ts")).marketplace(c))
  .get("/anuncio/:slug", async (c) => (await import("./pages.ts")).listingPage(c))
  .get(DEMAND_PATH, async (c) => (await import("./pages.ts")).demand(c))
  .get(`${DEMAND_PATH}/imagem.jpg`, async (c) =>
    (await import("./features/demand/serve-demand-image.ts")).demandImage(c),
  )
  .get(`${DEMAND_PATH}/:servico/imagem.jpg`, async (c) =>
    (await import("./features/demand/serve-demand-image.ts")).demandImage(c),
  )
  .get(DIRECTORY_PATH, async (c) => (await import("./pages.ts")).directory(c))
  .get(profilePath(":id"), async (c) => (await import("./pages.ts")).professionalPage(c))
  .get(localPath(":trade", ":city"), async (c) => (await import("./pages.ts")).localPage(c))
  .get(cardPath(":slug"), async (c) => (await import("./pages.ts")).cardPage(c))
  .get(`${cardPath(":slug")}/imagem.jpg`, async (c) =>
    (await import("./features/networking/serve-card-image.ts")).cardImage(c),
  );
