import { html, raw } from "hono/html";
import { noScriptsHtml } from "../../src/platform/pages/static-page.ts";
import { ROOT, replaceOnce, screenHtml } from "./page-html.ts";

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

/** The app's index.html with a screen's frame and placeholders, which only scripts can fill. The session is asked for while the scripts load. */
export function shellHtml(index: string, { title, html: content, css, preloads }: ShellParts): string {
  const page = replaceOnce(screenHtml(index, { css, preloads }), TITLE, html`<title>${title}</title>`);
  return replaceOnce(
    page,
    ROOT,
    html`<div id="root" class="noscript:hidden">${raw(content)}</div>
    ${noScriptsHtml()}<link rel="preload" as="fetch" crossorigin href="${SESSION}" />`,
  );
}
