import { oneOf, searchParams, text } from "#src/shared/search-params.ts";

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

const isInner = <Section extends string>(section: Section): section is Exclude<Section, "dashboard"> =>
  section !== "dashboard";

/** Search params of the client panel. */
export const clientSearch = searchParams({
  secao: oneOf(CLIENT_SECTIONS.filter(isInner)),
  /** Id of the request whose detail is open. */
  solicitacao: text(),
});
/** Search params of the provider panel. */
export const providerSearch = searchParams({ secao: oneOf(PROVIDER_SECTIONS.filter(isInner)), solicitacao: text() });

/** How many of their entries sections show. */
export const LATEST_SHOWN = 4;
