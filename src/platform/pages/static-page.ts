import { html, raw } from "hono/html";
import type { Env } from "../../env.ts";
import { SITE } from "../../shared/site.ts";
import { type PageHead, withHead } from "./page-head.ts";

/** A page without scripts that says what happened and where to go next. */
export interface StaticPage {
  title: string;
  text: string;
  /** Large, below the text. */
  link?: { label: string; href: string } | undefined;
  /** Below the text. */
  lists?: readonly { title: string; items: readonly string[] }[];
  /** Label of a button that posts to the page's own address. */
  submit?: string;
  /** The first one is the primary one, unless there is a link or a button. */
  actions: readonly { label: string; href: string }[];
}

/** The page loads the app's stylesheet, font and icons. It runs no scripts. */
export const STATIC_PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** For pages with a button that posts. */
export const STATIC_FORM_POLICY = STATIC_PAGE_POLICY.replace("form-action 'none'", "form-action 'self'");

const SCRIPTS = /\s*(?:<script[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>)/gs;

/** The drawing of web/ui/drawings/logo.tsx for dark backgrounds. */
const LOGO = raw(
  `<svg width="30" height="30" viewBox="0 0 32 32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#fff"/><path d="M9.5 9V20" stroke="#0f4c81" stroke-dasharray="1.6 1.4" opacity=".75"/><path d="M23 8A13.2 13.2 0 0 1 9.8 21.2" stroke="#f97316" stroke-width="3"/><path d="M9 8h15.5" stroke="#0f4c81" stroke-width="3"/><path d="M9.5 4.5v5M9.5 19.7v8" stroke="#0f4c81" stroke-width="5"/></svg>`,
);

/** The classes of web/ui/button.tsx. Tailwind scans this file (web/styles.css). */
const BUTTON =
  "inline-flex min-h-12 items-center justify-center rounded-control px-5 py-2.5 text-center leading-tight font-semibold transition-colors";

export const PRIMARY_BUTTON = `${BUTTON} bg-signal text-white hover:bg-signal-dark`;
export const OUTLINE_BUTTON = `${BUTTON} border border-concrete-500 bg-white text-ink hover:border-blueprint hover:text-blueprint`;

function anchor({ label, href }: { label: string; href: string }, className: string) {
  return html`<a href="${href}" class="${className}">${label}</a>`;
}

type Html = ReturnType<typeof html>;

/** The blueprint around a page's content, with the logo above. */
export function frameHtml(content: Html) {
  return html`
      <div class="blueprint-grid on-dark flex min-h-dvh flex-col bg-blueprint pt-safe pb-safe text-white">
        <header class="mx-auto flex min-h-16 w-full max-w-5xl items-center px-5">
          <a href="/" aria-label="${SITE}, início" class="inline-flex min-h-11 items-center gap-2.5 rounded-sm">
            ${LOGO}
            <span class="title leading-none">${SITE}</span>
          </a>
        </header>
        <main class="my-auto w-full px-5 pt-6 pb-12">${content}
        </main>
      </div>`;
}

function listHtml({ title, items }: { title: string; items: readonly string[] }) {
  return html`
            <section class="mt-5 text-left">
              <h2 class="font-semibold">${title}</h2>
              <ul class="mt-1.5 flex list-disc flex-col gap-1.5 pl-5 marker:text-signal">${items.map((item) => html`<li class="break-words">${item}</li>`)}</ul>
            </section>`;
}

function bodyHtml({ title, text, link, lists = [], submit, actions }: StaticPage) {
  const buttons = actions.map((action, index) =>
    anchor(action, index === 0 && !link && !submit ? PRIMARY_BUTTON : OUTLINE_BUTTON),
  );
  return frameHtml(html`
          <div class="mx-auto max-w-md rounded-card bg-white px-5 py-8 text-center text-ink [--ring:var(--color-signal)]">
            <h1 class="title text-xl break-words">${title}</h1>
            <p class="mt-2 text-ink-soft">${text}</p>
            ${link ? html`<p class="mt-5">${anchor(link, "link inline-flex min-h-11 items-center text-2xl tabular-nums")}</p>` : ""}
            ${lists.map(listHtml)}
            <div class="mt-6 flex flex-col gap-2">
              ${submit ? html`<form method="post"><button class="${PRIMARY_BUTTON} w-full">${submit}</button></form>` : ""}
              ${buttons}
            </div>
          </div>`);
}

const NEEDS_SCRIPTS: StaticPage = {
  title: "Esta tela precisa de JavaScript",
  text: "Ative o JavaScript no navegador e recarregue a página. Anúncios e profissionais aparecem também sem ele.",
  actions: [
    { label: "Ver anúncios", href: "/marketplace" },
    { label: "Buscar profissionais", href: "/portal-conexoes" },
  ],
};

/** For the app's empty pages, which only scripts can fill. */
export const noScriptsHtml = () => html`<noscript>${bodyHtml(NEEDS_SCRIPTS)}</noscript>`;

/** The head of the app's page, without its scripts. */
async function emptyPage({ ASSETS, settings }: Env): Promise<string> {
  const shell = await ASSETS.fetch(new Request(`${settings.APP_URL}/telas/sem-scripts`));
  return (await shell.text()).replace(SCRIPTS, "");
}

const fill = (page: string, body: Html) =>
  page.replace('<div id="root"></div>', () => String(html`<div id="root">${body}\n    </div>`));

/** A page that runs none of the app's scripts, with its own head. */
export async function scriptlessPage(env: Env, head: PageHead, body: Html): Promise<string> {
  return fill(withHead(await emptyPage(env), head, env.settings.APP_URL), body);
}

/** Renders the page in the product's design. */
export async function staticPageHtml(env: Env, page: StaticPage): Promise<string> {
  const headed = (await emptyPage(env))
    .replace(/<title>[^<]*<\/title>/, () => String(html`<title>${page.title} | ${SITE}</title>`))
    .replace(/<meta\s+name="description"[^>]*>/, '<meta name="robots" content="noindex, nofollow" />');
  return fill(headed, bodyHtml(page));
}
