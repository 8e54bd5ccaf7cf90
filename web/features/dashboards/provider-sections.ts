import type { InnerProviderSection } from "./section-names.ts";

const PAGES: Readonly<Partial<Record<InnerProviderSection, string>>> = {
  oportunidades: "/oportunidades",
  "compra-venda": "/marketplace",
  "portal-conexoes": "/portal-conexoes",
  contratos: "/provider-contracts",
  avaliacoes: "/avaliacoes",
  faculdade: "/faculdade-teste-2025",
  premium: "/gerenciar-assinatura",
};

/** What decides whether the user's own card has a public page. */
export interface OwnCard {
  slug: string;
  isComplete: boolean;
}

/** Path of the public card; null until the card is complete (the section then tells what is missing). */
export function cardAddress(card: OwnCard | undefined): string | null {
  return card?.isComplete ? `/cartao/${card.slug}` : null;
}

/** Path of the full page of a section; null if it has none. */
export function providerPage(section: InnerProviderSection, card?: OwnCard): string | null {
  return section === "cartao" ? cardAddress(card) : (PAGES[section] ?? null);
}
