import { html } from "hono/html";
import { TERMS_VERSION } from "../../src/features/auth/rules.ts";
import { withHead } from "../../src/platform/page-head.ts";
import { frameHtml } from "../../src/platform/static-page.ts";
import { LEGAL, type LegalText, PRIVACY, TERMS } from "./legal-texts.ts";
import { ROOT, replaceOnce, scriptlessHtml } from "./page-html.ts";

/** Pages of text that need neither the app nor the worker. */
export const LEGAL_PAGES = [
  { ...TERMS, other: PRIVACY },
  { ...PRIVACY, other: TERMS },
] as const;

function sectionHtml({ title, texts }: LegalText["sections"][number]) {
  return html`
            <h2 class="title mt-6 text-xl">${title}</h2>
            ${texts.map((text) => html`<p class="mt-2">${text}</p>`)}`;
}

/** A legal text with its version, and a note that it is a draft. */
export function legalHtml(shell: string, page: (typeof LEGAL_PAGES)[number], address: string | undefined): string {
  const { title, description, path, other } = page;
  const version = TERMS_VERSION.split("-").reverse().join("/");
  const head = { title, description, path };
  return replaceOnce(
    withHead(scriptlessHtml(shell), head, address),
    ROOT,
    html`<div id="root">${frameHtml(html`
          <article class="mx-auto max-w-3xl rounded-card bg-white px-5 py-8 text-ink [--ring:var(--color-signal)]">
            <h1 class="title text-2xl">${title}</h1>
            <p class="mt-2 text-ink-soft">${LEGAL.version(version)}</p>
            <p class="mt-2 font-semibold text-danger">${LEGAL.draft}</p>
            ${page.sections.map(sectionHtml)}
            <p class="mt-6"><a href="${other.path}" class="link inline-flex min-h-11 items-center">${other.title}</a></p>
          </article>`)}</div>`,
  );
}
