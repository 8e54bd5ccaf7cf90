export const PENDING = {
  label: "Solicitação Pendente",
  cancel: "Cancelar solicitação",
  cancelTitle: "Cancelar solicitação de conexão?",
  cancelText: (name: string) => `${name} não verá mais o seu pedido.`,
  keep: "Manter",
  cancelled: "Solicitação cancelada",
  cancelFailed: "Não foi possível cancelar a solicitação.",
  incoming: "Quer se conectar com você",
  accept: "Aceitar",
  reject: "Recusar",
  answerFailed: "Não foi possível responder à solicitação.",
} as const;
