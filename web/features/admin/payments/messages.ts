import type { PaymentState } from "#src/features/admin/rules.ts";
import { formatWhole } from "../format.ts";

export const PAYMENTS = {
  slug: "pagamentos",
  label: "Pagamentos",
  month: "Mês",
  earlier: "Mês anterior",
  later: "Mês seguinte",
  totals: (month: string) => `Totais de ${month}`,
  balance: "Saldo do mês",
  balanceText: "recebido menos estornado",
  count: (count: number) => (count === 1 ? "1 pagamento" : `${formatWhole(count)} pagamentos`),
  allMonths: "A busca mostra os pagamentos de todos os meses.",
  person: "De quem",
  gone: "Conta encerrada",
  state: "Situação",
  value: "Valor",
  date: "Data",
  due: "Vencimento",
  invoice: "Ver fatura",
  invoiceOf: (name: string) => `Ver fatura de ${name}`,
  refundedOn: (day: string) => `Estornado em ${day}`,
  none: "Nenhum pagamento neste mês",
  download: "Baixar CSV do mês",
  downloading: "Preparando...",
  downloadFailed: { title: "Erro", text: "Não foi possível preparar o arquivo. Tente de novo." },
  file: (month: string) => `pagamentos-${month}.csv`,
  email: "E-mail",
  charge: "Cobrança no Asaas",
} as const;

/** `mark`: what the row says; `total`: what the month's totals and the filter say. */
export const STATES: Readonly<Record<PaymentState, { mark: string; total: string; on: string; slug: string }>> = {
  received: { mark: "Recebido", total: "Recebidos", on: "Recebido em", slug: "recebidos" },
  refunded: { mark: "Estornado", total: "Estornados", on: "Estornado em", slug: "estornados" },
  overdue: { mark: "Vencido", total: "Vencidos", on: "Venceu em", slug: "vencidos" },
  open: { mark: "Em aberto", total: "Em aberto", on: "Vence em", slug: "abertos" },
};

export const PAYMENT_FILTERS = {
  all: { slug: "todos", label: "Todos" },
  received: { slug: STATES.received.slug, label: STATES.received.total },
  refunded: { slug: STATES.refunded.slug, label: STATES.refunded.total },
  overdue: { slug: STATES.overdue.slug, label: STATES.overdue.total },
  open: { slug: STATES.open.slug, label: STATES.open.total },
} as const;
