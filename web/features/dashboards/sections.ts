/** Sections of the panel of clients, as the address names them: `/cliente/dashboard?secao=suporte`. */
export const CLIENT_SECTIONS = [
  "dashboard",
  "publicar-solicitacao",
  "central-avaliacoes",
  "minhas-oportunidades",
  "oportunidades-gerais",
  "compra-venda",
  "contratos",
  "suporte",
] as const;
export type ClientSection = (typeof CLIENT_SECTIONS)[number];
/** Those that the address has to name. */
export type InnerSection = Exclude<ClientSection, "dashboard">;

export interface SectionSearch {
  secao?: InnerSection;
}

/** Anything but the name of a section leads to the first. */
export function sectionSearch(search: Record<string, unknown>): SectionSearch {
  const secao = CLIENT_SECTIONS.find((section) => section === search["secao"]);
  return secao === undefined || secao === "dashboard" ? {} : { secao };
}

/** The full page of a section; the others are all there is. */
export const SECTION_PAGES = {
  "publicar-solicitacao": "/solicitar-servico",
  "central-avaliacoes": "/avaliacoes",
  "oportunidades-gerais": "/oportunidades",
  "compra-venda": "/marketplace",
  contratos: "/client-contracts",
} as const satisfies Partial<Record<InnerSection, string>>;

/** Pages that are not there yet; whoever builds one takes it out, and its cards become links. */
const NOT_BUILT_YET: ReadonlySet<string> = new Set([
  "/avaliacoes",
  "/marketplace",
  "/faculdade-teste-2025",
  "/gerenciar-assinatura",
]);

export interface Destination {
  /** Address of the full page; null when the section itself is all there is. */
  page: string | null;
  isBuilt: boolean;
}

/** @param page null when there is none to lead to */
export function destination(page: string | null): Destination {
  return { page, isBuilt: page === null || !NOT_BUILT_YET.has(page) };
}

export function destinationOf(section: InnerSection): Destination {
  const pages: Partial<Record<InnerSection, string>> = SECTION_PAGES;
  return destination(pages[section] ?? null);
}
