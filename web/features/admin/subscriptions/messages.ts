import type { AdminSubscription } from "#src/features/admin/schemas.ts";
import type { ActTexts } from "../act.ts";

export const SUBSCRIPTIONS = {
  label: "Assinaturas",
  user: "Assinante",
  status: "Situação",
  payment: "Pagamento",
  expires: "Vencimento",
  created: "Criada em",
  none: "Nenhuma assinatura ainda",
  endsSoon: "Em breve!",
  stats: "Resumo das assinaturas",
  asaas: "Asaas",
  manual: "Manual",
} as const;

export const STATUSES = {
  PENDING: "Pendente",
  ACTIVE: "Ativa",
  CANCELLED: "Cancelada",
  EXPIRED: "Expirada",
} as const satisfies Record<AdminSubscription["status"], string>;

export const STATS = [
  { key: "premiumUsers", label: "Usuários Premium" },
  { key: "active", label: "Ativas" },
  { key: "viaAsaas", label: "Via Asaas" },
  { key: "cancelled", label: "Canceladas" },
  { key: "expired", label: "Expiradas" },
] as const;

export const SUBSCRIPTION_FILTERS = {
  all: { slug: "todas", label: "Todas" },
  pending: { slug: "pendentes", label: "Pendentes" },
  active: { slug: "ativas", label: "Ativas" },
  cancelled: { slug: "canceladas", label: "Canceladas" },
  expired: { slug: "expiradas", label: "Expiradas" },
} as const;

const who = ({ userName, userEmail }: AdminSubscription) => `${userName} (${userEmail})`;
/** What only subscriptions at Asaas have. */
const atAsaas = ({ paymentMethod }: AdminSubscription, text: string) => (paymentMethod === "asaas" ? ` ${text}` : "");
const ERROR = "Erro";
const STATUS_FAILED = { title: ERROR, text: "Não foi possível atualizar o status da assinatura." };

const extend = (days: number) =>
  ({
    label: `Estender +${days} dias`,
    title: `Estender por ${days} dias?`,
    text: (row) =>
      `${who(row)} fica com o Premium ${days} dias a mais.${atAsaas(row, "A data da cobrança no Asaas não muda.")}`,
    confirm: `Estender +${days} dias`,
    busy: "Estendendo...",
    done: { title: "Assinatura estendida!" },
    failed: { title: ERROR, text: "Não foi possível estender a assinatura." },
  }) satisfies ActTexts<AdminSubscription>;

export const SUBSCRIPTION_ACTS = {
  extend,
  cancel: {
    label: "Cancelar assinatura",
    title: "Cancelar esta assinatura?",
    text: (row) =>
      `${who(row)} perde o Premium agora.${atAsaas(row, "No Asaas, as cobranças pendentes são apagadas.")}`,
    confirm: "Cancelar assinatura",
    busy: "Cancelando...",
    done: { title: "Status atualizado!" },
    failed: STATUS_FAILED,
  },
  activate: {
    label: "Ativar assinatura",
    title: "Ativar esta assinatura?",
    text: (row) => `${who(row)} volta a ter o Premium.`,
    confirm: "Ativar assinatura",
    busy: "Ativando...",
    done: { title: "Status atualizado!" },
    failed: STATUS_FAILED,
  },
} as const satisfies Record<string, ActTexts<AdminSubscription> | typeof extend>;

export const NOT_FOUND = {
  title: "Assinatura não encontrada",
  text: "Ela pode ter sido apagada. A lista foi atualizada.",
} as const;
