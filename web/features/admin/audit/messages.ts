import type { AuditAction } from "#src/features/admin/rules.ts";

export const AUDIT = {
  label: "Auditoria",
  what: "O quê",
  who: "Quem",
  change: "Mudança",
  reason: "Motivo",
  when: "Quando",
  none: "Nada registrado ainda",
  noneText: "Cada ação de um administrador fica registrada aqui e não pode ser apagada.",
  gone: "não existe mais",
  goneAdmin: "Administrador excluído",
} as const;

const TEXTS_OF_ACTIONS: Readonly<Record<AuditAction, string>> = {
  createSubscription: "Criou assinatura manual",
  endPremium: "Desativou o premium",
  deleteUser: "Excluiu usuário",
  blockUser: "Bloqueou conta",
  unblockUser: "Desbloqueou conta",
  cancelSubscription: "Cancelou assinatura",
  activateSubscription: "Ativou assinatura",
  extendSubscription: "Estendeu assinatura",
  deleteRequest: "Excluiu solicitação",
  hide: "Ocultou",
  restore: "Restaurou",
  delete: "Excluiu",
  decide: "Decidiu denúncia",
  decideCredential: "Decidiu conferência",
  retryDelivery: "Mandou tentar envio de novo",
  editCourse: "Editou curso",
  setCoursePublished: "Publicou ou despublicou curso",
  addQuestion: "Criou pergunta",
  editQuestion: "Editou pergunta",
  setQuestionPublished: "Publicou ou despublicou pergunta",
  deleteQuestion: "Excluiu pergunta",
  restoreQuestion: "Restaurou pergunta",
  editCampaign: "Editou campanha",
  setAlert: "Mudou um aviso do painel",
  refundPayment: "Pediu estorno de pagamento",
  settleDifference: "Conferiu diferença com o Asaas",
};
/** By the names in the rows, some of which may be older than this list. */
export const ACTIONS: Readonly<Record<string, string>> = TEXTS_OF_ACTIONS;

export const TARGETS: Readonly<Record<string, string>> = {
  user: "Usuário",
  subscription: "Assinatura",
  payment: "Pagamento",
  request: "Solicitação",
  listing: "Anúncio",
  card: "Cartão",
  reference: "Referência",
  photo: "Foto",
  rating: "Avaliação",
  comment: "Mensagem em anúncio",
  case: "Denúncia",
  credential: "Conferência",
  delivery: "Envio",
  course: "Curso",
  question: "Pergunta",
  campaign: "Campanha",
};
