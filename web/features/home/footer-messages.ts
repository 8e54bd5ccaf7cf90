import { NEW_TAB } from "@/lib/messages.ts";

export const SINCE = 2016;

export const FOOTER = {
  text: "O ponto de encontro da construção civil em Mato Grosso do Sul.",
  label: "Rodapé",
  signUp: "Criar conta",
  clients: "Para clientes",
  providers: "Para prestadores",
  start: "Cliente ou prestador?",
  demand: "Quadro de demanda",
  terms: "Termos de uso",
  privacy: "Privacidade",
  newTab: NEW_TAB,
  rights: (year: number) => `© ${SINCE}–${year} Portal da Construção`,
} as const;
