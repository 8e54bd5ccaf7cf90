import { Hono } from "hono";
import { trimTrailingSlash } from "hono/trailing-slash";
import type { AppEnv } from "../../http.ts";
import { VERIFY_PATH } from "./addresses.ts";

/** Certificates: pages for anyone, without the app. */
export const certificatePages = new Hono<AppEnv>()
  .use(`${VERIFY_PATH}/*`, trimTrailingSlash({ alwaysRedirect: true }))
  .get(VERIFY_PATH, async (c) => (await import("./serve-certificates.ts")).verify(c))
  .get(`${VERIFY_PATH}/:code`, async (c) => (await import("./serve-certificates.ts")).certificate(c))
  .get(`${VERIFY_PATH}/:code/imagem.jpg`, async (c) => (await import("./serve-certificates.ts")).picture(c));
