import type { InnerSection } from "./section-names.ts";

/** The full page of each section; sections not listed have none. */
export const SECTION_PAGES = {
  "publicar-solicitacao": "/solicitar-servico",
  "central-avaliacoes": "/avaliacoes",
  "oportunidades-gerais": "/oportunidades",
  "compra-venda": "/marketplace",
  contratos: "/client-contracts",
} as const satisfies Partial<Record<InnerSection, string>>;

/** Whether the section is its page: the navigation and its address in the panel lead there. */
export const isClientPage = (section: string): section is "publicar-solicitacao" => section === "publicar-solicitacao";

/** Path of the full page of a section; null if it has none. */
export function pageOf(section: InnerSection): string | null {
  const pages: Partial<Record<InnerSection, string>> = SECTION_PAGES;
  return pages[section] ?? null;
}
