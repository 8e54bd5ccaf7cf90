import { POOL_MAX, QUESTIONS_PER_EXAM } from "#src/features/college/rules.ts";
import type { Failure } from "@/lib/errors.ts";

export const ACT = {
  cancel: "Cancelar",
  reason: "Motivo",
  reasonHint: "Fica registrado na auditoria.",
  reasonTold: "Vai no email para as pessoas envolvidas e fica registrado na auditoria.",
} as const;

/** Follow the specified text of a failure. */
export const ACT_CAUSES: Partial<Record<Failure["code"], string>> = {
  network: "Verifique sua internet e tente de novo.",
  rate_limited: "Muitas ações seguidas. Aguarde um pouco.",
  "admin.self": "Você não pode fazer isso com a própria conta.",
  "profile.last_admin": "Esta é a última conta de administrador.",
  "user.not_found": "A conta não existe mais.",
  "subject.not_found": "O conteúdo não existe mais.",
  "request.not_found": "A solicitação não existe mais.",
  "listing.not_found": "O anúncio não existe mais.",
  "rating.not_found": "A avaliação não existe mais.",
  "case.not_found": "A denúncia não existe mais.",
  "case.decided": "Outro administrador já decidiu.",
  "credential.not_found": "O pedido não existe mais.",
  "credential.decided": "Outro administrador já decidiu, ou o prestador mudou o número.",
  "delivery.not_found": "O envio não existe mais.",
  "course.too_few_questions": `Um curso publicado precisa de pelo menos ${QUESTIONS_PER_EXAM} perguntas no sorteio.`,
  "course.not_found": "O curso não existe mais.",
  "course.changed": "Outro administrador mudou o curso enquanto você escrevia.",
  "question.not_found": "A pergunta não existe mais.",
  "question.changed": "Outro administrador mudou ou excluiu esta pergunta.",
  "question.limit": `Um curso tem no máximo ${POOL_MAX} perguntas.`,
};
