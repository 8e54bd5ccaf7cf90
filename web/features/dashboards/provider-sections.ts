import { type Destination, destination } from "./sections.ts";

/** Sections of the panel of providers, as the address names them: `/prestador/dashboard?secao=suporte`. */
export const PROVIDER_SECTIONS = [
  "dashboard",
  "oportunidades",
  "compra-venda",
  "portal-conexoes",
  "cartao",
  "contratos",
  "avaliacoes",
  "faculdade",
  "premium",
  "suporte",
] as const;
export type ProviderSection = (typeof PROVIDER_SECTIONS)[number];
/** Those that the address has to name. */
export type InnerProviderSection = Exclude<ProviderSection, "dashboard">;

export interface ProviderSearch {
  secao?: InnerProviderSection;
}

/** Anything but the name of a section leads to the first. */
export function providerSearch(search: Record<string, unknown>): ProviderSearch {
  const secao = PROVIDER_SECTIONS.find((section) => section === search["secao"]);
  return secao === undefined || secao === "dashboard" ? {} : { secao };
}

const PAGES: Readonly<Partial<Record<InnerProviderSection, string>>> = {
  oportunidades: "/oportunidades",
  "compra-venda": "/marketplace",
  "portal-conexoes": "/portal-conexoes",
  contratos: "/provider-contracts",
  avaliacoes: "/avaliacoes",
  faculdade: "/faculdade-teste-2025",
  premium: "/gerenciar-assinatura",
};

/** What the address of the own business card depends on. */
export interface OwnCard {
  slug: string;
  isComplete: boolean;
}

/** The public card, once there is one to be shown; else the section says what is missing. */
export function cardAddress(card: OwnCard | undefined): string | null {
  return card?.isComplete ? `/cartao/${card.slug}` : null;
}

/** The full page of a section, or that the section itself is all there is. */
export function providerDestination(section: InnerProviderSection, card?: OwnCard): Destination {
  return destination(section === "cartao" ? cardAddress(card) : (PAGES[section] ?? null));
}
