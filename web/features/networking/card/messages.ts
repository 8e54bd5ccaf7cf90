import { ratings } from "../messages.ts";

export const HOME_LABEL = "Portal da Construção, início";
export const PANEL_LABEL = "Portal da Construção, painel";

export const CARD = {
  label: "Cartão de visita",
  loading: "Carregando cartão...",
  failed: "Não foi possível carregar o cartão",
  notFound: "Cartão não encontrado",
  notFoundText: "O endereço pode ter mudado, ou o cartão não existe mais.",
  back: "Voltar",
  search: "Buscar profissionais",
  enter: "Entrar na plataforma",
  rating: "Avaliação",
  rated: (average: string, total: number) => `${average} de ${ratings(total)}`,
  seeRatings: "Ver avaliações",
  specialties: "Especialidades",
  noSpecialties: "Não informadas",
  regions: "Atende",
  presentation: "Apresentação",
  hours: "Horário",
  wholeState: "Todo o Estado do MS",
  noRegions: "Não informado",
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  save: "Salvar contato",
  qr: "QR code",
  send: "Compartilhar",
  page: "Ver página profissional",
  edit: "Editar informações",
  share: "Copiar e compartilhar",
  owner: "Este é o seu cartão",
  ownerText: "É assim que os clientes o veem.",
  invitation: "Também trabalha com construção?",
  invitationText: "Tenha o seu cartão e receba clientes do estado inteiro.",
  shareText: ({ name, profession, link }: { name: string; profession: string | null; link: string }) =>
    `${[name, profession].filter(Boolean).join(", ")}\nVeja o cartão de visita digital no Portal da Construção:\n${link}`,
} as const;
