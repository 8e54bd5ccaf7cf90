import type { Failure } from "@/lib/errors.ts";
import { type Causes, failureText } from "@/lib/failure-messages.ts";
import { OBSTACLES } from "./messages.ts";

export const STAR_WORDS = ["Péssimo", "Ruim", "Regular", "Bom", "Excelente"] as const;

export const RATE_FORM = {
  title: (name: string) => `Avaliar ${name}`,
  editTitle: (name: string) => `Editar avaliação de ${name}`,
  stars: "Nota",
  reason: "Motivo da avaliação",
  reasonHint: "Escolha um motivo ou escreva o seu.",
  ownReason: "Escreva o motivo com suas palavras",
  service: "Tipo de serviço",
  serviceHint: "Opcional.",
  servicePlaceholder: "Ex.: pintura de fachada",
  date: "Data do ocorrido",
  comment: "Comentário",
  commentPlaceholder: "Conte como foi: o combinado, o prazo, o cuidado.",
  submit: "Enviar avaliação",
  submitting: "Enviando...",
  sent: "Avaliação enviada",
  sentText: "Sua avaliação foi registrada com sucesso.",
  failed: "Erro",
  failedText: "Não foi possível enviar a avaliação.",
  offline: "Você está sem internet. O que escreveu fica aqui: envie quando a conexão voltar.",
} as const;

export const HIRE_FORM = {
  title: (name: string) => `Avaliar ${name}`,
  text: "A nota aparece quando os dois avaliarem, ou em até 14 dias.",
  waitingText: "Sua avaliação aparece quando a outra pessoa avaliar também, ou em até 14 dias.",
  missing: "Campo obrigatório",
  missingText: "Por favor, preencha o comentário.",
} as const;

export const REPLY_FORM = {
  title: "Responder à avaliação",
  label: "Sua resposta",
  hint: "Todos podem ler. Você pode editar depois.",
  submit: "Publicar resposta",
  submitting: "Publicando...",
  blank: "Escreva a resposta.",
  saved: "Resposta publicada",
  failed: "Erro",
  failedText: "Não foi possível publicar a resposta.",
} as const;

export const REMOVE_REPLY = {
  action: "Excluir resposta",
  question: {
    title: "Excluir sua resposta?",
    text: "Ninguém mais vai poder ler. Isso não pode ser desfeito.",
    confirmLabel: "Excluir",
    busyLabel: "Excluindo...",
    danger: true,
  },
  removed: "Resposta excluída",
  failed: "Não foi possível excluir a resposta.",
} as const;

export const REMOVE = {
  question: {
    title: "Excluir sua avaliação?",
    text: "Ela deixa de contar na média. Isso não pode ser desfeito.",
    confirmLabel: "Excluir",
    busyLabel: "Excluindo...",
    danger: true,
  },
  removed: "Avaliação excluída",
  failed: "Não foi possível excluir a avaliação.",
} as const;

const REFUSALS: Causes = {
  "auth.required": "É possível avaliar somente após login",
  "rating.own": "Você não pode avaliar a si mesmo.",
  "rating.account_new": OBSTACLES.account_new,
  "rating.refused": OBSTACLES.refused,
  "rating.not_found": "Esta pessoa não está mais no portal.",
  "rating.exists": "Você já avaliou esta contratação.",
  "hire.not_found": "Esta contratação não pode ser avaliada.",
  rate_limited: "Você já fez muitas avaliações hoje. Tente de novo amanhã.",
};

/** Text for a refused rating when no single field is at fault. */
export function ratingFailure(failure: Failure): string {
  if (failure.code === "network" && !navigator.onLine) return RATE_FORM.offline;
  return REFUSALS[failure.code] ?? failureText(failure, RATE_FORM.failedText);
}
