import { html } from "hono/html";
import { type Html, page, postButton } from "../page.ts";
import { slashed } from "./dates.ts";
import type { FakeAsaas } from "./fake-asaas.ts";
import { FAULT_KINDS, FAULT_LABELS } from "./faults.ts";
import { reais, statusOf } from "./invoice-page.ts";
import { isPaid, type Payment, type Subscription } from "./records.ts";
import type { DeliveryFaults, WebhookQueue } from "./webhook-queue.ts";

const DELIVERIES_SHOWN = 30;
/** Of webhooks and first charges, when a button delays them. */
const DELAY_MS = 10_000;

/** Customers, subscriptions, charges, deliveries, and switches for everything that can go wrong. */
export function deskPage(desk: FakeAsaas): Html {
  const { customers } = desk.account;
  const subscriptions = [...desk.account.subscriptions.values()].reverse();
  const content = html`
    <p>Recebe os pagamentos do Premium no lugar do Asaas. Guarda tudo só até a bancada ser encerrada.</p>
    ${faultCard(desk)}
    ${desk.webhooks.map(webhookCard)}
    <h2>Assinaturas</h2>
    ${subscriptions.length === 0 ? html`<p class="card soft">Nenhuma assinatura ainda.</p>` : ""}
    ${subscriptions.map((subscription) => subscriptionCard(desk, subscription))}
    <h2>Clientes</h2>
    ${customers.size === 0 ? html`<p class="card soft">Nenhum cliente ainda.</p>` : ""}
    ${[...customers.values()]
      .reverse()
      .map(
        ({ id, name, email, externalReference }) =>
          html`<article class="card">${name}<div class="soft">${id} · ${email ?? "sem e-mail"} · referência ${externalReference ?? "nenhuma"}</div></article>`,
      )}`;
  return page({ title: "Asaas", path: "/asaas", refreshSeconds: 10 }, content);
}

const button = (fields: Record<string, string>, label: string, kind = "") => postButton("/asaas", fields, label, kind);

function faultCard({ account, faults, framesRefused }: FakeAsaas): Html {
  const isLate = account.chargeDelayMs > 0;
  const { current } = faults;
  return html`<section class="card stack"><h2>Falhas da API</h2>
    ${
      current
        ? html`<div class="bar"><span class="bad">${FAULT_LABELS[current.kind]}: próximas ${current.calls} chamadas
            ${current.method ?? ""}</span>${button({ do: "fail", kind: "" }, "Voltar ao normal", "primary")}</div>`
        : html`<p class="on">Responde normalmente</p>`
    }
    <form method="post" action="/asaas" class="bar">
      <input type="hidden" name="do" value="fail">
      <label>Falha <select name="kind">${FAULT_KINDS.map(
        (kind) => html`<option value="${kind}">${FAULT_LABELS[kind]}</option>`,
      )}</select></label>
      <label>Chamadas <select name="method"><option value="">todas</option>
        ${["GET", "POST", "DELETE"].map((method) => html`<option>${method}</option>`)}</select></label>
      <label>Quantas <select name="calls">${[1, 2, 5].map((calls) => html`<option>${calls}</option>`)}</select></label>
      <button>Falhar nas próximas</button>
    </form>
    <div class="bar"><span>A primeira cobrança nasce ${isLate ? "10 s depois da assinatura" : "com a assinatura"}</span>
      ${button({ do: "delay-charges", delayMs: String(isLate ? 0 : DELAY_MS) }, isLate ? "Sem atraso" : "Atrasar 10 s")}</div>
    <div class="bar"><span>Faturas ${framesRefused ? "não abrem" : "abrem"} dentro de outra página</span>
      ${button({ do: "refuse-frames", on: String(!framesRefused) }, framesRefused ? "Permitir" : "Impedir")}</div>
  </section>`;
}

const MISCHIEF_LABELS: Readonly<Record<Exclude<keyof DeliveryFaults, "delayMs">, [off: string, on: string]>> = {
  held: ["Segurar entregas", "Soltar entregas"],
  duplicated: ["Entregar em dobro", "Entregar uma vez"],
  reversed: ["Inverter a ordem", "Voltar à ordem"],
};

function webhookCard(webhook: WebhookQueue): Html {
  const { config, mischief, waiting, deliveries } = webhook;
  const switches = (["held", "duplicated", "reversed"] as const).map((name) => {
    const [off, on] = MISCHIEF_LABELS[name];
    return button({ do: "webhooks", [name]: String(!mischief[name]) }, mischief[name] ? on : off);
  });
  const isDelayed = mischief.delayMs > 0;
  return html`<section class="card stack"><h2>Webhook: ${config.name}</h2>
    <p class="soft">${config.url}</p>
    ${
      config.interrupted
        ? html`<div class="bar"><span class="bad">Fila pausada após 15 falhas</span>${button({ do: "resume" }, "Reativar fila", "primary")}</div>`
        : html`<p class="${waiting.length === 0 ? "on" : "off"}">${waiting.length === 0 ? "Tudo entregue" : `${waiting.length} na fila`}</p>`
    }
    <div class="bar">${switches}
      ${button({ do: "webhooks", delayMs: String(isDelayed ? 0 : DELAY_MS) }, isDelayed ? "Sem atraso" : "Atrasar 10 s")}
      ${waiting.length > 0 ? button({ do: "try-now" }, "Tentar agora") : ""}</div>
    <ul class="rows">${deliveries
      .slice(-DELIVERIES_SHOWN)
      .reverse()
      .map(
        ({ id, event, isDelivered, tries, lastAnswer, body }) => html`<li>
        <details class="main"><summary>${event}</summary><pre>${JSON.stringify(body, null, 2)}</pre></details>
        <span class="${isDelivered ? "on" : "off"}">${isDelivered ? "entregue" : "na fila"}</span>
        <span class="soft">${tries === 1 ? "1 tentativa" : `${tries} tentativas`}${lastAnswer ? ` · ${lastAnswer}` : ""}</span>
        ${isDelivered ? button({ do: "repeat", delivery: id }, "Repetir") : ""}</li>`,
      )}</ul></section>`;
}

function subscriptionCard({ account }: FakeAsaas, subscription: Subscription): Html {
  const { id, customer, value, nextDueDate, status, deleted } = subscription;
  const name = account.customers.get(customer)?.name ?? customer;
  return html`<article class="card"><div class="bar"><strong>${name}</strong>
      <span class="${status === "ACTIVE" ? "on" : "off"}">${deleted ? "Removida" : status === "ACTIVE" ? "Ativa" : "Inativa"}</span>
      ${status === "ACTIVE" ? button({ do: "next-charge", subscription: id }, "Próxima cobrança") : ""}
      ${deleted ? "" : button({ do: "delete-subscription", subscription: id }, "Remover")}</div>
    <p class="soft">${id} · ${reais(value)} por mês · próxima em ${slashed(nextDueDate)}</p>
    <ul class="rows">${account.chargesOf(id).map((payment) => paymentRow(account.body(payment).invoiceUrl, payment))}</ul>
  </article>`;
}

function paymentRow(invoiceUrl: string, payment: Payment): Html {
  return html`<li><span class="main"><a href="${invoiceUrl}">${payment.id}</a>
      <span class="soft">vence em ${slashed(payment.dueDate)} · ${reais(payment.value)}</span></span>
    <span class="${isPaid(payment) ? "on" : "off"}">${statusOf(payment)}</span></li>`;
}
