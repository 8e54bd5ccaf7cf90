import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { holdsBearer } from "./bearer.ts";
import type { JsonLines } from "./json-lines.ts";
import { dateTime, type Html, page, postButton } from "./page.ts";

/** A delivery as returned by `/api/notifications`. */
export type Notification = { id: string; receivedAt: number; payload: unknown };

/** `refused` counts the deliveries that were answered with 500 since the bench started. */
export type Inbox = { list: JsonLines<Notification>; failing: boolean; refused: number };

/** Replaces n8n: accepts deliveries with the configured token, or fails on demand. */
export function notificationRoutes(inbox: Inbox, token: string): Hono {
  const app = new Hono();
  app.post("/n8n/webhook", async (c) => {
    if (!holdsBearer(c.req.header("authorization"), token))
      return c.json({ message: "Authorization data is wrong!" }, 401);
    if (inbox.failing) {
      inbox.refused++;
      return c.json({ message: "Error in workflow" }, 500);
    }
    const payload: unknown = await c.req.json().catch(() => undefined);
    if (payload === undefined) return c.json({ message: "Failed to parse request body" }, 422);
    await inbox.list.add({ id: randomUUID(), receivedAt: Date.now(), payload });
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
    ${items.length === 0 ? html`<p class="card soft">Nenhuma notificação ainda. Cada solicitação publicada envia uma ao n8n.</p>` : ""}
    ${items.map((item) => html`<article class="card"><p class="soft">${dateTime(item.receivedAt)}</p><pre>${JSON.stringify(item.payload, null, 2)}</pre></article>`)}`;
  return page({ title: "Notificações (n8n)", path: "/notifications", refreshSeconds: 5 }, content);
}
