import { type Context, Hono } from "hono";
import { z } from "zod";
import type { FakeAsaas } from "./fake-asaas.ts";
import { type WebhookConfig, WebhookQueue } from "./webhook-queue.ts";

const MOST_WEBHOOKS = 10;

const webhookFields = z.object({
  name: z.string().min(1),
  url: z.url(),
  email: z.email(),
  enabled: z.boolean().default(true),
  interrupted: z.boolean().default(false),
  authToken: z.string().min(32).max(255).nullable().default(null),
  sendType: z.enum(["SEQUENTIALLY", "NON_SEQUENTIALLY"]),
  events: z.array(z.string()).min(1).nullable(),
});

/** Asaas never shows the token again. */
function shown({ authToken, ...config }: WebhookConfig) {
  return { object: "webhook", ...config, hasAuthToken: authToken !== null, apiVersion: 3 };
}

function refuseField(c: Context, error: z.ZodError) {
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? "body");
  return c.json({ errors: [{ code: `invalid_${field}`, description: `O campo ${field} é inválido.` }] }, 400);
}

/** Configures webhooks. Asaas resumes a paused one with `interrupted: false`. */
export function webhookApi(desk: FakeAsaas): Hono {
  const app = new Hono();
  const find = (id: string) => desk.webhooks.find(({ config }) => config.id === id);
  app.get("/webhooks", (c) => {
    const data = desk.webhooks.map(({ config }) => shown(config));
    return c.json({ object: "list", hasMore: false, totalCount: data.length, limit: 10, offset: 0, data });
  });
  app.post("/webhooks", async (c) => {
    const parsed = webhookFields.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return refuseField(c, parsed.error);
    if (desk.webhooks.length >= MOST_WEBHOOKS)
      return c.json({ errors: [{ code: "invalid_action", description: "Limite de webhooks atingido." }] }, 400);
    const webhook = new WebhookQueue(parsed.data);
    desk.webhooks.push(webhook);
    return c.json(shown(webhook.config));
  });
  app.get("/webhooks/:id", (c) => {
    const webhook = find(c.req.param("id"));
    return webhook ? c.json(shown(webhook.config)) : c.body(null, 404);
  });
  app.on(["POST", "PUT"], "/webhooks/:id", async (c) => {
    const webhook = find(c.req.param("id"));
    if (!webhook) return c.body(null, 404);
    const body: unknown = await c.req.json().catch(() => null);
    const parsed = webhookFields.safeParse({ ...webhook.config, ...(body as object) });
    if (!parsed.success) return refuseField(c, parsed.error);
    const wasPaused = webhook.config.interrupted;
    Object.assign(webhook.config, parsed.data);
    if (wasPaused && !parsed.data.interrupted) webhook.resume();
    return c.json(shown(webhook.config));
  });
  app.delete("/webhooks/:id", (c) => {
    const webhook = find(c.req.param("id"));
    if (!webhook) return c.body(null, 404);
    webhook.stop();
    desk.webhooks.splice(desk.webhooks.indexOf(webhook), 1);
    return c.json({ deleted: true, id: webhook.config.id });
  });
  return app;
}
