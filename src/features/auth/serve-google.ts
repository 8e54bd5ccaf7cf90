import { createHash } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { logError } from "../../platform/observability/log.ts";
import { STATIC_PAGE_POLICY, staticPageHtml } from "../../platform/pages/static-page.ts";
import { oneOf } from "../../shared/search-params.ts";
import { returnTo as safeReturnTo } from "./addresses.ts";
import { finishGoogle, hasGoogle, startGoogle } from "./google.ts";
import { logInWithGoogle } from "./log-in-with-google.ts";
import { ROLES } from "./rules.ts";
import { invitationCode } from "./schemas.ts";

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

const ENDS = {
  done: {
    title: "Você entrou de novo",
    text: "Feche esta janela e volte para a anterior: o que você escreveu continua lá.",
    actions: [],
  },
  failed: {
    title: "Não foi possível entrar com o Google",
    text: "Tente de novo, ou feche esta janela: o que você escreveu continua na anterior.",
    actions: [{ label: "Tentar de novo", href: "/auth/google?janela=1" }],
  },
} as const;

/** Other tabs hear of what is stored, and the one that waits goes on (web/features/auth/log-in/log-in-again.tsx). */
const SCRIPT = `localStorage.setItem("entrou-de-novo",Date.now());close()`;

const POLICY = `${STATIC_PAGE_POLICY}; script-src 'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

/**
 * The end of a log-in in a window of its own, which closes by itself where browsers let it. Not a screen of the app, which
 * would tell the other tabs that nobody is logged in.
 */
async function windowPage(c: Context<AppEnv>, end: keyof typeof ENDS): Promise<Response> {
  const page = await staticPageHtml(c.var.context.env, ENDS[end]);
  if (end === "failed") return c.html(page, 200, { "content-security-policy": STATIC_PAGE_POLICY });
  const headers = { "content-security-policy": POLICY, "cache-control": "no-store" };
  return c.html(
    page.replace("</body>", () => `<script>${SCRIPT}</script></body>`),
    200,
    headers,
  );
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
