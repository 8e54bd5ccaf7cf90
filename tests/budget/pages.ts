export type PageKind = "prerendered" | "data" | "panel";

export interface BudgetPage {
  path: string;
  kind: PageKind;
  /** The HTML that the page arrives in, in `dist/client`. */
  html: string;
  /** The sources whose code the page runs before use, also where its HTML does not name them. */
  sources: readonly string[];
}

const APP = "index.html";
const DATA = "data-layer.tsx";
const FRAME = "routes/-screen-frame.tsx";
const inFrame = (route: string) => [DATA, FRAME, `routes/${route}`];

/** Public pages that are HTML since the build, pages with public data, and the main screens after the log-in. */
export const PAGES: readonly BudgetPage[] = [
  { path: "/", kind: "prerendered", html: "inicio.html", sources: ["routes/index.tsx"] },
  { path: "/lp-clientes", kind: "prerendered", html: "lp-clientes.html", sources: ["routes/lp-clientes.tsx"] },
  {
    path: "/landing-prestadores",
    kind: "prerendered",
    html: "landing-prestadores.html",
    sources: ["routes/landing-prestadores.tsx"],
  },
  {
    path: "/tipo-usuario",
    kind: "prerendered",
    html: "tipo-usuario.html",
    sources: ["routes/_auth/tipo-usuario.tsx"],
  },
  { path: "/marketplace", kind: "data", html: "telas/marketplace.html", sources: inFrame("_frame/marketplace.tsx") },
  { path: "/anuncio/$slug", kind: "data", html: "telas/anuncio.html", sources: inFrame("_frame/anuncio.$slug.tsx") },
  { path: "/cartao/$slug", kind: "data", html: "telas/cartao.html", sources: [DATA, "routes/cartao.$slug.tsx"] },
  { path: "/portal-conexoes", kind: "data", html: APP, sources: inFrame("_frame/portal-conexoes.index.tsx") },
  {
    path: "/portal-conexoes/perfil/$id",
    kind: "data",
    html: APP,
    sources: inFrame("_frame/portal-conexoes.perfil.$id.tsx"),
  },
  { path: "/entrar", kind: "panel", html: APP, sources: [DATA, "routes/_auth/entrar.tsx"] },
  { path: "/cliente/dashboard", kind: "panel", html: APP, sources: inFrame("_signed-in/_frame/cliente.dashboard.tsx") },
  {
    path: "/prestador/dashboard",
    kind: "panel",
    html: APP,
    sources: inFrame("_signed-in/_frame/prestador.dashboard.tsx"),
  },
  { path: "/oportunidades", kind: "panel", html: APP, sources: inFrame("_signed-in/_frame/oportunidades.tsx") },
  {
    path: "/solicitar-servico",
    kind: "panel",
    html: APP,
    // The screen loads its form as soon as it is shown.
    sources: [...inFrame("_signed-in/_frame/solicitar-servico.tsx"), "features/requests/request-form.tsx"],
  },
  { path: "/profile", kind: "panel", html: APP, sources: [DATA, FRAME, "routes/profile.tsx"] },
  {
    path: "/perfil",
    kind: "panel",
    html: APP,
    sources: [DATA, FRAME, "routes/perfil.tsx", "features/profiles/professional-fields.tsx"],
  },
];
