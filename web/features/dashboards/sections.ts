import type { InnerSection } from "./section-names.ts";

/** The full page of a section; the others are all there is. */
export const SECTION_PAGES = {
  "publicar-solicitacao": "/solicitar-servico",
  "central-avaliacoes": "/avaliacoes",
  "oportunidades-gerais": "/oportunidades",
  "compra-venda": "/marketplace",
  contratos: "/client-contracts",
} as const satisfies Partial<Record<InnerSection, string>>;

/** Pages that are not there yet; whoever builds one takes it out, and its cards become links. */
const NOT_BUILT_YET: ReadonlySet<string> = new Set(["/avaliacoes", "/faculdade-teste-2025", "/gerenciar-assinatura"]);

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
