import { html, raw } from "hono/html";
import { noScriptsHtml } from "../../src/platform/static-page.ts";
import type { ShellKind } from "../../web/prerender-shell.tsx";
import { ROOT, replaceOnce, screenHtml } from "./page-html.ts";

interface Shell {
  path: string;
  kind: ShellKind;
  /** Sources whose chunks the screen needs. */
  sources: readonly string[];
}

const FRAME = "routes/-panel-frame.tsx";
const inFrame = (name: string) => [FRAME, `routes/_signed-in/_frame/${name}.tsx`];

/** Screens whose page arrives with their frame and placeholders, or the log-in's status. The file has the path's name. */
export const PANEL_SHELLS: readonly Shell[] = [
  { path: "/cliente/dashboard", kind: "sections", sources: inFrame("cliente.dashboard") },
  { path: "/prestador/dashboard", kind: "sections", sources: inFrame("prestador.dashboard") },
  { path: "/client-contracts", kind: "plain", sources: inFrame("client-contracts") },
  { path: "/provider-contracts", kind: "plain", sources: inFrame("provider-contracts") },
  { path: "/oportunidades", kind: "neutral", sources: inFrame("oportunidades") },
  {
    path: "/solicitar-servico",
    kind: "neutral",
    sources: [...inFrame("solicitar-servico"), "features/requests/request-form.tsx"],
  },
  { path: "/alertas", kind: "neutral", sources: inFrame("alertas") },
  { path: "/avisos", kind: "neutral", sources: inFrame("avisos") },
  { path: "/meus-dados", kind: "neutral", sources: inFrame("meus-dados") },
  { path: "/analises", kind: "neutral", sources: inFrame("analises") },
  { path: "/gerenciar-assinatura", kind: "neutral", sources: inFrame("gerenciar-assinatura") },
  { path: "/faculdade-teste-2025", kind: "neutral", sources: inFrame("faculdade-teste-2025.index") },
  { path: "/premium", kind: "neutral", sources: [FRAME, "routes/premium.tsx"] },
  { path: "/profile", kind: "neutral", sources: [FRAME, "routes/profile.tsx"] },
  { path: "/perfil", kind: "neutral", sources: [FRAME, "routes/perfil.tsx"] },
  { path: "/entrar", kind: "plain", sources: ["routes/_auth/entrar.tsx"] },
  { path: "/selecionar-painel", kind: "plain", sources: ["routes/_signed-in/selecionar-painel.tsx"] },
];

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
