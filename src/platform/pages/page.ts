import { html, raw } from "hono/html";
import type { Env } from "../../env.ts";
import { SCREEN_STATE_ID, type ScreenState } from "../../shared/screen.ts";
import { PAGE_CACHE_CONTROL } from "../http/edge-cache.ts";
import { type PageHead, scriptJson, withHead } from "./page-head.ts";
import { noScriptsHtml } from "./static-page.ts";

/** Which of the app's empty pages to fill. Each loads what its screen needs (dev/build/prerender.ts). */
export type Shell =
  | "marketplace"
  | "marketplace-anuncio"
  | "anuncio"
  | "cartao"
  | "demanda"
  | "portal-conexoes"
  | "profissionais"
  | "profissional";

/** A rendered screen; without one, the page stays empty and the app renders it. */
export interface PageContent {
  html: string;
  state: ScreenState;
}

const ROOT = '<div id="root"></div>';

/**
 * The app's page with its own head and content.
 * @param shell one of the app's empty pages
 * @param address public URL of the site, without a trailing slash
 * @param isKnown whether the browser has a session, so that the page keeps room for the side navigation
 */
export function pageHtml(
  shell: string,
  head: PageHead,
  address: string,
  { content, isKnown = false }: { content: PageContent | null; isKnown?: boolean },
): string {
  const page = withHead(isKnown ? shell.replace("<html ", "<html data-known ") : shell, head, address);
  if (!content) return page.replace(ROOT, () => ROOT + noScriptsHtml());
  const filled = html`<div id="root">${raw(content.html)}</div>
    <script type="application/json" id="${SCREEN_STATE_ID}">${scriptJson(content.state)}</script>`;
  return page.replace(ROOT, () => String(filled));
}

interface ShellFile {
  text: string;
  headers: Headers;
}

/** The build's empty pages that this isolate has read: reading one for each page took up to a fifth of its CPU. */
const shells = new Map<Shell, ShellFile>();

async function readShell({ ASSETS, settings }: Env, name: Shell): Promise<ShellFile> {
  const known = shells.get(name);
  if (known) return known;
  const file = await ASSETS.fetch(new Request(`${settings.APP_URL}/telas/${name}`));
  const headers = new Headers(file.headers);
  for (const header of ["etag", "content-length", "last-modified"]) headers.delete(header);
  headers.set("cache-control", PAGE_CACHE_CONTROL);
  const shell = { text: await file.text(), headers };
  // Vite's dev server sends no policy, and the scripts that it injects would not run under the default one.
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", "");
  else if (file.ok) shells.set(name, shell);
  return shell;
}

/** The page as a response with the headers of the app's static pages, above all their content security policy. */
export async function servePage(
  env: Env,
  shellName: Shell,
  head: PageHead,
  { content, status, isKnown }: { content: PageContent | null; status: number; isKnown: boolean },
): Promise<Response> {
  const { text, headers } = await readShell(env, shellName);
  return new Response(pageHtml(text, head, env.settings.APP_URL, { content, isKnown }), { status, headers });
}
