import type { Failure } from "@/lib/errors.ts";
import type { Message } from "@/lib/mutations.ts";

export const BLOCKED_LIST = {
  text: "Desbloqueie quem pode falar com você de novo.",
  loading: "Carregando...",
  failed: "Não foi possível carregar a lista",
  empty: "Você não bloqueou ninguém.",
  since: (day: string) => `Desde ${day}`,
  free: "Não está mais na lista",
  someone: "Nome não informado",
  unblock: "Desbloquear",
  undo: "Desfazer",
  of: (name: string) => ` ${name}`,
  close: "Fechar",
} as const;

export const unblocked = (name: string): Message => ({
  title: "Pessoa desbloqueada",
  text: `${name} pode falar com você de novo.`,
});

export const blockedAgain = (name: string): Message => ({
  title: "Pessoa bloqueada",
  text: `${name} continua sem poder falar com você.`,
});

/** Toast for a block that could not be changed. */
export function changeFailure({ code }: Failure): Message {
  const title = "Não foi possível mudar o bloqueio";
  if (code === "rate_limited") return { title, text: "Foram muitas mudanças seguidas. Tente de novo mais tarde." };
  return { title, text: "Verifique sua conexão e tente de novo." };
}
