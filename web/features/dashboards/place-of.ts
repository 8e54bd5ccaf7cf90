import type { Panel } from "./panel.ts";
import { providerPage } from "./provider-sections.ts";
import { CLIENT_SECTIONS, type ClientSection, PROVIDER_SECTIONS, type ProviderSection } from "./section-names.ts";
import { pageOf } from "./sections.ts";

/** Pages of the navigation that belong to no section. */
export const ACCOUNT_PAGE = "/conta";
export const ALERTS_PAGE = "/alertas";
export const PEOPLE_PAGE = "/portal-conexoes";

/** An entry of the navigation: a section of the panel or a page of its own. */
export type Place = ClientSection | ProviderSection | typeof ACCOUNT_PAGE | typeof ALERTS_PAGE | typeof PEOPLE_PAGE;

const ACCOUNT: readonly (readonly [page: string, place: Place])[] = [
  ["/conta", ACCOUNT_PAGE],
  ["/profile", ACCOUNT_PAGE],
  ["/perfil", ACCOUNT_PAGE],
];

/** Pages that belong to an entry without being its page or below it. */
const OTHER_PAGES: Record<Panel, readonly (readonly [page: string, place: Place])[]> = {
  client: [
    ...ACCOUNT,
    ["/alertas", ACCOUNT_PAGE],
    ["/avisos", "dashboard"],
    ["/anuncio", "compra-venda"],
    ["/portal-conexoes", PEOPLE_PAGE],
    ["/profissionais", PEOPLE_PAGE],
    ["/solicitacao", "minhas-oportunidades"],
    ["/contratacao", "contratos"],
    ["/demanda", "oportunidades-gerais"],
    ["/meus-interesses", "oportunidades-gerais"],
  ],
  provider: [
    ...ACCOUNT,
    ["/alertas", ALERTS_PAGE],
    ["/avisos", "dashboard"],
    ["/analises", "premium"],
    ["/premium", "premium"],
    ["/anuncio", "compra-venda"],
    ["/profissionais", "portal-conexoes"],
    ["/contratacao", "contratos"],
    ["/demanda", "oportunidades"],
    ["/meus-interesses", "oportunidades"],
  ],
};

/** The entry of the navigation that a page belongs to: its own page, one below it, or one of the same things. */
export function placeOf(panel: Panel, path: string): Place | undefined {
  const isAt = (page: string | null) => page !== null && (path === page || path.startsWith(`${page}/`));
  const section =
    panel === "client"
      ? CLIENT_SECTIONS.find((name) => name !== "dashboard" && isAt(pageOf(name)))
      : PROVIDER_SECTIONS.find((name) => name !== "dashboard" && isAt(providerPage(name)));
  return section ?? OTHER_PAGES[panel].find(([page]) => isAt(page))?.[1];
}
