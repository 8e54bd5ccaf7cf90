/** Where photos can be put into an order. Apart, because most forms have no order. */
export const PHOTO_ORDER = {
  before: (position: number) => `Mover foto ${position} para antes`,
  after: (position: number) => `Mover foto ${position} para depois`,
  moved: (position: number, count: number) => `Foto ${position} de ${count}`,
  rotate: (position: number) => `Girar foto ${position}`,
  rotateFailed: "Não foi possível girar a foto",
} as const;
