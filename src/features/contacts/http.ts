import { Hono } from "hono";
import type { AppEnv } from "../../http.ts";
import { STATIC_PAGE_POLICY } from "../../platform/pages/static-page.ts";

export const contactRoutes = new Hono<AppEnv>()
  .use("/contato/*", async (c, next) => {
    await next();
    c.header("content-security-policy", STATIC_PAGE_POLICY);
    c.header("x-robots-tag", "noindex, nofollow");
    c.header("cache-control", "no-store");
    c.header("vary", "Accept");
  })
  .get("/contato/:name/:id", async (c) => (await import("./serve-contact.ts")).answer(c))
  .get("/contato/*", async (c) => (await import("./serve-contact.ts")).answer(c));
