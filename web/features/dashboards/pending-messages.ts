import type { Failure } from "@/lib/errors.ts";
import type { Message } from "@/lib/mutations.ts";

export const REQUESTS_PANEL = {
  news: (count: number) =>
    count === 1 ? "Uma pessoa aceitou o seu pedido de conexão." : `${count} pessoas aceitaram o seu pedido de conexão.`,
  mine: "Minhas conexões",
  accept: "Aceitar",
  acceptOf: (name: string) => `Aceitar ${name}`,
  reject: "Recusar",
  rejectOf: (name: string) => `Recusar ${name}`,
  block: (name: string) => `Bloquear ${name}`,
  blockLate: { failed: "Não foi possível abrir", failedText: "Verifique sua conexão e tente de novo." },
  empty: "Nenhuma solicitação pendente.",
  emptyText: "Quando alguém quiser se conectar com você, aparece aqui.",
  loading: "Carregando...",
  close: "Fechar",
  accepted: (name: string) => `${name} agora é sua conexão`,
  rejected: "Solicitação recusada",
  answerFailed: "Não foi possível responder",
  answerFailedText: "A solicitação voltou para a lista. Tente de novo.",
  gone: "Solicitação não está mais pendente",
  goneText: "Ela foi cancelada ou já respondida.",
  someone: "Nome não informado",
} as const;

/** Toast for a failed answer to a connection request. */
export function answerFailure({ code }: Failure): Message {
  if (code === "connection.not_found") {
    return { kind: "info", title: REQUESTS_PANEL.gone, text: REQUESTS_PANEL.goneText };
  }
  return { title: REQUESTS_PANEL.answerFailed, text: REQUESTS_PANEL.answerFailedText };
}
