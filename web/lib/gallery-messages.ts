import { CONNECTION_LOST } from "./messages.ts";

export const PHOTO_VIEW = {
  failed: "Não foi possível abrir as fotos",
  failedText: CONNECTION_LOST,
  previous: "Foto anterior",
  next: "Próxima foto",
  close: "Fechar fotos",
  zoomIn: "Aumentar",
  zoomOut: "Diminuir",
  place: "{index} de {total}",
} as const;

export const GALLERY = {
  photo: (place: number, total: number) => `Foto ${place} de ${total}`,
  enlarge: (place: number, total: number) => `Ampliar foto ${place} de ${total}`,
  show: (place: number, total: number) => `Mostrar foto ${place} de ${total}`,
  counter: (place: number, total: number) => `${place}/${total}`,
  previous: "Foto anterior",
  next: "Próxima foto",
} as const;
