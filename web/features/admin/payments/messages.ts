import type { PaymentState } from "#src/features/admin/rules.ts";
import type { AdminPayment, PaymentDifference } from "#src/features/admin/schemas-payments.ts";
import { formatWhole } from "#src/shared/format.ts";
import type { ActTexts } from "../act.ts";
import { formatMoney } from "../format.ts";

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
  dueOn: { overdue: "Venceu em", open: "Vence em" },
  ofCharge: (day: string) => `vencimento ${day}`,
  invoice: "Ver fatura",
  invoiceOf: (name: string) => `Ver fatura de ${name}`,
  refundAsked: "Estorno a caminho",
  refundRefused: (why: string) => `O Asaas recusou o estorno: ${why}`,
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
export const STATES: Readonly<Record<PaymentState, { mark: string; total: string; slug: string }>> = {
  received: { mark: "Recebido", total: "Recebidos", slug: "recebidos" },
  refunded: { mark: "Estornado", total: "Estornados", slug: "estornados" },
  overdue: { mark: "Vencido", total: "Vencidos", slug: "vencidos" },
  open: { mark: "Em aberto", total: "Em aberto", slug: "abertos" },
};

export const PAYMENT_FILTERS = {
  all: { slug: "todos", label: "Todos" },
  received: { slug: STATES.received.slug, label: STATES.received.total },
  refunded: { slug: STATES.refunded.slug, label: STATES.refunded.total },
  overdue: { slug: STATES.overdue.slug, label: STATES.overdue.total },
  open: { slug: STATES.open.slug, label: STATES.open.total },
} as const;

const who = ({ name, email }: AdminPayment) => `${name} (${email})`;

export const PAYMENT_ACTS = {
  refund: {
    label: "Estornar pagamento",
    title: "Estornar este pagamento?",
    text: (row) =>
      `${who(row)} recebe ${formatMoney(row.valueCents)} de volta pelo Asaas e perde o Premium que este pagamento deu. A renovação continua: para não cobrar mais, cancele a assinatura.`,
    confirm: "Estornar pagamento",
    busy: "Estornando...",
    done: { title: "Estorno a caminho!", text: "A pessoa recebe um e-mail quando ele for feito." },
    failed: { title: "Erro", text: "Não foi possível estornar o pagamento." },
  },
} as const satisfies Record<string, ActTexts<AdminPayment>>;

export const DIFFERENCE_ACT = {
  label: "Marcar como conferido",
  title: "Marcar como conferido?",
  text: ({ id }) => `A diferença da cobrança ${id} sai da lista. Ela volta se mudar.`,
  confirm: "Marcar como conferido",
  busy: "Marcando...",
  done: { title: "Diferença conferida!" },
  failed: { title: "Erro", text: "Não foi possível marcar a diferença." },
} as const satisfies ActTexts<PaymentDifference>;

export const PAYMENT_CAUSES = {
  consent: () => "Sei que o estorno não pode ser desfeito.",
  refused: {
    "payment.not_refundable": {
      title: "Pagamento já estornado",
      text: "Só um pagamento recebido pode ser estornado. A lista foi atualizada.",
    },
    "payment.not_found": {
      title: "Pagamento não encontrado",
      text: "A conta pode ter sido excluída. Nesse caso, estorne no site do Asaas.",
    },
  },
} as const;

export const DIFFERENCES = {
  title: "Não bate com o Asaas",
  text: "Todo dia, os pagamentos dos últimos três dias são comparados com os do Asaas. Confira estes nos dois lados.",
  never: "Os pagamentos ainda não foram comparados com os do Asaas.",
  agree: (day: string) => `Bate com o Asaas até ${day}.`,
  here: "Aqui",
  there: "No Asaas",
  charge: "Cobrança",
  found: "Visto em",
  missing: "não existe",
  kinds: {
    "missing-here": "Falta aqui",
    "missing-there": "Falta no Asaas",
    amount: "Outro valor",
    state: "Outra situação",
  },
} as const satisfies { kinds: Record<PaymentDifference["kind"], string> } & Record<string, unknown>;

export const COMPARED_STATES: Readonly<Record<NonNullable<PaymentDifference["ourState"]>, string>> = {
  paid: "recebido",
  refunded: "estornado",
  open: "em aberto",
  cancelled: "apagado",
};
