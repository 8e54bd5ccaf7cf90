import { formatWhole } from "#src/shared/format.ts";
export const ratings = (total: number) => `${formatWhole(total)} ${total === 1 ? "avaliação" : "avaliações"}`;

export const experience = (years: number) =>
  `${years === 0 ? "Menos de 1 ano" : years === 1 ? "1 ano" : `${years} anos`} de experiência`;

export const NO_PROFESSION = "Profissão não informada";
export const PREMIUM = "Premium";
export const ASK = "Pedir orçamento";
export const UNAVAILABLE = (day: string) => `Indisponível até ${day}`;

export const ENTRY = {
  wholeState: "Atende todo o estado",
  noRegion: "Região não informada",
  more: (count: number) => `+${count}`,
  moreSpoken: (count: number) => `e mais ${count}`,
  seeRatings: (total: number) => `Ver avaliações (${formatWhole(total)})`,
  ask: "Pedir",
  quote: "orçamento",
  whatsapp: "WhatsApp",
  instagram: "Instagram",
} as const;

export const CONNECTION = {
  connect: "Conectar",
  pending: "Pendente",
  answer: "Responder",
  connected: "Conectado",
} as const;

export const COPY = {
  done: "Copiado!",
  doneText: "Texto copiado para a área de transferência.",
  failed: "Não foi possível copiar o texto.",
} as const;
