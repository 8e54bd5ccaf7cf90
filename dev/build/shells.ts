import { html, raw } from "hono/html";
import { STYLESHEET } from "./page-html.ts";

interface Shell {
  path: string;
  /** Its panel depends on the account, so the navigation is that of no panel. */
  isNeutral?: boolean;
  /** Sources whose chunks the screen needs. */
  sources: readonly string[];
}

const FRAME = "routes/-screen-frame.tsx";
const inFrame = (name: string) => [FRAME, `routes/_signed-in/_frame/${name}.tsx`];

/** Screens for logged-in users whose page arrives with their frame and placeholders. The file has the path's name. */
export const PANEL_SHELLS: readonly Shell[] = [
  { path: "/cliente/dashboard", sources: inFrame("cliente.dashboard") },
  { path: "/prestador/dashboard", sources: inFrame("prestador.dashboard") },
  { path: "/client-contracts", sources: inFrame("client-contracts") },
  { path: "/provider-contracts", sources: inFrame("provider-contracts") },
  { path: "/oportunidades", isNeutral: true, sources: inFrame("oportunidades") },
  {
    path: "/solicitar-servico",
    isNeutral: true,
    sources: [...inFrame("solicitar-servico"), "features/requests/request-form.tsx"],
  },
  { path: "/premium", isNeutral: true, sources: [FRAME, "routes/premium.tsx"] },
  { path: "/profile", isNeutral: true, sources: [FRAME, "routes/profile.tsx"] },
  { path: "/perfil", isNeutral: true, sources: [FRAME, "routes/perfil.tsx"] },
  { path: "/selecionar-painel", sources: ["routes/_signed-in/selecionar-painel.tsx"] },
];

/** The app's first question. The address is the one that its client asks for. */
const SESSION = "/trpc/auth.me?batch=1&input=%7B%7D";

const HEAD_LINKS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

interface ShellParts {
  title: string;
  /** The screen as React rendered it; replaced, not hydrated. */
  html: string;
  css: string;
  preloads: readonly string[];
}

/**
 * The app's index.html with a screen's frame and placeholders. Scripts are at the end, so that on a slow line they do
 * not delay what is seen first.
 */
export function shellHtml(index: string, { title, html: content, css, preloads }: ShellParts): string {
  const moved = [...index.matchAll(HEAD_LINKS)].map(([tag]) => tag.trim());
  const links = [
    html`<link rel="preload" as="fetch" crossorigin href="${SESSION}">`,
    ...moved,
    ...preloads.map((file) => html`<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  const parts: [RegExp, unknown][] = [
    [HEAD_LINKS, ""],
    [/<title>[^<]*<\/title>/, html`<title>${title}</title>`],
    [STYLESHEET, `<style>${css}</style>`],
    [/<div id="root"><\/div>/, html`<div id="root">${raw(content)}</div>\n    ${raw(links.join("\n    "))}`],
  ];
  return parts.reduce((page, [place, part]) => {
    if (page.search(place) < 0) throw new Error(`nothing matches ${place}`);
    return page.replace(place, () => String(part));
  }, index);
}
