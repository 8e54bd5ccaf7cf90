import { PRERENDERED, RENDERED, SHELLS } from "../../dev/build/screens.ts";

export type PageKind = "prerendered" | "data" | "panel" | "form";

export interface BudgetPage {
  path: string;
  kind: PageKind;
  /** The HTML that the page arrives in, in `dist/client`. */
  html: string;
  /** The sources whose code the page runs before use, also where its HTML does not name them. */
  sources: readonly string[];
}

const FORMS = ["/entrar", "/solicitar-servico", "/profile", "/perfil", "/alertas"];
/** A classified above the list is two screens. */
const isOne = ({ path }: { path: string }) => !path.includes("?");

/** Public pages that are HTML since the build, pages with public data, and the main screens after the log-in. */
export const PAGES: readonly BudgetPage[] = [
  ...PRERENDERED.map(({ path, file, sources }) => ({
    path,
    kind: "prerendered" as const,
    html: `${file}.html`,
    sources,
  })),
  ...RENDERED.filter(isOne).map(({ path, file, sources }) => ({
    path,
    kind: "data" as const,
    html: `telas/${file}.html`,
    sources,
  })),
  { path: "/certificado/$code", kind: "data", html: "telas/sem-scripts.html", sources: [] },
  ...SHELLS.map(({ path, sources }): BudgetPage => {
    const kind = FORMS.includes(path) ? "form" : "panel";
    return { path, kind, html: `${path.slice(1)}.html`, sources };
  }),
];
