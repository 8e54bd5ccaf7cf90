import { MAX_PHOTOS } from "./rules.ts";

export const CHOOSE = {
  category: "Escolha a categoria.",
  state: "Escolha o estado.",
  city: "Escolha a cidade.",
  filter: "Escreva o que procura ou escolha um filtro.",
} as const;
export const INVALID_PAGE = "Página inválida.";
export const TOO_MANY_PHOTOS = `Máximo de ${MAX_PHOTOS} fotos por anúncio.`;
