import { NOTES_MAX } from "#src/features/admin/rules.ts";
import type { AdminOverview } from "#src/features/admin/schemas.ts";
import { POOL_MAX, QUESTIONS_PER_EXAM } from "#src/features/college/rules.ts";
import { formatWhole } from "#src/shared/format.ts";
import type { Failure } from "@/lib/errors.ts";
import type { Causes } from "@/lib/failure-messages.ts";

export const PANEL = {
  tabs: "Seções da administração",
  reload: "Recarregar",
  reloaded: "Dados recarregados!",
  reloadedText: ({ users, subscriptions, requests }: AdminOverview) =>
    `${formatWhole(users)} usuários, ${formatWhole(subscriptions)} assinaturas e ${formatWhole(requests)} solicitações.`,
} as const;

export const LIST = {
  loading: "Carregando...",
  failed: "Não foi possível carregar os dados",
  search: "Buscar por nome, e-mail ou telefone",
  searchAudit: "Buscar por pessoa ou identificador",
  filter: "Filtro",
  sort: "Ordem",
  none: "Nada encontrado",
  noneText: "Confira a busca ou escolha outro filtro.",
  clear: "Limpar busca e filtro",
  actions: "Ações",
  actionsFor: (name: string) => `Ações para ${name}`,
  results: (count: string) => (count === "1" ? "1 resultado" : `${count} resultados`),
  unknown: "—",
} as const;

const CAUSES: Causes = {
  network: "sem conexão com o portal.",
  rate_limited: "muitas chamadas seguidas. Aguarde um pouco.",
  unavailable: "o banco de dados não respondeu.",
  "admin.session_expired": "a sessão expirou.",
  "auth.required": "a sessão terminou.",
  "admin.required": "você não tem permissão.",
};

export const loadFailed = ({ code }: Failure) => ({
  title: "Erro",
  text: `Não foi possível carregar os dados: ${CAUSES[code] ?? "algo deu errado do nosso lado."}`,
});

export const ACT = {
  cancel: "Cancelar",
  reason: "Motivo",
  reasonHint: "Fica registrado na auditoria.",
  reasonMailed: "Vai no e-mail à pessoa e na auditoria.",
  reasonTold: "Vai no e-mail aos envolvidos e na auditoria.",
} as const;

export const ACT_LEAVE = { title: "Sair sem confirmar?" } as const;

/** Follow the fixed text of a failure. */
export const ACT_CAUSES: Causes = {
  rate_limited: "Muitas ações seguidas. Aguarde um pouco.",
  "admin.self": "Você não pode fazer isso com a própria conta.",
  "admin.ineligible": "A conta precisa ter o e-mail confirmado e não estar bloqueada.",
  "profile.last_admin": "Esta é a última conta de administrador.",
  "user.not_found": "A conta não existe mais.",
  "subject.not_found": "O conteúdo não existe mais.",
  "request.not_found": "A solicitação não existe mais.",
  "listing.not_found": "O anúncio não existe mais.",
  "rating.not_found": "A avaliação não existe mais.",
  "case.not_found": "A denúncia não existe mais.",
  "case.decided": "Outro administrador já decidiu.",
  "credential.not_found": "O registro não existe mais.",
  "credential.decided": "Outro administrador já decidiu, ou o prestador mudou o número.",
  "delivery.not_found": "O envio não existe mais.",
  "note.limit": `Já há ${NOTES_MAX} anotações sobre esta pessoa. Exclua uma antes.`,
  "course.too_few_questions": `Um curso publicado precisa de pelo menos ${QUESTIONS_PER_EXAM} perguntas no sorteio.`,
  "course.not_found": "O curso não existe mais.",
  "course.changed": "Outro administrador mudou o curso enquanto você escrevia.",
  "question.not_found": "A pergunta não existe mais.",
  "question.changed": "Outro administrador mudou ou excluiu esta pergunta.",
  "question.limit": `Um curso tem no máximo ${POOL_MAX} perguntas.`,
};
