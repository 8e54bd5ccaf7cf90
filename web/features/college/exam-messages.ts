import { ATTEMPTS_PER_DAY, PASS_PERCENT } from "#src/features/college/rules.ts";
import type { Failure } from "@/lib/errors.ts";
import { causeOf } from "@/lib/failure-messages.ts";
import { CLOSE, CONNECTION_LOST } from "@/lib/messages.ts";
import type { Message } from "@/lib/mutations.ts";
import { formatScore } from "./messages.ts";

export const EXAM = {
  title: "Prova",
  loading: "Carregando perguntas da prova...",
  failed: "Erro ao carregar perguntas da prova",
  place: (place: number, of: number) => `Pergunta ${place} de ${of}`,
  previous: "Anterior",
  next: "Próxima",
  finish: "Finalizar",
  grading: "Corrigindo...",
  /** Offline, as the note above says. */
  waiting: "Aguardando...",
  sessionOver: "Sua sessão terminou. Suas respostas estão guardadas neste aparelho.",
  close: CLOSE,
} as const;

/** Why an exam was not opened, for its dialog. Other failures may be tried again. */
export const REFUSALS: Readonly<Partial<Record<Failure["code"], { title: string; text: string }>>> = {
  "course.no_questions": {
    title: "Nenhuma pergunta encontrada para este curso.",
    text: "A prova ainda não está pronta. Volte em breve.",
  },
  "exam.limit": {
    title: `Você usou as ${ATTEMPTS_PER_DAY} tentativas de hoje`,
    text: "Amanhã tem mais. Que tal ler a aula de novo até lá?",
  },
  "course.passed": { title: "Você já passou nesta prova", text: "Seu certificado está no cartão do módulo." },
  "course.locked": { title: "Esta prova ainda está bloqueada", text: "Conclua primeiro o módulo básico." },
  "course.not_found": { title: "Prova não encontrada", text: "Ela não faz parte da sua área de atuação." },
  "premium.required": { title: "A prova faz parte do Premium", text: "Assine o Premium para continuar." },
  "auth.required": { title: EXAM.sessionOver, text: "Entre de novo para continuar." },
  rate_limited: { title: "Muitas tentativas seguidas", text: "Espere um pouco e abra a prova de novo." },
};

/** Toast for an exam that was not opened. */
export const openFailure = (failure: Failure): Message => {
  if (failure.code === "course.no_questions")
    return { kind: "info", title: "Nenhuma pergunta encontrada para este curso." };
  return { title: EXAM.failed, text: REFUSALS[failure.code]?.title ?? causeOf(failure) };
};

/** Toast for an exam that was not graded. */
export const sendFailure = ({ code }: Failure): Message => ({
  title: "Erro ao processar resultado da prova",
  text:
    code === "network"
      ? `Suas respostas estão guardadas. ${CONNECTION_LOST}`
      : (REFUSALS[code]?.title ?? "Suas respostas estão guardadas. Tente de novo em alguns minutos."),
});

export const LEAVE_EXAM = {
  title: "Sair da prova?",
  text: "Suas respostas ficam guardadas neste aparelho e você pode continuar depois. A tentativa já está contada.",
  confirm: "Sair da prova",
  cancel: "Continuar prova",
} as const;

export const RESULT = {
  title: (isApproved: boolean) => (isApproved ? "Prova aprovada" : "Resultado da prova"),
  approved: (score: number) => `Parabéns! Você foi aprovado com ${formatScore(score)}%`,
  failed: (score: number) => `Você foi reprovado com ${formatScore(score)}%. Tente novamente!`,
  count: (right: number, of: number) => `${right} de ${of} respostas certas. Para passar, é preciso ${PASS_PERCENT}%.`,
  badge: "Seu selo já aparece no seu cartão e na busca de profissionais.",
  left: (count: number) => (count === 1 ? "Resta 1 tentativa hoje." : `Restam ${count} tentativas hoje.`),
  noneLeft: `Você usou as ${ATTEMPTS_PER_DAY} tentativas de hoje. Amanhã tem mais.`,
  certificate: "Ver certificado",
  lesson: "Ler a aula de novo",
  finish: "Finalizar",
  again: "Tentar Novamente",
} as const;

export const REVIEW = {
  title: "Respostas da prova",
  heading: "Confira suas respostas",
  loading: "Carregando respostas...",
  failed: "Não foi possível carregar as respostas",
  right: "Certa",
  wrong: "Errada",
  chosen: "Sua resposta",
  answer: "Resposta certa",
  close: CLOSE,
} as const;
