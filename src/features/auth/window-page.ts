import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { AppEnv } from "../../http.ts";
import { STATIC_PAGE_POLICY, staticPageHtml } from "../../platform/pages/static-page.ts";

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
export async function windowPage(c: Context<AppEnv>, end: keyof typeof ENDS): Promise<Response> {
  const page = await staticPageHtml(c.var.context.env, ENDS[end]);
  if (end === "failed") return c.html(page, 200, { "content-security-policy": STATIC_PAGE_POLICY });
  const headers = { "content-security-policy": POLICY, "cache-control": "no-store" };
  return c.html(
    page.replace("</body>", () => `<script>${SCRIPT}</script></body>`),
    200,
    headers,
  );
}
