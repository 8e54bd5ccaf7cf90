import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Settings } from "../stack/settings.ts";
import { holdsBearer } from "./bearer.ts";
import type { JsonLines } from "./json-lines.ts";
import { dateTime, type Html, page, postButton } from "./page.ts";

const recipientPage = z.object({
  recipients: z.array(z.object({ name: z.string(), whatsapp: z.string() })),
  nextCursor: z.string().nullable(),
});
type Recipients = z.infer<typeof recipientPage>["recipients"];

/** A delivery as returned by `/api/notifications`; `recipients` is null if the portal did not tell them. */
export type Notification = { id: string; receivedAt: number; payload: unknown; recipients: Recipients | null };

/** `refused` counts the deliveries that were answered with 500 since the fakes started. */
export type Inbox = { list: JsonLines<Notification>; failing: boolean; refused: number };

/** Replaces n8n: accepts deliveries with the configured token, or fails on demand. */
export function notificationRoutes(inbox: Inbox, settings: Settings): Hono {
  const app = new Hono();
  app.post("/n8n/webhook", async (c) => {
    if (!holdsBearer(c.req.header("authorization"), settings.N8N_WEBHOOK_TOKEN))
      return c.json({ message: "Authorization data is wrong!" }, 401);
    if (inbox.failing) {
      inbox.refused++;
      return c.json({ message: "Error in workflow" }, 500);
    }
    const payload: unknown = await c.req.json().catch(() => undefined);
    if (payload === undefined) return c.json({ message: "Failed to parse request body" }, 422);
    const recipients = await fetchRecipients(settings, payload);
    await inbox.list.add({ id: randomUUID(), receivedAt: Date.now(), payload, recipients });
    return c.json({ message: "Workflow was started" });
  });
  app.get("/notifications", (c) => c.html(notificationPage(inbox)));
  app.post("/notifications/failing", async (c) => {
    const form = await c.req.parseBody();
    inbox.failing = form["failing"] === "true";
    return c.redirect("/notifications", 303);
  });
  app.get("/api/notifications", (c) => c.json(inbox.list.newestFirst()));
  app.delete("/api/notifications", async (c) => {
    await inbox.list.clear();
    return c.json({ ok: true });
  });
  app.get("/api/n8n/failing", (c) => c.json({ failing: inbox.failing, refused: inbox.refused }));
  app.post("/api/n8n/failing", async (c) => {
    inbox.failing = z.object({ failing: z.boolean() }).parse(await c.req.json()).failing;
    return c.json({ failing: inbox.failing, refused: inbox.refused });
  });
  return app;
}

const TIMEOUT_MS = 5_000;
const withId = z.object({ p_id: z.string() });

/** Asks the portal, page by page, whom the assistant would tell of the request. */
async function fetchRecipients(settings: Settings, payload: unknown): Promise<Recipients | null> {
  const { data } = withId.safeParse(payload);
  if (!data) return null;
  const found: Recipients = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const url = new URL(`/n8n/solicitacoes/${encodeURIComponent(data.p_id)}/destinatarios`, settings.APP_URL);
    url.searchParams.set("cursor", cursor);
    const headers = { authorization: `Bearer ${settings.N8N_RECIPIENTS_TOKEN}` };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
    if (!response?.ok) return null;
    const page = recipientPage.parse(await response.json());
    found.push(...page.recipients);
    cursor = page.nextCursor;
  }
  return found;
}

const codeSent = z.object({ p_tipo: z.literal("codigo_whatsapp"), p_whatsapp: z.string(), p_codigo: z.string() });

/** What the workflow does with a delivery: sends a code, or tells providers of a request. */
function effect({ payload, recipients }: Notification): Html {
  const { data } = codeSent.safeParse(payload);
  if (!data) return recipientList(recipients);
  return html`<p>O WhatsApp ${data.p_whatsapp} receberia o código <strong>${data.p_codigo}</strong>.</p>`;
}

function recipientList(recipients: Recipients | null): Html {
  if (!recipients) return html`<p class="soft">O Portal não informou os destinatários.</p>`;
  if (recipients.length === 0) return html`<p class="soft">Nenhum destinatário.</p>`;
  return html`<p>O assistente avisaria ${recipients.length}:</p>
    <ul class="rows">${recipients.map(
      ({ name, whatsapp }) => html`<li><span class="main">${name}</span><span class="soft">${whatsapp}</span></li>`,
    )}</ul>`;
}

function notificationPage(inbox: Inbox): Html {
  const items = inbox.list.newestFirst();
  const content = html`
    <div class="bar">
      ${
        inbox.failing
          ? html`<span class="bad">Recusando entregas com erro 500</span>${postButton("/notifications/failing", { failing: "false" }, "Voltar a aceitar", "primary")}`
          : html`<span class="on">Aceitando entregas</span>${postButton("/notifications/failing", { failing: "true" }, "Simular falha")}`
      }
      ${inbox.refused > 0 ? html`<span class="soft">${inbox.refused} recusadas desde o início</span>` : ""}
    </div>
    ${items.length === 0 ? html`<p class="card soft">Nenhuma notificação ainda. Cada solicitação publicada envia uma ao n8n, e cada pedido de código para confirmar um WhatsApp também.</p>` : ""}
    ${items.map((item) => html`<article class="card"><p class="soft">${dateTime(item.receivedAt)}</p><pre>${JSON.stringify(item.payload, null, 2)}</pre>${effect(item)}</article>`)}`;
  return page({ title: "Notificações (n8n)", path: "/notifications", refreshSeconds: 5 }, content);
}
