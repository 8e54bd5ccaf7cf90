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
  photo: (place: number) => `Foto ${place}`,
  primary: "Principal",
  makePrimary: (place: number) => `Tornar principal a foto ${place}`,
  cover: "Capa",
  remove: (place: number) => `Remover foto ${place}`,
  retry: (place: number) => `Tentar de novo a foto ${place}`,
  retryShort: "Tentar de novo",
  progress: (place: number) => `Envio da foto ${place}`,
  sending: (done: number, total: number) => `Enviando fotos (${done} de ${total})...`,
  onlyImages: "Selecione apenas imagens.",
  tooMany: "Limite atingido",
  failed: "Não foi possível enviar a foto. Tente de novo.",
  someFailed: (count: number) =>
    count === 1
      ? "1 foto não foi enviada. Tente de novo aqui."
      : `${count} fotos não foram enviadas. Tente de novo aqui.`,
  removeFailed: "Erro ao remover a foto",
  primaryFailed: "Erro ao trocar a foto principal",
} as const;
