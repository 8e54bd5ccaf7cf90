import { Hono } from "hono";
import type { AppEnv } from "../../http.ts";

/** Google sign-in: its two steps are navigations, so they can't be procedures. */
export const googleRoutes = new Hono<AppEnv>()
  .get("/", async (c) => (await import("./serve-google.ts")).start(c))
  .get("/callback", async (c) => (await import("./serve-google.ts")).finish(c));
