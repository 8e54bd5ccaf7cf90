import { ratings } from "../messages.ts";

/** What card and page of a professional have in common. */
export const PERSON = {
  counters: "Números da página",
  connections: (count: number) => (count === 1 ? "conexão" : "conexões"),
  references: (count: number) => (count === 1 ? "referência" : "referências"),
  ratings: (count: number) => (count === 1 ? "avaliação" : "avaliações"),
  rating: "Avaliação",
  rated: (average: string, total: number) => `${average} de ${ratings(total)}`,
  seeRatings: "Ver avaliações",
  specialties: "Especialidades",
  noSpecialties: "Não informadas",
  regions: "Atende",
  wholeState: "Todo o Estado do MS",
  noRegions: "Não informado",
  hours: "Horário",
  contactBar: "Contato",
  contact: "Entrar em contato via WhatsApp",
  instagram: "Ver no Instagram",
  save: "Salvar contato",
  qr: "QR code",
  send: "Compartilhar",
  incomplete: "Os outros ainda não veem esta página: falta preencher o seu perfil.",
  complete: "Complete o seu cartão",
  page: "Ver página profissional",
  shareText: ({ name, profession, link }: { name: string; profession: string | null; link: string }) =>
    `${[name, profession].filter(Boolean).join(", ")}\nVeja o cartão de visita digital no Portal da Construção:\n${link}`,
} as const;
