import type { InnerProviderSection } from "./section-names.ts";

const PAGES = {
  oportunidades: "/oportunidades",
  "compra-venda": "/marketplace",
  "portal-conexoes": "/portal-conexoes",
  contratos: "/provider-contracts",
  avaliacoes: "/avaliacoes",
  faculdade: "/faculdade-teste-2025",
  premium: "/gerenciar-assinatura",
} as const satisfies Partial<Record<InnerProviderSection, string>>;

/** Sections that are their page: the navigation and their address in the panel lead there. */
const PAGE_SECTIONS = ["cartao", "faculdade", "premium"] as const;
type PageSection = (typeof PAGE_SECTIONS)[number];
export type ScreenSection = Exclude<InnerProviderSection, PageSection>;

export const isProviderPage = (section: string): section is PageSection =>
  PAGE_SECTIONS.some((name) => name === section);

/** What decides whether the user's own card has a public page. */
export interface OwnCard {
  slug: string;
  isComplete: boolean;
}

/** Path of the public card; null until the card is complete. */
export function ownCardPath(card: OwnCard | undefined): string | null {
  return card?.isComplete ? `/cartao/${card.slug}` : null;
}

/** Path of the full page of a section; null if it has none. */
export function providerPage(section: InnerProviderSection, card?: OwnCard): string | null {
  const pages: Partial<Record<InnerProviderSection, string>> = PAGES;
  return section === "cartao" ? ownCardPath(card) : (pages[section] ?? null);
}

/** Where the address of such a section leads: an incomplete card, to the form that completes it. */
export const pageOfSection = (section: PageSection, card: OwnCard) => providerPage(section, card) ?? "/profile";
