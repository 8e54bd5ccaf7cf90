export type PageKind = "prerendered" | "data" | "panel";

export interface BudgetPage {
  path: string;
  kind: PageKind;
  /** The HTML that the page arrives in, in `dist/client`. */
  html: string;
  /** The sources whose code the page runs before use, also where its HTML does not name them. */
  sources: readonly string[];
}

const DATA = "data-layer.tsx";
const TAKEN_OVER = [DATA, "take-over.ts"];
const inFrame = (route: string) => [...TAKEN_OVER, "routes/-screen-frame.tsx", `routes/${route}`];
const inPanel = (...routes: string[]) => [
  DATA,
  "routes/-panel-frame.tsx",
  ...routes.map((route) => `routes/${route}.tsx`),
];

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
  {
    path: "/cartao/$slug",
    kind: "data",
    html: "telas/cartao.html",
    sources: [...TAKEN_OVER, "routes/cartao.$slug.tsx"],
  },
  { path: "/demanda", kind: "data", html: "telas/demanda.html", sources: inFrame("_frame/demanda.tsx") },
  {
    path: "/portal-conexoes",
    kind: "data",
    html: "telas/portal-conexoes.html",
    sources: inFrame("_frame/portal-conexoes.index.tsx"),
  },
  {
    path: "/portal-conexoes/perfil/$id",
    kind: "data",
    html: "telas/profissional.html",
    sources: inFrame("_frame/portal-conexoes.perfil.$id.tsx"),
  },
  {
    path: "/profissionais/$especialidade/$cidade",
    kind: "data",
    html: "telas/profissionais.html",
    sources: inFrame("_frame/profissionais.$especialidade.$cidade.tsx"),
  },
  { path: "/certificado/$code", kind: "data", html: "telas/sem-scripts.html", sources: [] },
  { path: "/entrar", kind: "panel", html: "entrar.html", sources: [DATA, "routes/_auth/entrar.tsx"] },
  {
    path: "/cliente/dashboard",
    kind: "panel",
    html: "cliente/dashboard.html",
    sources: inPanel("_signed-in/_frame/cliente.dashboard"),
  },
  {
    path: "/prestador/dashboard",
    kind: "panel",
    html: "prestador/dashboard.html",
    sources: inPanel("_signed-in/_frame/prestador.dashboard"),
  },
  {
    path: "/oportunidades",
    kind: "panel",
    html: "oportunidades.html",
    sources: inPanel("_signed-in/_frame/oportunidades"),
  },
  {
    path: "/solicitar-servico",
    kind: "panel",
    html: "solicitar-servico.html",
    // The screen loads its form as soon as it is shown.
    sources: [...inPanel("_signed-in/_frame/solicitar-servico"), "features/requests/request-form.tsx"],
  },
  {
    path: "/faculdade-teste-2025",
    kind: "panel",
    html: "faculdade-teste-2025.html",
    sources: inPanel("_signed-in/_frame/faculdade-teste-2025.index"),
  },
  { path: "/profile", kind: "panel", html: "profile.html", sources: inPanel("profile") },
  {
    path: "/perfil",
    kind: "panel",
    html: "perfil.html",
    sources: [...inPanel("perfil"), "features/profiles/professional-fields.tsx"],
  },
];
