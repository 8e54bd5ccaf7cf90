import { html, raw } from "hono/html";
import type { Env } from "../env.ts";

/** The head of a page, for clients that do not run it: search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** Path of the preview image, with its size in pixels if known. */
  image?: { path: string; width?: number; height?: number } | undefined;
  /** `og:type`; the default is "website". */
  kind?: "website" | "product" | "profile";
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
  /** schema.org data. */
  jsonLd?: Record<string, unknown>;
  /** Path of the first image on the screen, to preload it. */
  firstPicture?: string | undefined;
}

/** The response to a query that the screen will send, in tRPC's terms. */
export interface KnownAnswer {
  path: readonly [string, string];
  type: "query" | "infinite";
  input: unknown;
  data: unknown;
}

const SITE = "Portal da Construção";

/** JSON that cannot close the script element around it. */
const scriptJson = (value: unknown) => raw(JSON.stringify(value).replaceAll("<", "\\u003c"));

function meta(attribute: "name" | "property", key: string, content: string) {
  return html`<meta ${attribute}="${key}" content="${content}" />`;
}

function headTags(head: PageHead, address: string) {
  const { image, jsonLd, firstPicture } = head;
  return [
    html`<link rel="canonical" href="${address + head.path}" />`,
    meta("property", "og:type", head.kind ?? "website"),
    meta("property", "og:site_name", SITE),
    meta("property", "og:locale", "pt_BR"),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:url", address + head.path),
    meta("property", "og:image", address + (image?.path ?? "/apple-touch-icon.png")),
    ...(image?.width ? [meta("property", "og:image:width", String(image.width))] : []),
    ...(image?.height ? [meta("property", "og:image:height", String(image.height))] : []),
    meta("name", "twitter:card", image ? "summary_large_image" : "summary"),
    ...(head.isIndexed === false ? [meta("name", "robots", "noindex")] : []),
    ...(firstPicture ? [html`<link rel="preload" as="image" href="${firstPicture}" fetchpriority="high" />`] : []),
    ...(jsonLd ? [html`<script type="application/ld+json">${scriptJson(jsonLd)}</script>`] : []),
  ];
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
  return shell
    .replace(/<title>[^<]*<\/title>/, () => String(html`<title>${head.title} | ${SITE}</title>`))
    .replace(/<meta\s+name="description"[^>]*>/, () => String(meta("name", "description", head.description)))
    .replace("</head>", () => `  ${headTags(head, address).join("\n    ")}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>${known}`);
}

/** Shortens a text to one line of at most `max` characters, cut after the last whole word. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), max / 2)).trimEnd()}…`;
}

/** Which of the app's empty pages to fill. Each preloads what its screen needs (dev/build/prerender.ts). */
export type Shell = "marketplace" | "anuncio" | "cartao";

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
