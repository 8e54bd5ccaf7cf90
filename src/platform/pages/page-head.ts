import { html, raw } from "hono/html";
import { LOGO_ALT, SITE } from "../../shared/site.ts";

/** The head of a page, for clients that do not run it: search engines and link previews. */
export interface PageHead {
  /** Without the name of the site. */
  title: string;
  /** Title of the tab; the default is the title with the name of the site. */
  tabTitle?: string;
  description: string;
  /** The page's own path; undefined if there is nothing at this URL. */
  path: string | undefined;
  /** Path of the page that search engines show instead of this one. */
  canonicalPath?: string;
  image?: PreviewImage | undefined;
  /** `og:type`; the default is "website". */
  kind?: "website" | "product" | "profile";
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
  /** schema.org data. */
  jsonLd?: Record<string, unknown>;
  /** Path of the first image on the screen, to preload it. */
  firstPicture?: string | undefined;
}

/** Path, text for people who don't see it, and size in pixels if known. */
export interface PreviewImage {
  path: string;
  alt: string;
  width?: number;
  height?: number;
}

const LOGO: PreviewImage = { path: "/apple-touch-icon.png", alt: LOGO_ALT, width: 180, height: 180 };

/** JSON that cannot close the script element around it. */
export const scriptJson = (value: unknown) => raw(JSON.stringify(value).replaceAll("<", "\\u003c"));

function meta(attribute: "name" | "property", key: string, content: string | number) {
  return html`<meta ${attribute}="${key}" content="${content}" />`;
}

function urlTags(path: string, canonicalPath: string, address: string) {
  return [html`<link rel="canonical" href="${address + canonicalPath}" />`, meta("property", "og:url", address + path)];
}

function imageTags({ path, alt, width, height }: PreviewImage, address: string) {
  return [
    meta("property", "og:image", address + path),
    ...(width ? [meta("property", "og:image:width", width)] : []),
    ...(height ? [meta("property", "og:image:height", height)] : []),
    meta("property", "og:image:alt", alt),
  ];
}

/**
 * All tags in the head that belong to one page; the others are in web/index.html.
 * @param address public URL of the site, without a trailing slash; without it, tags that need absolute URLs are left out
 */
export function headTags(head: PageHead, address: string | undefined): string {
  const { title, description, path, image, jsonLd, firstPicture } = head;
  const tags = [
    html`<title>${head.tabTitle ?? `${title} | ${SITE}`}</title>`,
    meta("name", "description", description),
    ...(head.isIndexed === false ? [meta("name", "robots", "noindex")] : []),
    ...(address && path !== undefined ? urlTags(path, head.canonicalPath ?? path, address) : []),
    meta("property", "og:type", head.kind ?? "website"),
    meta("property", "og:site_name", SITE),
    meta("property", "og:locale", "pt_BR"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    ...(address ? imageTags(image ?? LOGO, address) : []),
    meta("name", "twitter:card", image ? "summary_large_image" : "summary"),
    ...(firstPicture ? [html`<link rel="preload" as="image" href="${firstPicture}" fetchpriority="high" />`] : []),
    ...(jsonLd ? [html`<script type="application/ld+json">${scriptJson(jsonLd)}</script>`] : []),
  ];
  return tags.join("\n    ");
}

const SHELL_TITLE = /<title>[^<]*<\/title>/;
const SHELL_DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;

/** The app's index.html with the tags of {@link headTags} in place of its title and description. */
export function withHead(shell: string, head: PageHead, address: string | undefined): string {
  if (!SHELL_TITLE.test(shell) || !SHELL_DESCRIPTION.test(shell))
    throw new Error("the shell has no title or description");
  return shell.replace(SHELL_DESCRIPTION, "").replace(SHELL_TITLE, () => headTags(head, address));
}

/** Shortens a text to one line of at most `max` characters, cut after the last whole word. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), max / 2)).trimEnd()}…`;
}
