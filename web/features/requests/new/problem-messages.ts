import type { PROPOSED } from "./read-problem.ts";

// Texts of the box that fills in the form.

export const FILL = {
  action: "Preencher",
  busy: "Lendo...",
  pictures: "Com 'Preencher', a IA lê seu texto e vê até 2 das suas fotos, reduzidas e sem o lugar onde foram tiradas.",
  filled: "Preenchemos para você. Confira e mude o que quiser:",
  nothing: "Não achamos o serviço no seu texto. Escolha abaixo, ou conte com outras palavras.",
  missing: (fields: readonly string[]) => `Falta: ${new Intl.ListFormat("pt-BR").format(fields)}.`,
  services: "Serviços que combinam",
  asWritten: "seu texto",
  rewritten: "seu texto, escrito com IA",
  ownText: "Voltar ao meu texto",
} as const;

export const FILLED: Readonly<Record<(typeof PROPOSED)[number], string>> = {
  serviceType: "Serviço",
  urgency: "Urgência",
  description: "Descrição",
  city: "Cidade",
};

export const DICTATION = {
  start: "Ditar",
  stop: "Parar",
  listening: "Pode falar. É o seu navegador que escreve o que ouve.",
  failed: "Não foi possível ouvir. Permita o microfone no navegador, ou escreva.",
} as const;

export const POSITION = {
  action: "Usar minha localização",
  busy: "Procurando...",
  hint: "Sua posição não sai deste aparelho.",
  found: (city: string) => `Cidade mais próxima: ${city}.`,
  far: "Você parece estar fora de Mato Grosso do Sul. Escolha a cidade.",
  failed: "Não foi possível saber onde você está. Permita a localização no navegador, ou escolha a cidade.",
} as const;
