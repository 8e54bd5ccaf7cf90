import type { ShellKind } from "../../web/render/prerender-shell.tsx";

/*
 * The screens that have HTML of their own, each with the sources in `web/` whose code it needs at once. The HTML
 * preloads their files, and the build decides by these lists which modules share a file.
 */

const framed = (name: string) => ["routes/-screen-frame.tsx", `routes/_frame/${name}.tsx`];
const inPanel = (name: string) => ["routes/-panel-frame.tsx", `routes/_signed-in/_frame/${name}.tsx`];

/** Pages prerendered to HTML. "/" has a file of another name, which `_redirects` serves. */
export const PRERENDERED = [
  { path: "/", file: "inicio", sources: ["routes/index.tsx"] },
  { path: "/lp-clientes", file: "lp-clientes", sources: ["routes/lp-clientes.tsx"] },
  { path: "/landing-prestadores", file: "landing-prestadores", sources: ["routes/landing-prestadores.tsx"] },
  { path: "/tipo-usuario", file: "tipo-usuario", sources: ["routes/_auth/tipo-usuario.tsx"] },
];

const rendered = (path: string, file: string, ...sources: string[]) => ({
  path,
  file,
  sources: ["boot/data-layer.tsx", "boot/take-over.ts", ...sources],
});

/** Screens that the worker renders (src/pages.ts), as files in `telas/`. */
export const RENDERED = [
  rendered("/marketplace", "marketplace", ...framed("marketplace")),
  rendered(
    "/marketplace?anuncio=$slug",
    "marketplace-anuncio",
    ...framed("marketplace"),
    "features/listings/detail/detail-screen.tsx",
  ),
  rendered("/anuncio/$slug", "anuncio", ...framed("anuncio.$slug")),
  rendered("/cartao/$slug", "cartao", "routes/cartao.$slug.tsx"),
  rendered("/demanda", "demanda", ...framed("demanda")),
  rendered("/portal-conexoes", "portal-conexoes", ...framed("portal-conexoes.index")),
  rendered("/portal-conexoes/perfil/$id", "profissional", ...framed("portal-conexoes.perfil.$id")),
  rendered("/profissionais/$especialidade/$cidade", "profissionais", ...framed("profissionais.$especialidade.$cidade")),
];

interface Shell {
  path: string;
  kind: ShellKind;
  sources: readonly string[];
}

const shell = (path: string, kind: ShellKind, ...sources: string[]): Shell => ({
  path,
  kind,
  sources: ["boot/data-layer.tsx", ...sources],
});

/**
 * Screens whose page arrives with their frame and placeholders, or the log-in's status. The file has the path's name.
 */
export const SHELLS = [
  shell("/cliente/dashboard", "sections", ...inPanel("cliente.dashboard")),
  shell("/prestador/dashboard", "sections", ...inPanel("prestador.dashboard")),
  shell("/client-contracts", "plain", ...inPanel("client-contracts")),
  shell("/provider-contracts", "plain", ...inPanel("provider-contracts")),
  shell("/oportunidades", "neutral", ...inPanel("oportunidades")),
  shell("/meus-interesses", "neutral", ...inPanel("meus-interesses")),
  shell(
    "/solicitar-servico",
    "neutral",
    "routes/-panel-frame.tsx",
    "routes/solicitar-servico.tsx",
    "features/requests/new/request-form.tsx",
  ),
  shell("/alertas", "neutral", ...inPanel("alertas")),
  shell("/avisos", "neutral", ...inPanel("avisos")),
  shell("/conta", "neutral", ...inPanel("conta")),
  shell("/analises", "neutral", ...inPanel("analises")),
  shell("/gerenciar-assinatura", "neutral", ...inPanel("gerenciar-assinatura")),
  shell("/faculdade-teste-2025", "neutral", ...inPanel("faculdade-teste-2025.index")),
  shell("/premium", "neutral", "routes/-panel-frame.tsx", "routes/premium.tsx"),
  shell("/profile", "neutral", "routes/-panel-frame.tsx", "routes/profile.tsx"),
  shell(
    "/perfil",
    "neutral",
    "routes/-panel-frame.tsx",
    "routes/perfil.tsx",
    "features/profiles/professional-fields.tsx",
  ),
  shell("/entrar", "plain", "routes/_auth/entrar.tsx"),
  shell("/selecionar-painel", "plain", "routes/_signed-in/selecionar-painel.tsx"),
];

const LARGE_FORMS = ["/solicitar-servico", "/perfil"];

/** All of these screens, and how much they count: people begin on the public ones, and these forms are the largest. */
export const SCREENS: readonly { sources: readonly string[]; weight: number }[] = [
  ...[...PRERENDERED, ...RENDERED].map(({ sources }) => ({ sources, weight: 4 })),
  ...SHELLS.map(({ path, sources }) => ({ sources, weight: LARGE_FORMS.includes(path) ? 2 : 1 })),
];
