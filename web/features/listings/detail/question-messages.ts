import type { Failure } from "@/lib/errors.ts";

export const QUESTIONS = {
  title: "Perguntas e respostas",
  loading: "Carregando perguntas...",
  failed: "Não foi possível carregar as perguntas",
  empty: "Ninguém perguntou ainda.",
  more: "Ver mais",
  logIn: "Entre na sua conta para perguntar",
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
  ofText: (text: string) => ` ${text}`,
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

const TRY_LATER = "Tente novamente em alguns instantes.";

export function commentFailure({ code, params }: Failure): { title: string; text: string } {
  const title = "Não foi possível enviar";
  if (code === "listing.not_found") return { title, text: "Este anúncio não recebe mais perguntas." };
  if (code === "comment.not_found") return { title, text: "Esta pergunta não está mais no portal." };
  if (code === "auth.required") return { title, text: "Entre de novo na sua conta." };
  if (code === "rate_limited") {
    return {
      title: "Limite atingido",
      text: params["retryAt"]
        ? "Você já fez muitas perguntas hoje. Tente de novo amanhã."
        : "Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.",
    };
  }
  return { title, text: TRY_LATER };
}

export const removeFailure = () => ({ title: QUESTIONS.removeFailed, text: TRY_LATER });
