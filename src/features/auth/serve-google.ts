import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { logError } from "../../platform/observability/log.ts";
import { oneOf } from "../../shared/search-params.ts";
import { returnTo as safeReturnTo } from "./addresses.ts";
import { finishGoogle, hasGoogle, startGoogle } from "./google.ts";
import { logInWithGoogle } from "./log-in-with-google.ts";
import { ROLES } from "./rules.ts";
import { invitationCode } from "./schemas.ts";
import { windowPage } from "./window-page.ts";

type C = Context<AppEnv>;

const COOKIE_MINUTES = 10;
const COOKIES = {
  state: "google_state",
  verifier: "google_verifier",
  nonce: "google_nonce",
  returnTo: "google_return_to",
  invitation: "google_convite",
  window: "google_janela",
  role: "google_papel",
  tab: "google_aba",
} as const;

const roleOf = oneOf(ROLES);
const tabOf = oneOf(["cadastro"]);

interface Screen {
  returnTo: string | null;
  role?: string | undefined;
  tab?: string | undefined;
}

/** URL of the login screen, which redirects signed-in people to `returnTo` or their dashboard, or shows the failure. */
function logInScreen({ returnTo, role, tab }: Screen, failure?: { erro: "google" | "bloqueada" }): string {
  const search = new URLSearchParams({
    ...failure,
    ...(role && { papel: role }),
    ...(tab && { aba: tab }),
    ...(returnTo !== null && { voltar: returnTo }),
  }).toString();
  return search === "" ? "/entrar" : `/entrar?${search}`;
}
const FAILURE = { erro: "google" } as const;
const BLOCKED = { erro: "bloqueada" } as const;

/** Reads the cookies of the attempt that returns, and deletes them. */
function takeAttempt(c: C) {
  const take = (name: string) => {
    const value = getCookie(c, name);
    deleteCookie(c, name, { path: "/auth", httpOnly: true });
    return value;
  };
  return {
    state: take(COOKIES.state),
    verifier: take(COOKIES.verifier),
    nonce: take(COOKIES.nonce),
    returnTo: safeReturnTo(take(COOKIES.returnTo)),
    invitation: invitationCode.parse(take(COOKIES.invitation)),
    role: roleOf(take(COOKIES.role)),
    tab: tabOf(take(COOKIES.tab)),
    isWindow: take(COOKIES.window) !== undefined,
  };
}

/** Leads to Google; with `janela`, in a window above a screen that has lost its session. */
export async function start(c: C): Promise<Response> {
  const { env, secure, session } = c.var.context;
  const screen = {
    returnTo: safeReturnTo(c.req.query("voltar")),
    role: roleOf(c.req.query("papel")),
    tab: tabOf(c.req.query("aba")),
  };
  if (!hasGoogle(env.settings)) return c.redirect(logInScreen(screen, FAILURE));
  const current = screen.returnTo === null ? null : await session();
  const { url, attempt } = startGoogle(env.settings, current?.user.email ?? null);
  const cookie = { httpOnly: true, secure, sameSite: "Lax", path: "/auth", maxAge: COOKIE_MINUTES * 60 } as const;
  setCookie(c, COOKIES.state, attempt.state, cookie);
  setCookie(c, COOKIES.verifier, attempt.verifier, cookie);
  setCookie(c, COOKIES.nonce, attempt.nonce, cookie);
  const onward = {
    ...screen,
    invitation: invitationCode.parse(c.req.query("convite")),
    window: c.req.query("janela") === undefined ? null : "1",
  };
  for (const name of ["returnTo", "role", "tab", "invitation", "window"] as const) {
    const value = onward[name] ?? null;
    if (value !== null) setCookie(c, COOKIES[name], value, cookie);
    else deleteCookie(c, COOKIES[name], { path: "/auth", httpOnly: true });
  }
  return c.redirect(url.toString());
}

/** Where Google leads back to. */
export async function finish(c: C): Promise<Response> {
  const { env, now } = c.var.context;
  const { state, verifier, nonce, invitation, isWindow, ...screen } = takeAttempt(c);
  const { code, state: returned } = c.req.query();
  const failed = () => (isWindow ? windowPage(c, "failed") : c.redirect(logInScreen(screen, FAILURE)));
  if (!code || !verifier || !nonce || !state || state !== returned) return failed();
  try {
    const identity = await finishGoogle(env.settings, code, { verifier, nonce }, now);
    await logInWithGoogle(c.var.context, identity, invitation);
  } catch (error) {
    if (error instanceof DomainError && error.code === "auth.blocked") return c.redirect(logInScreen(screen, BLOCKED));
    if (!(error instanceof DomainError)) logError("google.callback", error);
    return failed();
  }
  return isWindow ? windowPage(c, "done") : c.redirect(logInScreen({ returnTo: screen.returnTo }));
}
