import type { SubjectKind } from "#src/shared/decisions.ts";
import type { Failure } from "@/lib/errors.ts";
import { causeOf, failureToast } from "@/lib/failure-messages.ts";
import { CLOSE, CONNECTION_LOST } from "@/lib/messages.ts";
import type { Message } from "@/lib/mutations.ts";

export const REPORT_TITLES: Record<SubjectKind, string> = {
  request: "Denunciar solicitação",
  listing: "Denunciar anúncio",
  card: "Denunciar profissional",
  reference: "Denunciar referência",
  photo: "Denunciar foto",
  rating: "Denunciar avaliação",
  comment: "Denunciar mensagem",
};

export const REPORT = {
  text: "A outra pessoa não fica sabendo quem denunciou.",
  loading: "Carregando...",
  reason: "Motivo",
  reasonMissing: "Escolha o motivo.",
  details: "O que aconteceu?",
  detailsHint: "Opcional. Conte o que ajuda a entender o caso.",
  detailsNeeded: "Conte qual é o motivo.",
  detailsMissing: "Descreva o motivo.",
  check: "Confira o formulário",
  submit: "Enviar denúncia",
  submitting: "Enviando...",
  sent: "Denúncia enviada",
  sentText: "Obrigado. Vamos analisar e avisar você por e-mail.",
} as const;

/** For classifieds. */
export const SUPPORT = {
  action: "Denunciar pelo WhatsApp do suporte",
  text: (link: string) => `Olá! Quero denunciar este anúncio: ${link}`,
} as const;

export const LOGIN = {
  text: "Para denunciar, entre na sua conta. Depois você volta para esta página.",
  cancel: "Agora não",
} as const;

/** Toast for a report that was not sent. */
export function reportFailure(failure: Failure): { title: string; text: string } {
  switch (failure.code) {
    case "report.exists":
      return { title: "Você já denunciou", text: "Sua denúncia está com a nossa equipe. Avisamos você por e-mail." };
    case "report.own":
      return { title: "Não é possível denunciar", text: "Isto foi publicado por você." };
    case "subject.not_found":
      return { title: "Não encontrado", text: "Este conteúdo não está mais no portal." };
    case "rate_limited":
      return { title: "Limite atingido", text: "Você já enviou muitas denúncias hoje. Tente de novo amanhã." };
    default:
      return {
        title: "Denúncia não enviada",
        text: causeOf(failure, { network: `${CONNECTION_LOST} O que você escreveu fica guardado.` }),
      };
  }
}

export const BLOCKED_LIST = {
  text: "Desbloqueie quem pode falar com você de novo.",
  loading: "Carregando...",
  failed: "Não foi possível carregar a lista",
  empty: "Você não bloqueou ninguém.",
  since: (day: string) => `Desde ${day}`,
  free: "Não está mais na lista",
  unblock: "Desbloquear",
  undo: "Desfazer",
  close: CLOSE,
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
export const changeFailure = failureToast("Não foi possível mudar o bloqueio", {
  rate_limited: "Foram muitas mudanças seguidas. Tente de novo mais tarde.",
});
