import type { BoundedCount } from "../../shared/bounded-count.ts";
import { formatWhole } from "../../shared/format.ts";

export const TITLE_MISSING = "Preencha título e selecione uma imagem.";
export const TOO_MANY_PHOTOS = {
  free: "Máximo de 3 fotos no portfólio.",
  premium: "Máximo de 12 fotos no portfólio.",
} as const;
export const NO_PAIR = "Escolha outra foto: esta não pode formar um par.";
export const NO_PROVIDER = "Complete seu perfil profissional para montar um portfólio.";
export const OWN_REFERENCE = "Você não pode adicionar uma referência para si mesmo.";

/** Heads of public pages, for search engines and link previews. */
export const CARD_PAGE = {
  text: "Cartão de visita digital no Portal da Construção",
  picture: (name: string) => `Cartão de visita de ${name}`,
  notFound: "Cartão não encontrado",
  notFoundText: "O endereço pode ter mudado, ou o cartão não existe mais.",
} as const;
export const PROFESSIONAL_PAGE = {
  text: "Referências e portfólio no Portal da Construção",
  notFound: "Profissional não encontrado",
  notFoundText: "O endereço pode estar errado, ou a página não existe mais.",
} as const;
export const DIRECTORY_PAGE = {
  title: "Portal Conexões",
  text: (title = "Profissionais da construção em Mato Grosso do Sul") =>
    `${title}: veja avaliações, referências e portfólio e chame no WhatsApp.`,
} as const;
export const LOCAL_PAGE = {
  title: (specialty: string, city: string) => `${specialty} em ${city} (MS)`,
  text: (specialty: string, city: string, count: string) =>
    `${specialty} em ${city}: ${count}. Veja avaliações, referências e portfólio e chame no WhatsApp.`,
  count: ({ count, isMore }: BoundedCount) =>
    count === 1 ? "1 profissional" : `${formatWhole(count)}${isMore ? "+" : ""} profissionais`,
  notFound: "Nenhum profissional por aqui ainda",
  notFoundText: "Não há profissionais deste serviço nesta cidade, ou o endereço está errado.",
} as const;
