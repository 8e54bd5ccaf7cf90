import { html } from "hono/html";
import { TERMS_VERSION, TERMS_VERSIONS } from "../../src/features/auth/rules.ts";
import { withHead } from "../../src/platform/pages/page-head.ts";
import { frameHtml } from "../../src/platform/pages/static-page.ts";
import { formatDate } from "../../src/shared/format.ts";
import { OWN_DATA_PATH } from "../../web/lib/links.ts";
import { LEGAL, type LegalText, legalVersion } from "./legal-texts.ts";
import { ROOT, replaceOnce, scriptlessHtml } from "./page-html.ts";

interface LegalPage {
  path: string;
  text: LegalText;
  /** The other text of the same version. */
  other: { path: string; title: string };
  version: string;
}

function pagesOf(version: (typeof TERMS_VERSIONS)[number], suffix: string): LegalPage[] {
  const { terms, privacy } = legalVersion(version);
  const at = ({ path, title }: LegalText) => ({ path: path + suffix, title });
  return [
    { path: at(terms).path, text: terms, other: at(privacy), version },
    { path: at(privacy).path, text: privacy, other: at(terms), version },
  ];
}

/** Pages of text that need neither the app nor the worker: the present version, and each version below its date. */
export const LEGAL_PAGES: readonly LegalPage[] = [
  ...pagesOf(TERMS_VERSION, ""),
  ...TERMS_VERSIONS.flatMap((version) => pagesOf(version, `/${version}`)),
];

const linkClass = "link inline-flex min-h-11 items-center";

function sectionHtml({ title, texts }: LegalText["sections"][number]) {
  return html`
            <h2 class="title mt-6 text-xl">${title}</h2>
            ${texts.map((text) => html`<p class="mt-2">${text}</p>`)}`;
}

function formerHtml({ path }: LegalText) {
  return html`
            <p class="mt-2 font-semibold">${LEGAL.former} <a href="${path}" class="${linkClass}">${LEGAL.present}</a></p>`;
}

/** A legal text with its version, and a note that it is a draft. */
export function legalHtml(shell: string, page: LegalPage, address: string | undefined): string {
  const { path, text, other, version } = page;
  const { title, description, sections } = text;
  const head = { title, description, path, canonicalPath: text.path, isIndexed: path === text.path };
  return replaceOnce(
    withHead(scriptlessHtml(shell), head, address),
    ROOT,
    html`<div id="root">${frameHtml(html`
          <article class="mx-auto max-w-3xl rounded-card bg-white px-5 py-8 text-ink [--ring:var(--color-signal)]">
            <h1 class="title text-2xl">${title}</h1>
            <p class="mt-2 text-ink-soft">${LEGAL.version(formatDate(version))}</p>
            ${version === TERMS_VERSION ? "" : formerHtml(text)}
            <p class="mt-2 font-semibold text-danger">${LEGAL.draft}</p>
            ${sections.map(sectionHtml)}
            <p class="mt-6 flex flex-wrap gap-x-6">
              <a href="${other.path}" class="${linkClass}">${other.title}</a>
              <a href="${OWN_DATA_PATH}" class="${linkClass}">${LEGAL.ownData}</a>
            </p>
          </article>`)}</div>`,
  );
}
