export const PHOTO_VIEW = {
  previous: "Foto anterior",
  next: "Próxima foto",
  close: "Fechar fotos",
  zoomIn: "Aumentar",
  zoomOut: "Diminuir",
  position: "{index} de {total}",
} as const;

export const GALLERY = {
  photo: (position: number, total: number) => `Foto ${position} de ${total}`,
  enlarge: (position: number, total: number) => `Ampliar foto ${position} de ${total}`,
  show: (position: number, total: number) => `Mostrar foto ${position} de ${total}`,
  counter: (position: number, total: number) => `${position}/${total}`,
  previous: "Foto anterior",
  next: "Próxima foto",
} as const;
