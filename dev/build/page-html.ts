import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { PAGE_HEADERS } from "../../src/platform/http/security-headers.ts";
import { withHead } from "../../src/platform/pages/page-head.ts";
import { noScriptsHtml } from "../../src/platform/pages/static-page.ts";

/** A chunk in Vite's manifest. */
export interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

export interface PageParts {
  path: string;
  title: string;
  description: string;
  /** The page as React rendered it. */
  html: string;
  /** Files to load early, as paths from the site's root. */
  preloads: readonly string[];
  /** The app's styles, inlined so that the first paint needs one round trip less. */
  css: string;
  /** Public URL without a trailing slash. Without it, the tags that need absolute URLs are left out. */
  address: string | undefined;
}

export const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** Replaces the first match, which must exist. The text is inserted literally, even if it contains `$`. */
export function replaceOnce(page: string, place: RegExp, text: string | ReturnType<typeof html>): string {
  if (!place.test(page)) throw new Error(`nothing matches ${place}`);
  return page.replace(place, () => String(text));
}

/** These files and their imports, except for those that the app's entry loads anyway. */
export function preloadsOf(manifest: Readonly<Record<string, Chunk>>, own: readonly string[]): string[] {
  const keys = Object.keys(manifest);
  const known = new Set<string>();
  const collect = (key: string, into: Set<string>) => {
    if (known.has(key)) return;
    known.add(key);
    into.add(key);
    for (const imported of manifest[key]?.imports ?? []) collect(imported, into);
  };
  for (const key of keys.filter((key) => manifest[key]?.isEntry)) collect(key, new Set());
  const found = new Set<string>();
  for (const key of keys.filter((key) => own.includes(manifest[key]?.file ?? ""))) collect(key, found);
  return [...found].map((key) => `/${manifest[key]?.file}`);
}

export const ROOT = /<div id="root"><\/div>/;

/** The app's empty page for all other paths. It preloads the data layer, and says that it needs scripts. */
export function appHtml(shell: string, preloads: readonly string[]): string {
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join("\n    ");
  const page = replaceOnce(shell, /<\/head>/, `  ${links}\n  </head>`);
  return replaceOnce(page, ROOT, html`<div id="root"></div>${noScriptsHtml()}`);
}

const SCRIPT_TAG =
  /\s*<(?:script type="module" crossorigin src="([^"]+)"><\/script>|link rel="modulepreload" crossorigin href="([^"]+)">)/g;

/**
 * Starts the app after the first paint. Public pages and their links work without it, and on slow networks or phones
 * the scripts would delay the text. The first file is the app; the others are its imports. Until then, it records what
 * people do, and the app does it as soon as it can (web/lib/first-load/early-events.ts). In a panel's shell, it first shows the
 * placeholder for the section that the URL names.
 */
const AFTER_PAINT = `{
  const events = [], types = ["click", "input", "change"];
  const record = (event) => events.push(event);
  for (const type of types) addEventListener(type, record, true);
  const stop = () => types.forEach((type) => removeEventListener(type, record, true));
  window.earlyEvents = { events, stop };
  const section = document.querySelector("main > template");
  if (section && location.search.includes("secao=")) {
    section.parentElement.replaceChildren(section.content);
    for (const link of document.querySelectorAll("nav a")) link.ariaCurrent = link.href === location.href ? "page" : null;
  }
  const [app, ...imports] = document.currentScript.dataset.files.split(" ");
  const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values));
  requestAnimationFrame(() => setTimeout(() => {
    for (const href of imports) add("link", { rel: "modulepreload", crossOrigin: "", href });
    add("script", { type: "module", crossOrigin: "", src: app });
  }));
}`;

/** The source expression of this inline script in a content security policy. */
const AFTER_PAINT_SOURCE = `'sha256-${createHash("sha256").update(AFTER_PAINT).digest("base64")}'`;

/** The content of `_headers`, for Cloudflare's static files. The policy also allows the script that starts the app. */
export function headersFile(): string {
  const lines = Object.entries(PAGE_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  const always = replaceOnce(lines.join(""), /script-src 'self'(?=;)/, `script-src 'self' ${AFTER_PAINT_SOURCE}`);
  const kept = "/assets/*\n  cache-control: public, max-age=31536000, immutable\n";
  return `/*\n${always}\n${kept}\n/service-worker.js\n  cache-control: no-cache\n`;
}

/** Its styles inside a page. The disabled link, which loads nothing, keeps late code from loading and awaiting the file. */
const stylesHtml = (css: string, file: string) =>
  `<style>${css}</style><link rel="stylesheet" href="${file}" disabled>`;

/** The app's index.html with its styles inside, and with its scripts and those of one screen starting after the paint. */
export function screenHtml(shell: string, { css, preloads }: Pick<PageParts, "css" | "preloads">): string {
  const own = [...shell.matchAll(SCRIPT_TAG)].map(([, script, preload]) => script ?? preload);
  const file = STYLESHEET.exec(shell)?.[1] ?? "";
  const styled = replaceOnce(shell.replaceAll(SCRIPT_TAG, ""), STYLESHEET, stylesHtml(css, file));
  return replaceOnce(
    styled,
    ROOT,
    html`<div id="root"></div>
    <script data-files="${[...new Set([...own, ...preloads])].join(" ")}">${raw(AFTER_PAINT)}</script>`,
  );
}

/** A page for src/platform/pages/static-page.ts: the app's index.html without scripts. */
export const scriptlessHtml = (shell: string) => shell.replaceAll(SCRIPT_TAG, "");

/** A prerendered page: a screen's HTML with the page's own head, and its content in the app's root element. */
export function pageHtml(shell: string, page: PageParts): string {
  const { title, description, path, address } = page;
  const filled = withHead(screenHtml(shell, page), { title, tabTitle: title, description, path }, address);
  return replaceOnce(filled, ROOT, html`<div id="root" data-page="${path}">${raw(page.html)}</div>`);
}

/** The app's first question. The address is the one that its client asks for. */
const SESSION = "/trpc/auth.me?batch=1&input=%7B%7D";

const TITLE = /<title>[^<]*<\/title>/;

interface ShellParts {
  title: string;
  /** The screen as React rendered it; replaced, not hydrated. */
  html: string;
  css: string;
  preloads: readonly string[];
}

/**
 * The app's index.html with a screen's frame and placeholders, which only scripts can fill. The session is asked for
 * while the scripts load.
 */
export function shellHtml(index: string, { title, html: content, css, preloads }: ShellParts): string {
  const page = replaceOnce(screenHtml(index, { css, preloads }), TITLE, html`<title>${title}</title>`);
  return replaceOnce(
    page,
    ROOT,
    html`<div id="root" class="noscript:hidden">${raw(content)}</div>
    ${noScriptsHtml()}<link rel="preload" as="fetch" crossorigin href="${SESSION}" />`,
  );
}
