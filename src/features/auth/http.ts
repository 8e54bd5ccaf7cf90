import { Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { logError } from "../../platform/log.ts";
import { finishGoogle, hasGoogle, startGoogle } from "./google.ts";
import { logInWithGoogle } from "./log-in-with-google.ts";

const COOKIE_MINUTES = 10;
const STATE_COOKIE = "google_state";
const VERIFIER_COOKIE = "google_verifier";

/** Where a Google sign-in that failed comes back to; the page shows the specified toast. */
const FAILED = "/entrar?erro=google";
/** Sends people on: to the choice of a role when they have none, else to the choice of a panel. */
const ENTERED = "/entrar";

/** Google sign-in: the two steps that are navigations and no procedure calls. */
export const googleRoutes = new Hono<AppEnv>()
  .get("/", (c) => {
    const { env, secure } = c.var.context;
    if (!hasGoogle(env.settings)) return c.redirect(FAILED);
    const { url, state, verifier } = startGoogle(env.settings);
    const cookie = { httpOnly: true, secure, sameSite: "Lax", path: "/auth", maxAge: COOKIE_MINUTES * 60 } as const;
    setCookie(c, STATE_COOKIE, state, cookie);
    setCookie(c, VERIFIER_COOKIE, verifier, cookie);
    return c.redirect(url.toString());
  })
  .get("/callback", async (c) => {
    const { env, now } = c.var.context;
    const state = getCookie(c, STATE_COOKIE);
    const verifier = getCookie(c, VERIFIER_COOKIE);
    deleteCookie(c, STATE_COOKIE, { path: "/auth" });
    deleteCookie(c, VERIFIER_COOKIE, { path: "/auth" });
    const { code, state: returned } = c.req.query();
    if (!code || !verifier || !state || state !== returned) return c.redirect(FAILED);
    try {
      await logInWithGoogle(c.var.context, await finishGoogle(env.settings, code, verifier, now));
    } catch (error) {
      if (!(error instanceof DomainError)) logError("google.callback", error, { requestId: c.var.context.requestId });
      return c.redirect(FAILED);
    }
    return c.redirect(ENTERED);
  });
