// The addresses are read before anything of a panel is loaded: this stays small.

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

/** Sections of the panel of providers: `/prestador/dashboard?secao=suporte`. */
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

/** Anything but the name of a section leads to the first. */
const reader =
  <Section extends string>(sections: readonly Section[]) =>
  (search: Record<string, unknown>): { secao?: Exclude<Section, "dashboard"> } => {
    const secao = sections.find((section) => section === search["secao"]);
    return secao === undefined || secao === "dashboard" ? {} : { secao: secao as Exclude<Section, "dashboard"> };
  };

export const sectionSearch = reader(CLIENT_SECTIONS);
export const providerSearch = reader(PROVIDER_SECTIONS);
