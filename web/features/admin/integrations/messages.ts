import type { AdminDelivery } from "#src/features/admin/schemas.ts";
import { RETRY } from "@/lib/messages.ts";

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
  retry: RETRY,
  retryOf: (kind: string) => `Tentar de novo: ${kind}`,
  events: "Eventos do Asaas",
  event: "Evento",
  subject: "Sobre",
  received: "Recebido",
  processed: "Processado",
  waiting: "Na fila",
  noneDead: "Nenhum envio com falha",
  noneDeadText: "E-mails e avisos que falharam em todas as tentativas aparecem aqui.",
  noneWaiting: "Nenhum envio na fila",
  noneDelivered: "Nenhum envio entregue ainda",
  noneEvents: "Nenhum evento recebido ainda",
  retried: "Nova tentativa a caminho!",
  retryFailed: { title: "Erro", text: "Não foi possível tentar o envio de novo." },
} as const;

/** What a delivery is, by its kind. */
export const DELIVERIES: Readonly<Record<AdminDelivery["kind"], string>> = {
  "mail.confirm": "E-mail: confirmar cadastro",
  "mail.reset": "E-mail: nova senha",
  "mail.change": "E-mail: confirmar novo e-mail",
  "mail.change-asked": "E-mail: aviso de troca de e-mail",
  "mail.changed": "E-mail: e-mail trocado",
  "mail.password-changed": "E-mail: senha alterada",
  "mail.security": "E-mail: segurança da conta",
  "mail.billing": "E-mail: cobrança e Premium",
  "mail.decision": "E-mail: decisão para quem foi atingido",
  "mail.report-outcome": "E-mail: decisão para quem denunciou",
  "mail.credential": "E-mail: conferência",
  "mail.phone-moved": "E-mail: WhatsApp confirmado em outra conta",
  "mail.admin-right": "E-mail: virou ou deixou de ser administrador",
  "mail.admin-work": "E-mail: o que espera por um administrador",
  "mail.account-deleted": "E-mail: conta excluída",
  "mail.request-deleted": "E-mail: solicitação excluída",
  "mail.hire": "E-mail: novidade de uma contratação",
  "mail.question": "E-mail: pergunta de quem publicou a solicitação",
  "mail.addressed": "E-mail: pedido de orçamento para você",
  "mail.request-outcome": "E-mail: conseguiu resolver?",
  "alerts.request": "Alertas: solicitação nova ou alterada",
  "searches.listing": "Buscas salvas: anúncio novo ou alterado",
  "push.notice": "Aviso no aparelho",
  "n8n.request": "n8n: solicitação nova ou alterada",
  "n8n.phone-code": "n8n: código para confirmar o WhatsApp",
  "asaas.cancel": "Asaas: cancelar assinatura",
  "asaas.align": "Asaas: acertar assinatura",
  "asaas.refund": "Asaas: estornar pagamento",
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
  "unknown subscription": "A assinatura não é do portal, ou a conta foi excluída.",
  "other customer": "A cobrança é de outro cliente.",
  "other amount": "O valor não é o da assinatura.",
  "from the future": "A data está no futuro. O evento foi recusado.",
  "other content": "O mesmo evento chegou antes com outro conteúdo. Este foi recusado.",
};
