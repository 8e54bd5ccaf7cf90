import type { InnerProviderSection } from "./section-names.ts";
import { type Destination, destination } from "./sections.ts";

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
