import type { Failure } from "@/lib/errors.ts";
import { TRY_LATER } from "./own-messages.ts";

export const SEARCHES = {
  title: "Buscas salvas",
  lead: "Avisamos você no sino quando aparece um anúncio novo em uma delas.",
  loading: "Carregando suas buscas...",
  failed: "Não foi possível carregar suas buscas",
  empty: "Você ainda não tem buscas salvas.",
  emptyText: "Busque na lista de anúncios e toque em “Salvar busca”.",
  emptyAction: "Ver anúncios",
  since: (day: string) => `Salva em ${day}`,
  remove: (name: string) => `Excluir a busca ${name}`,
  save: "Salvar busca",
  saved: "Busca salva",
} as const;

export const SAVED = { title: "Busca salva", text: "Avisamos você quando aparecer um anúncio novo assim." } as const;
export const REMOVED = { title: "Busca excluída" } as const;

export function saveFailure({ code }: Failure): { title: string; text: string } {
  const title = "Não foi possível salvar a busca";
  if (code === "search.limit") return { title, text: "Você já tem 10 buscas. Exclua uma antes, em “Buscas salvas”." };
  if (code === "input.invalid") return { title, text: "Escreva o que procura ou escolha um filtro." };
  if (code === "auth.required") return { title, text: "Entre de novo na sua conta." };
  return { title, text: TRY_LATER };
}

export function removeFailure({ code }: Failure): { title: string; text: string } {
  const title = "Não foi possível excluir a busca";
  return { title, text: code === "auth.required" ? "Entre de novo na sua conta." : TRY_LATER };
}
