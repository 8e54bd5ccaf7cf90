import type { AdminCase } from "#src/features/admin/schemas.ts";
import type { Decision, ReportReason } from "#src/features/moderation/rules.ts";
import type { ActTexts } from "../act.ts";
import { nameOfKind } from "../content/messages.ts";

export const CASES = {
  label: "Denúncias",
  state: "Situação",
  sort: "Ordem",
  none: "Nenhuma denúncia aberta",
  noneText: "Quando alguém denunciar um conteúdo, ele aparece aqui.",
  noneDecided: "Nenhuma denúncia decidida ainda",
  of: (owner: string) => `de ${owner}`,
  count: (count: number) => (count === 1 ? "1 denúncia" : `${count} denúncias`),
  since: (ago: string) => `a primeira ${ago}`,
  open: "Abrir o conteúdo",
  gone: "O conteúdo não tem página própria ou não existe mais.",
  reports: "Ver denúncias",
  by: (name: string) => `por ${name}`,
  moreReports: "Ver mais denúncias",
  loading: "Carregando denúncias...",
  reportsFailed: "Não foi possível carregar as denúncias",
  decide: "Decisão",
  decidedAt: (moment: string) => `em ${moment}`,
  reason: "Motivo",
  answer: "Resposta de quem publicou",
} as const;

export const CASE_STATES = {
  open: { slug: "abertas", label: "Abertas" },
  decided: { slug: "decididas", label: "Decididas" },
} as const;

export const CASE_SORTS = {
  oldest: { slug: "antigas", label: "Mais antigas" },
  most: { slug: "denunciadas", label: "Mais denunciadas" },
} as const;

export const REPORT_REASONS: Record<ReportReason, string> = {
  fraud: "Golpe ou fraude",
  offensive: "Conteúdo ofensivo",
  false: "Informação falsa",
  contact: "Dados de contato de outra pessoa",
  prohibited: "Produto ou serviço proibido",
  spam: "Spam ou repetido",
  other: "Outro motivo",
};

/** What was decided, for cases and for the audit. */
export const DECIDED: Record<Decision, string> = {
  keep: "Mantido",
  hide: "Ocultado",
  delete: "Excluído",
  warn: "Advertência",
  block: "Conta bloqueada",
};

const what = ({ kind, ownerName }: AdminCase) => `${nameOfKind(kind)} ${CASES.of(ownerName)}`;
const failed = { title: "Erro", text: "Não foi possível registrar a decisão." };
const done = { title: "Decisão registrada!", text: "Quem denunciou e quem publicou recebem um e-mail." };

export const DECISION_ACTS = {
  keep: {
    label: "Manter",
    title: "Manter o conteúdo?",
    text: (row) => `${what(row)}: nada muda, e a denúncia é encerrada.`,
    confirm: "Manter",
    busy: "Registrando...",
    done,
    failed,
  },
  warn: {
    label: "Advertir",
    title: "Advertir quem publicou?",
    text: (row) => `${what(row)}: o conteúdo fica, e a pessoa recebe uma advertência.`,
    confirm: "Advertir",
    busy: "Registrando...",
    done,
    failed,
  },
  hide: {
    label: "Ocultar",
    title: "Ocultar o conteúdo?",
    text: (row) => `${what(row)}: some para todas as outras pessoas. Dá para restaurar depois.`,
    confirm: "Ocultar",
    busy: "Registrando...",
    done,
    failed,
  },
  delete: {
    label: "Excluir",
    title: "Excluir o conteúdo?",
    text: (row) => `${what(row)}: sai do portal e não volta.`,
    confirm: "Excluir",
    busy: "Registrando...",
    done,
    failed,
  },
  block: {
    label: "Bloquear a conta",
    title: "Bloquear quem publicou?",
    text: (row) => `${row.ownerName} não entra mais, e todo o seu conteúdo fica oculto.`,
    confirm: "Bloquear a conta",
    busy: "Registrando...",
    done,
    failed,
  },
} as const satisfies Record<Decision, ActTexts<AdminCase>>;
