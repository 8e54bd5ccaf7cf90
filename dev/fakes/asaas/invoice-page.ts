import { html, raw } from "hono/html";
import { renderSVG } from "uqr";
import { type Html, page, postButton } from "../page.ts";
import { slashed } from "./dates.ts";
import { pixPayload } from "./pix.ts";
import { isOpen, isPaid, type Payment, type PaymentStatus } from "./records.ts";

const STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  PENDING: "Aguardando pagamento",
  CONFIRMED: "Confirmada",
  RECEIVED: "Recebida",
  OVERDUE: "Vencida",
  REFUNDED: "Estornada",
};

export const reais = (value: number): string =>
  value.toLocaleString("pt-BR", { style: "currency", currency: "BRL" }).replace("\u00a0", " ");

export const statusOf = (payment: Payment): string => (payment.deleted ? "Removida" : STATUS_LABELS[payment.status]);

/** The hosted invoice: what the payer sees, with buttons for what can happen to it. */
export function invoicePage(payment: Payment): Html {
  const title = `Fatura ${String(payment.number).padStart(8, "0")}`;
  const content = html`<div class="narrow stack">
    <section class="card"><dl>
      <dt>Valor</dt><dd>${reais(payment.value)}</dd>
      <dt>Vencimento</dt><dd>${slashed(payment.dueDate)}</dd>
      <dt>Situação</dt><dd class="${isPaid(payment) ? "on" : ""}" role="status">${statusOf(payment)}</dd>
      ${payment.description ? html`<dt>Descrição</dt><dd>${payment.description}</dd>` : ""}
    </dl></section>
    ${isOpen(payment) ? waysToPay(payment) : ""}
    <section class="card"><h2>O que mais pode acontecer</h2><div class="bar">${otherButtons(payment)}</div></section>
  </div>`;
  return page({ title, bare: true }, content);
}

const button = (payment: Payment, fields: Record<string, string>, label: string, kind = "") =>
  postButton(`/asaas/i/${payment.id.replace("pay_", "")}`, fields, label, kind);

function waysToPay(payment: Payment): Html {
  const pay = (method: string, label: string, kind = "") => button(payment, { do: "pay", method }, label, kind);
  return html`
    <section class="card stack"><h2>PIX</h2>
      <div aria-hidden="true">${raw(renderSVG(pixPayload(payment)))}</div>
      <p class="copy">${pixPayload(payment)}</p>
      ${pay("PIX", "Pagar com PIX", "primary")}</section>
    <section class="card stack"><h2>Cartão de crédito</h2>
      ${pay("CREDIT_CARD", "Pagar com cartão")}${button(payment, { do: "refuse" }, "Recusar cartão")}</section>
    <section class="card stack"><h2>Boleto</h2>${pay("BOLETO", "Pagar boleto")}</section>`;
}

function otherButtons(payment: Payment): Html[] {
  return [
    ...(payment.status === "PENDING" && !payment.deleted ? [button(payment, { do: "expire" }, "Vencer")] : []),
    ...(isPaid(payment) ? [button(payment, { do: "refund" }, "Estornar")] : []),
    button(payment, { do: "next-charge" }, "Próxima cobrança"),
  ];
}
