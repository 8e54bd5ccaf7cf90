import { formatReais } from "../../shared/money.ts";
import { DONATION, MAX_PHOTOS } from "./rules.ts";

export const listingPrice = (priceCents: number) => (priceCents === 0 ? DONATION : formatReais(priceCents));

export const CHOOSE = {
  category: "Escolha a categoria.",
  state: "Escolha o estado.",
  city: "Escolha a cidade.",
  filter: "Escreva o que procura ou escolha um filtro.",
  mail: "Escolha quando quer receber e-mails.",
} as const;
export const TOO_MANY_PHOTOS = `Máximo de ${MAX_PHOTOS} fotos por anúncio.`;

export const STOP_PAGE = {
  title: "Parar os e-mails das buscas?",
  text: "Você não recebe mais e-mails sobre anúncios novos nas suas buscas salvas. Os avisos no sino e no celular continuam.",
  doneText: "Você pode ligar os e-mails de novo quando quiser, em “Buscas salvas”.",
  settings: "Ver minhas buscas",
} as const;
