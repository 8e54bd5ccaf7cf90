// URLs are parsed before any panel code loads, so keep this file small.

/** Sections of the client panel, as named in the URL: `/cliente/dashboard?secao=suporte`. */
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
/** Sections that the URL must name; the first one is the default. */
export type InnerSection = Exclude<ClientSection, "dashboard">;

/** Sections of the provider panel: `/prestador/dashboard?secao=suporte`. */
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
export type InnerProviderSection = Exclude<ProviderSection, "dashboard">;

/** Reads the section from search params; anything unknown means the first one. */
const reader =
  <Section extends string>(sections: readonly Section[]) =>
  (search: Record<string, unknown>): { secao?: Exclude<Section, "dashboard"> } => {
    const secao = sections.find((section) => section === search["secao"]);
    return secao === undefined || secao === "dashboard" ? {} : { secao: secao as Exclude<Section, "dashboard"> };
  };

export const sectionSearch = reader(CLIENT_SECTIONS);
export const providerSearch = reader(PROVIDER_SECTIONS);

/** How many of their entries sections show. */
export const LATEST_SHOWN = 4;
