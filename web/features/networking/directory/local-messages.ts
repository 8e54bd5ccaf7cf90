import type { LocalPage } from "#src/features/networking/schemas.ts";

export const LOCAL = {
  title: ({ specialty, city }: Pick<LocalPage, "specialty" | "city">) => `${specialty} em ${city}`,
  lead: "Compare avaliações, referências e portfólio e fale direto com o profissional.",
  back: "Portal Conexões",
  filter: "Filtrar no Portal Conexões",
  all: "Ver todos",
  onlyYou: "Só você, por enquanto",
  onlyYouText: "Seu perfil é o único desta página. Clientes desta cidade já encontram você aqui.",
  cities: (specialty: string) => `${specialty} em outras cidades`,
  trades: (city: string) => `Outros serviços em ${city}`,
  ask: "Receba contatos sem procurar",
  askText: "Publique o que você precisa: os profissionais da região são avisados e chamam você.",
  askAction: "Publicar solicitação",
  notFound: "Nenhum profissional por aqui ainda",
  notFoundText: "Não há profissionais deste serviço nesta cidade, ou o endereço está errado.",
} as const;
