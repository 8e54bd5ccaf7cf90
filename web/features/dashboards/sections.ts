import type { InnerSection } from "./section-names.ts";

/** The full page of each section; sections not listed have none. */
export const SECTION_PAGES = {
  "publicar-solicitacao": "/solicitar-servico",
  "central-avaliacoes": "/avaliacoes",
  "oportunidades-gerais": "/oportunidades",
  "compra-venda": "/marketplace",
  contratos: "/client-contracts",
} as const satisfies Partial<Record<InnerSection, string>>;

/** Pages that don't exist yet. Remove an entry once its page is built, and its cards become links. */
const NOT_BUILT_YET: ReadonlySet<string> = new Set(["/faculdade-teste-2025"]);

export interface Destination {
  /** Path of the full page; null if the section has none. */
  page: string | null;
  isBuilt: boolean;
}

/** @param page null if the section has no full page */
export function destination(page: string | null): Destination {
  return { page, isBuilt: page === null || !NOT_BUILT_YET.has(page) };
}

export function destinationOf(section: InnerSection): Destination {
  const pages: Partial<Record<InnerSection, string>> = SECTION_PAGES;
  return destination(pages[section] ?? null);
}
