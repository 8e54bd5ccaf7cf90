import type { CaseKind, Verdict } from "#src/features/moderation/rules.ts";
import type { Failure } from "@/lib/errors.ts";
import { knownCause } from "@/lib/failure-messages.ts";

export const DECISION = {
  title: "Decisão da nossa equipe",
  loading: "Carregando decisão...",
  failed: "Não foi possível carregar a decisão",
  text: (day: string) => `Nossa equipe analisou uma denúncia e decidiu em ${day}.`,
  actText: (day: string) => `Nossa equipe decidiu em ${day}.`,
  subject: "O que foi denunciado",
  actSubject: "Sobre o quê",
  kinds: {
    request: "Sua solicitação",
    listing: "Seu anúncio",
    card: "Seu cartão e sua página",
    reference: "A referência que você escreveu",
    photo: "Uma foto do seu portfólio",
    rating: "A avaliação que você escreveu",
    comment: "O que você escreveu em um anúncio",
    account: "Sua conta",
  } satisfies Record<CaseKind, string>,
  decision: "Decisão",
  decisions: {
    keep: "Continua publicado.",
    hide: "Foi ocultado: só você o vê.",
    delete: "Foi excluído.",
    warn: "Continua publicado, com um aviso a você.",
    block: "Sua conta foi bloqueada.",
    restore: "Voltou a aparecer.",
    unblock: "Sua conta foi desbloqueada.",
    premium: "Seu Premium foi desativado.",
  } satisfies Record<Verdict, string>,
  reason: "Motivo",
} as const;

export const ANSWER = {
  title: "Sua resposta",
  label: "Se você não concorda, conte por quê",
  hint: "Você pode responder uma vez. Nossa equipe vai ler.",
  missing: "Escreva sua resposta.",
  submit: "Enviar resposta",
  submitting: "Enviando...",
  sent: "Resposta enviada",
  sentText: "Obrigado. Nossa equipe vai ler.",
  given: "Você já respondeu. Nossa equipe lê todas as respostas.",
  failed: "Resposta não enviada",
  support: "Falar com o suporte",
} as const;

export const BAD_LINK = {
  title: "Link inválido",
  text: "Abra de novo o link que está no e-mail sobre a decisão. Se ele não funcionar, fale com o suporte.",
} as const;

/** Without a link: for what one published oneself. */
export const NO_DECISION = {
  title: "Nenhuma decisão para mostrar",
  text: "Ela pode ter sido desfeita. Se algo seu está oculto, fale com o suporte.",
} as const;

/** Text below the form for an answer that was not sent. */
export const answerFailure = (failure: Failure) =>
  knownCause(failure, { network: "Sem conexão com o portal. O que você escreveu fica guardado: tente de novo." }) ??
  "Ocorreu um erro inesperado. Tente de novo em alguns instantes.";
