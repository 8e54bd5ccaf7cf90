import type { AuditAction } from "#src/features/admin/rules.ts";
import type { Verdict } from "#src/features/moderation/rules.ts";

export const AUDIT = {
  label: "Auditoria",
  what: "O quê",
  when: "Quando",
  none: "Nada registrado ainda",
  noneText: "Cada ação de um administrador fica registrada aqui e não pode ser apagada.",
  goneAdmin: "Administrador excluído",
  /** In a sentence. */
  gonePerson: "uma conta encerrada",
  account: "uma conta",
  act: "Ação",
  everyAct: "Todas",
  admin: "Administrador",
  everyAdmin: "Todos",
  day: "Dia",
  decided: ["decidiu a ", "denúncia"],
  /** Also without a report, of what an admin had done directly. */
  decidedAgain: ["mudou a ", "decisão"],
  /** After what was done to an account. */
  alsoBanned: " e impediu novo cadastro",
} as const;

/** What an act is called in the filter. */
export const ACTIONS: Readonly<Record<AuditAction, string>> = {
  createSubscription: "Criou assinatura manual",
  endPremium: "Desativou o premium",
  deleteUser: "Excluiu usuário",
  blockUser: "Bloqueou conta",
  unblockUser: "Desbloqueou conta",
  makeAdmin: "Tornou administrador",
  removeAdmin: "Removeu administrador",
  resetPasskeys: "Apagou as chaves de acesso",
  banUser: "Impediu novo cadastro",
  liftBan: "Suspendeu impedimento de cadastro",
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
  addNote: "Anotou algo",
  deleteNote: "Excluiu uma anotação",
  refundPayment: "Pediu estorno de pagamento",
  settleDifference: "Conferiu diferença com o Asaas",
};

/** What was decided on a case, in a sentence. */
export const DECIDED_TO: Readonly<Record<Verdict, string>> = {
  keep: "manter",
  hide: "ocultar",
  delete: "excluir",
  warn: "advertir",
  block: "bloquear a conta",
  restore: "restaurar",
  unblock: "desbloquear a conta",
  premium: "desativar o Premium",
};
