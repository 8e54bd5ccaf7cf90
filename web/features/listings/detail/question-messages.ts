import type { Failure } from "@/lib/errors.ts";
import { type Causes, causeOf, failureToast } from "@/lib/failure-messages.ts";

export const QUESTIONS = {
  title: "Perguntas e respostas",
  loading: "Carregando perguntas...",
  failed: "Não foi possível carregar as perguntas",
  empty: "Ninguém perguntou ainda.",
  logIn: "Entrar para perguntar",
  lead: "Todos veem a pergunta, com o seu primeiro nome, e a resposta.",
  ask: "Sua pergunta",
  askPlaceholder: "Ex.: Entrega em Dourados?",
  send: "Perguntar",
  sending: "Enviando...",
  asked: "Pergunta enviada",
  askedText: "Avisamos você quando houver resposta.",
  of: (name: string) => `Pergunta de ${name}`,
  own: "Sua pergunta",
  someone: "alguém",
  seller: "Resposta do anunciante",
  ownAnswer: "Sua resposta",
  answer: "Responder",
  edit: "Editar",
  answerLabel: "Resposta",
  answered: "Resposta publicada",
  cancel: "Cancelar",
  missing: "Escreva o texto.",
  contact: "Parece haver um contato no texto, que fica oculto para os outros.",
  remove: "Excluir",
  removeQuestion: {
    title: "Excluir o que você escreveu?",
    text: "Uma pergunta sai com a resposta. Não dá para desfazer.",
    confirmLabel: "Excluir",
    busyLabel: "Excluindo...",
    danger: true,
  },
  removed: "Excluído",
  removeFailed: "Não foi possível excluir",
} as const;

const REFUSALS: Causes = {
  "listing.not_found": "Este anúncio não recebe mais perguntas.",
  "comment.not_found": "Esta pergunta não está mais no portal.",
};

export function commentFailure(failure: Failure): { title: string; text: string } {
  const isForToday = failure.code === "rate_limited" && failure.params["retryAt"] !== undefined;
  const text = isForToday ? "Você já fez muitas perguntas hoje. Tente de novo amanhã." : causeOf(failure, REFUSALS);
  return { title: failure.code === "rate_limited" ? "Limite atingido" : "Não foi possível enviar", text };
}

export const removeFailure = failureToast(QUESTIONS.removeFailed);
