import { formatWhole } from "#src/shared/format.ts";

/** For dialogs whose code failed to load. */
export const LATE = {
  detail: "Não foi possível carregar a solicitação",
  form: "Não foi possível abrir o formulário",
  formLoading: "Carregando formulário...",
} as const;

export const CARD = {
  own: "Sua",
  interested: "Interessado",
  interestWaits: "Interesse aguardando internet",
  highlighted: "Destaque",
  seen: "Seu cartão foi visto",
  expired: "Expirada",
  closed: "Encerrada",
  hired: "Contratada",
  done: "Serviço concluído",
  expiresIn: "Expira em",
  lessThanAMinute: "menos de 1 min",
  interests: (count: number) => (count === 1 ? "1 interessado" : `${count} interessados`),
  seeInterested: (count: number) => (count === 1 ? "Ver 1 interessado" : `Ver ${count} interessados`),
  /** Premium people who were told at once. */
  premiumTold: (count: number) =>
    count === 1
      ? "1 profissional Premium recebeu esta solicitação na hora"
      : `${formatWhole(count)} profissionais Premium receberam esta solicitação na hora`,
  photos: (count: number) => (count === 1 ? "1 foto" : `${count} fotos`),
  location: "Local:",
  published: "Publicada",
} as const;

export const SHARE = {
  label: "Compartilhar no WhatsApp",
  loginNeeded: "Você precisa estar logado para compartilhar.",
  text: (request: { service: string; place: string; urgency: string; link: string }) =>
    [
      "*Oportunidade no Portal da Construção*",
      "",
      `Serviço: ${request.service}`,
      `Local: ${request.place}`,
      `Urgência: ${request.urgency}`,
      "",
      `Veja os detalhes: ${request.link}`,
      "",
      "Válida por 48 horas a partir da publicação.",
    ].join("\n"),
} as const;
