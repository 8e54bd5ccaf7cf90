export const INTEGRATIONS = {
  filter: "O que mostrar",
  deliveries: "Envios",
  delivery: "Envio",
  attempts: "Tentativas",
  error: "Último erro",
  created: "Criado",
  next: "Próxima",
  deadSince: "Desistência",
  deliveredAt: "Entregue",
  retry: "Tentar de novo",
  retryOf: (kind: string) => `Tentar de novo: ${kind}`,
  events: "Eventos do Asaas",
  event: "Evento",
  subject: "Sobre",
  received: "Recebido",
  processed: "Processado",
  waiting: "Na fila",
  noneDead: "Nenhum envio com falha",
  noneDeadText: "Emails e avisos que falharam em todas as tentativas aparecem aqui.",
  noneWaiting: "Nenhum envio na fila",
  noneDelivered: "Nenhum envio entregue ainda",
  noneEvents: "Nenhum evento recebido ainda",
  retried: "Nova tentativa a caminho!",
  retryFailed: { title: "Erro", text: "Não foi possível tentar o envio de novo." },
} as const;

/** What a delivery is, by its kind; the kind itself for others. */
export const DELIVERIES: Readonly<Record<string, string>> = {
  "mail.confirm": "Email: confirmar cadastro",
  "mail.reset": "Email: nova senha",
  "mail.change": "Email: confirmar novo email",
  "mail.change-asked": "Email: aviso de troca de email",
  "mail.changed": "Email: email trocado",
  "mail.password-changed": "Email: senha alterada",
  "mail.billing": "Email: cobrança e Premium",
  "mail.decision": "Email: decisão para quem publicou",
  "mail.report-outcome": "Email: decisão para quem denunciou",
  "mail.credential": "Email: conferência",
  "mail.phone-moved": "Email: WhatsApp confirmado em outra conta",
  "mail.request-deleted": "Email: solicitação excluída",
  "mail.hire": "Email: novidade de uma contratação",
  "mail.request-outcome": "Email: conseguiu resolver?",
  "mail.dead-deliveries": "Email: alerta de envios com falha",
  "n8n.request": "n8n: solicitação nova ou alterada",
  "n8n.phone-code": "n8n: código para confirmar o WhatsApp",
  "asaas.cancel": "Asaas: cancelar assinatura",
  "asaas.align": "Asaas: acertar assinatura",
};

export const INTEGRATION_FILTERS = {
  dead: { slug: "falhas", label: "Com falha" },
  waiting: { slug: "fila", label: "Na fila" },
  delivered: { slug: "entregues", label: "Entregues" },
  events: { slug: "eventos", label: "Eventos do Asaas" },
} as const;

/** Why an event had no effect, by the reason that the server stored. */
export const EVENT_PROBLEMS: Readonly<Record<string, string>> = {
  unreadable: "Não foi possível ler a cobrança ou a assinatura.",
  "no subscription": "A cobrança não é de uma assinatura.",
  "unknown subscription": "A assinatura não é do portal.",
  "other customer": "A cobrança é de outro cliente.",
  "other amount": "O valor não é o da assinatura.",
  "from the future": "A data está no futuro. O evento foi recusado.",
  "other content": "O mesmo evento chegou antes com outro conteúdo. Este foi recusado.",
};
