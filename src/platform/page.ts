import { html } from "hono/html";
import type { Env } from "../env.ts";
import { type PageHead, scriptJson, withHead } from "./page-head.ts";

/** The response to a query that the screen will send, in tRPC's terms. */
export interface KnownAnswer {
  path: readonly [string, string];
  type: "query" | "infinite";
  input: unknown;
  data: unknown;
}

/**
 * The app's page with its own head, and with embedded responses that spare the screen its first requests.
 * @param shell the app's index.html
 * @param address public URL of the site, without a trailing slash
 * @param answers public data only, because everyone gets the same page
 */
export function pageHtml(shell: string, head: PageHead, address: string, answers: readonly KnownAnswer[] = []): string {
  const known =
    answers.length > 0 ? html`<script type="application/json" id="respostas">${scriptJson(answers)}</script>` : "";
  return withHead(shell, head, address).replace('<div id="root"></div>', () => `<div id="root"></div>${known}`);
}

/** Which of the app's empty pages to fill. Each preloads what its screen needs (dev/build/prerender.ts). */
export type Shell = "marketplace" | "anuncio" | "cartao" | "portal-conexoes" | "profissional";

/** The page as a response with the headers of the app's static pages, above all their content security policy. */
export async function renderPage(
  env: Env,
  shellName: Shell,
  head: PageHead,
  options: { answers?: readonly KnownAnswer[]; status?: number } = {},
): Promise<Response> {
  const shell = await env.ASSETS.fetch(new Request(`${env.settings.APP_URL}/telas/${shellName}`));
  const html = pageHtml(await shell.text(), head, env.settings.APP_URL, options.answers);
  const headers = new Headers(shell.headers);
  for (const name of ["etag", "content-length", "last-modified"]) headers.delete(name);
  headers.set("cache-control", "no-cache");
  // Vite's dev server sends no policy, and the scripts that it injects would not run under the default one.
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", "");
  return new Response(html, { status: options.status ?? 200, headers });
}
