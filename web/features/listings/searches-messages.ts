import { DIGEST_HOURS } from "#src/shared/mail-wishes.ts";
import { QUIET_UNTIL_HOUR } from "#src/shared/quiet-hours.ts";
import type { Failure } from "@/lib/errors.ts";
import { TRY_LATER } from "./own-messages.ts";

const [MORNING, EVENING] = DIGEST_HOURS;

export const SEARCHES = {
  title: "Buscas salvas",
  lead: "Avisamos você no sino e por e-mail quando aparece um anúncio novo em uma delas.",
  loading: "Carregando suas buscas...",
  failed: "Não foi possível carregar suas buscas",
  empty: "Você ainda não tem buscas salvas.",
  emptyText: "Busque na lista de anúncios e toque em “Salvar busca”.",
  emptyAction: "Ver anúncios",
  since: (day: string) => `Salva em ${day}`,
  remove: (name: string) => `Excluir a busca ${name}`,
  announced: (count: number) => (count === 1 ? "1 anúncio novo na sua busca" : `${count} anúncios novos na sua busca`),
  noneLeft: "Os anúncios novos desta busca já saíram.",
  seeAll: "Ver todos da busca",
  save: "Salvar busca",
  saved: "Busca salva",
} as const;

export const SEARCH_MAIL = {
  label: "Receber por e-mail",
  failed: "Não foi possível carregar sua escolha de e-mails",
  wishes: {
    at_once: { label: "Na hora", hint: `Um e-mail para cada anúncio. Os da noite chegam às ${QUIET_UNTIL_HOUR}h.` },
    digest: { label: "Resumo", hint: `Às ${MORNING}h e às ${EVENING}h, se houver algo novo.` },
    never: { label: "Nenhum", hint: "Você fica sabendo só pelo sino." },
  },
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

export function mailFailure({ code }: Failure): { title: string; text: string } {
  const title = "Não foi possível mudar os e-mails";
  return { title, text: code === "auth.required" ? "Entre de novo na sua conta." : TRY_LATER };
}
