import { inArray } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Database } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { DEMO_ACCOUNTS } from "../demo/people.ts";
import { DEMO_PASSWORD } from "../demo/seed.ts";
import { type AiDesk, aiCard } from "./ai.ts";
import type { FakeAsaas } from "./asaas/fake-asaas.ts";
import { type Mailbox, mailRows } from "./mail.ts";
import type { Inbox } from "./notifications.ts";
import { type Html, page } from "./page.ts";

const MAILS_SHOWN = 5;

type HomeOptions = { db: Database; mailbox: Mailbox; inbox: Inbox; ai: AiDesk; asaas: FakeAsaas; appUrl: string };

/** The index page, with links to everything and the demo accounts. */
export function homeRoutes(options: HomeOptions): Hono {
  const app = new Hono();
  app.get("/", async (c) => {
    const { db, mailbox, inbox, ai, asaas, appUrl } = options;
    const emails = DEMO_ACCOUNTS.map(({ email }) => email);
    const present = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails));
    const accounts = DEMO_ACCOUNTS.filter(({ email }) => present.some((row) => row.email === email));
    const content = html`
      <p>Tudo o que o Portal usa fora dele, de mentira e nesta máquina. O Portal está em <a href="${appUrl}">${appUrl}</a>.</p>
      <div class="grid">
        ${accountCard(accounts)}
        <section class="card"><h2>Últimos e-mails</h2>${mailRows(mailbox.list.newestFirst().slice(0, MAILS_SHOWN))}
          <p><a href="/mail">Ver todos</a></p></section>
        <section class="card"><h2>Notificações</h2>
          <p>${deliveries(inbox.list.newestFirst().length)} ao n8n${inbox.failing ? html`, <span class="bad">recusando agora</span>` : ""}.</p>
          <p><a href="/notifications">Ver entregas e simular falha</a></p></section>
        <section class="card"><h2>Premium</h2><p>Uma assinatura manual de 30 dias, ligada e desligada por botão.</p>
          <p><a href="/premium">Escolher prestador</a></p></section>
        <section class="card"><h2>Asaas</h2>
          <p>${asaas.account.subscriptions.size} assinaturas, ${asaas.account.payments.size} cobranças.</p>
          <p><a href="/asaas">Ver cobranças, webhooks e simular falhas</a></p></section>
        ${aiCard(ai)}
      </div>`;
    return c.html(page({ title: "Bancada do Portal da Construção", path: "/" }, content));
  });
  return app;
}

const deliveries = (count: number): string => (count === 1 ? "1 entrega" : `${count} entregas`);

function accountCard(accounts: typeof DEMO_ACCOUNTS): Html {
  if (accounts.length === 0) return html``;
  return html`<section class="card"><h2>Contas de demonstração</h2>
    <p>Senha de todas: <span class="copy">${DEMO_PASSWORD}</span></p>
    <ul class="rows">${accounts.map(
      ({ email, label }) => html`<li><span class="main copy">${email}</span><span class="soft">${label}</span></li>`,
    )}</ul></section>`;
}
