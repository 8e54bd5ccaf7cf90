import { RETRY } from "../messages.ts";

/** What each form says of its photos. */
export interface PhotoTexts {
  add: string;
  hint: string;
  /** If more are chosen than there is room for. */
  tooMany: string;
}

export const PHOTOS = {
  label: "Fotos",
  addMore: "Adicionar",
  count: (count: number, max: number) => `${count} de ${max}`,
  list: "Fotos escolhidas",
  photo: (position: number) => `Foto ${position}`,
  makePrimary: (position: number) => `Capa: foto ${position}`,
  cover: "Capa",
  remove: (position: number) => `Remover foto ${position}`,
  retry: (position: number) => `Tentar de novo a foto ${position}`,
  retryShort: RETRY,
  progress: (position: number) => `Envio da foto ${position}`,
  sending: (done: number, total: number) => `Enviando fotos (${done} de ${total})...`,
  onlyImages: "Selecione apenas imagens.",
  tooMany: "Limite atingido",
  leftOut: (count: number) => (count === 1 ? "1 foto ficou de fora." : `${count} fotos ficaram de fora.`),
  failed: "Não foi possível enviar a foto. Tente de novo.",
  someFailed: (count: number) =>
    count === 1
      ? "1 foto não foi enviada. Tente de novo aqui."
      : `${count} fotos não foram enviadas. Tente de novo aqui.`,
  removeFailed: "Erro ao remover a foto",
  coverFailed: "Erro ao trocar a foto de capa",
  orderFailed: "Erro ao mudar a ordem das fotos",
} as const;
