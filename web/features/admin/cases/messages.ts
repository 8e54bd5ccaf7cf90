import type { AdminCase } from "#src/features/admin/schemas.ts";
import type { NextDecision, Verdict } from "#src/features/moderation/rules.ts";
import type { ActTexts } from "../act.ts";
import { nameOfKind } from "../content/messages.ts";

export const CASES = {
  label: "Denúncias",
  state: "Situação",
  sort: "Ordem",
  none: "Nenhuma denúncia aberta",
  noneText: "Quando alguém denunciar um conteúdo, ele aparece aqui.",
  onlyAnswered: "Há respostas a decisões para ler.",
  readAnswers: "Ver respostas",
  noneAnswered: "Nenhuma resposta para ler",
  noneAnsweredText: "Quando alguém responder a uma decisão, o caso volta para cá.",
  noneDecided: "Nenhuma denúncia decidida ainda",
  from: "de",
  /** An admin acted without a report. */
  direct: "Ação direta",
  directSince: "da nossa equipe",
  count: (count: number) => (count === 1 ? "1 denúncia" : `${count} denúncias`),
  since: (ago: string) => `a primeira ${ago}`,
  open: "Abrir o conteúdo",
  gone: "O conteúdo não tem página própria ou não existe mais.",
  reports: "Ver denúncias",
  reportList: "Denúncias",
  by: "por",
  unknown: "Esta denúncia não existe mais",
  failed: "Não foi possível carregar a denúncia",
  loading: "Carregando denúncias...",
  moreOf: "denúncias",
  reportsFailed: "Não foi possível carregar as denúncias",
  decide: "Decisão",
  decideAgain: "Decidir de novo",
  decidedAt: (moment: string) => `em ${moment}`,
  reason: "Motivo",
  answer: "Resposta de quem publicou",
  reviewed: "Decidido de novo",
} as const;

export const CASE_STATES = {
  open: { slug: "abertas", label: "Abertas" },
  answered: { slug: "respondidas", label: "Respondidas" },
  decided: { slug: "decididas", label: "Decididas" },
} as const;

export const CASE_SORTS = {
  oldest: { slug: "antigas", label: "Mais antigas" },
  most: { slug: "denunciadas", label: "Mais denunciadas" },
} as const;

/** What was decided, for cases and for the audit. */
export const DECIDED: Record<Verdict, string> = {
  keep: "Mantido",
  hide: "Ocultado",
  delete: "Excluído",
  warn: "Advertência",
  block: "Conta bloqueada",
  restore: "Restaurado",
  unblock: "Conta desbloqueada",
  premium: "Premium desativado",
};

const what = ({ kind, ownerName }: AdminCase) => `${nameOfKind(kind)} ${CASES.from} ${ownerName}`;
const failed = { title: "Erro", text: "Não foi possível registrar a decisão." };
/** What a decision takes back, if it follows another. */
function takesBack({ decision }: AdminCase, next: NextDecision): string {
  if (decision === null || decision === next) return "";
  if (decision === "block") return " A conta é desbloqueada.";
  if (decision === "delete") return " O que foi excluído não volta.";
  return decision === "hide" && next !== "delete" ? " O conteúdo volta a aparecer." : "";
}

/** The text of a decision, also if it is not the first one. */
const texts =
  (next: NextDecision, first: (row: AdminCase) => string) =>
  (row: AdminCase): string =>
    row.decision === next
      ? `${what(row)}: a decisão continua a mesma, e quem foi atingido recebe um e-mail.`
      : `${first(row)}${takesBack(row, next)}`;

const done = { title: "Decisão registrada!", text: "As pessoas envolvidas recebem um e-mail." };

export const DECISION_ACTS = {
  keep: {
    label: "Manter",
    title: "Manter o conteúdo?",
    text: texts("keep", (row) =>
      row.decision === null
        ? `${what(row)}: nada muda, e a denúncia é encerrada.`
        : `${what(row)}: a decisão anterior deixa de valer.`,
    ),
    confirm: "Manter",
    busy: "Registrando...",
    done,
    failed,
  },
  warn: {
    label: "Advertir",
    title: "Advertir quem publicou?",
    text: texts("warn", (row) => `${what(row)}: o conteúdo fica, e a pessoa recebe uma advertência.`),
    confirm: "Advertir",
    busy: "Registrando...",
    done,
    failed,
  },
  hide: {
    label: "Ocultar",
    title: "Ocultar o conteúdo?",
    text: texts("hide", (row) => `${what(row)}: some para todas as outras pessoas. Dá para restaurar depois.`),
    confirm: "Ocultar",
    busy: "Registrando...",
    done,
    failed,
  },
  delete: {
    label: "Excluir",
    title: "Excluir o conteúdo?",
    text: texts("delete", (row) => `${what(row)}: sai do portal e não volta.`),
    confirm: "Excluir",
    busy: "Registrando...",
    done,
    failed,
  },
  block: {
    label: "Bloquear a conta",
    title: "Bloquear quem publicou?",
    text: texts(
      "block",
      (row) =>
        `${row.ownerName} não entra mais, e todo o seu conteúdo fica oculto. Se tiver assinatura, ela é cancelada no Asaas e não cobra mais.`,
    ),
    confirm: "Bloquear a conta",
    busy: "Registrando...",
    done,
    failed,
  },
  premium: {
    label: "Manter a decisão",
    title: "Manter a decisão?",
    text: texts("premium", what),
    confirm: "Manter a decisão",
    busy: "Registrando...",
    done,
    failed,
  },
} as const satisfies Record<NextDecision, ActTexts<AdminCase>>;

/** The labels of what upholds or takes back a decision. */
export const AGAIN = { same: "Manter a decisão", undo: "Desfazer a decisão" } as const;
