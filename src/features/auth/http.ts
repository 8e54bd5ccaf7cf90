import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { logError } from "../../platform/log.ts";
import { finishGoogle, hasGoogle, startGoogle } from "./google.ts";
import { logInWithGoogle } from "./log-in-with-google.ts";

const COOKIE_MINUTES = 10;
const COOKIES = {
  state: "google_state",
  verifier: "google_verifier",
  nonce: "google_nonce",
  target: "google_target",
} as const;

/** Where a Google sign-in that failed comes back to; the page shows the specified toast. */
const FAILED = "/entrar?erro=google";
/** Sends people on: to the choice of a role when they have none, else to the choice of a panel. */
const ENTERED = "/entrar";
/** Where else a sign-in may lead, by the name under which it is asked for (`?para=perfil`). */
const TARGETS = new Map([["perfil", "/profile"]]);

/** What the cookies have kept of the sign-in that comes back, which they forget. */
function takeAttempt(c: Context<AppEnv>) {
  const take = (name: string) => {
    const value = getCookie(c, name);
    deleteCookie(c, name, { path: "/auth" });
    return value;
  };
  return {
    state: take(COOKIES.state),
    verifier: take(COOKIES.verifier),
    nonce: take(COOKIES.nonce),
    target: take(COOKIES.target),
  };
}

/** Google sign-in: the two steps that are navigations and no procedure calls. */
export const googleRoutes = new Hono<AppEnv>()
  .get("/", async (c) => {
    const { env, secure, session } = c.var.context;
    if (!hasGoogle(env.settings)) return c.redirect(FAILED);
    const target = c.req.query("para") ?? "";
    const current = TARGETS.has(target) ? await session() : null;
    const { url, attempt } = startGoogle(env.settings, current?.user.email ?? null);
    const cookie = { httpOnly: true, secure, sameSite: "Lax", path: "/auth", maxAge: COOKIE_MINUTES * 60 } as const;
    setCookie(c, COOKIES.state, attempt.state, cookie);
    setCookie(c, COOKIES.verifier, attempt.verifier, cookie);
    setCookie(c, COOKIES.nonce, attempt.nonce, cookie);
    if (TARGETS.has(target)) setCookie(c, COOKIES.target, target, cookie);
    else deleteCookie(c, COOKIES.target, { path: "/auth" });
    return c.redirect(url.toString());
  })
  .get("/callback", async (c) => {
    const { env, now } = c.var.context;
    const { state, verifier, nonce, target } = takeAttempt(c);
    const { code, state: returned } = c.req.query();
    if (!code || !verifier || !nonce || !state || state !== returned) return c.redirect(FAILED);
    try {
      await logInWithGoogle(c.var.context, await finishGoogle(env.settings, code, { verifier, nonce }, now));
    } catch (error) {
      if (!(error instanceof DomainError)) logError("google.callback", error, { requestId: c.var.context.requestId });
      return c.redirect(FAILED);
    }
    return c.redirect(TARGETS.get(target ?? "") ?? ENTERED);
  });
