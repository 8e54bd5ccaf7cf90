import { Hono } from "hono";
import type { AppEnv } from "../../http.ts";
import { STATIC_FORM_POLICY } from "../pages/static-page.ts";
import type { StoppableLetters } from "./serve-stop.ts";

/**
 * `/{key}`: stops letters of one kind to a person. Links only ask, because mail programs follow them; the page's button, and
 * the mail program's own, post (RFC 8058).
 */
export const stopRoutes = (load: () => Promise<StoppableLetters>) =>
  new Hono<AppEnv>()
    .use(async (c, next) => {
      await next();
      c.header("content-security-policy", STATIC_FORM_POLICY);
      c.header("x-robots-tag", "noindex, nofollow");
      c.header("cache-control", "no-store");
      c.header("referrer-policy", "no-referrer");
    })
    .get("/:key", async (c) => (await import("./serve-stop.ts")).question(c, await load()))
    .post("/:key", async (c) => (await import("./serve-stop.ts")).stop(c, await load()));
