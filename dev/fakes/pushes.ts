import { Hono } from "hono";
import { z } from "zod";

/** An encrypted message, as it would reach a browser. */
export interface PushedMessage {
  endpoint: string;
  receivedAt: number;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

/** Endpoints in `gone` are answered with 410. */
export interface PushDesk {
  received: PushedMessage[];
  isFailing: boolean;
  gone: string[];
}

const answers = z.object({ isFailing: z.boolean().default(false), gone: z.array(z.string()).default([]) });

/** Stands in for the push services of all browsers. Only a test that has the browser's keys can read the messages. */
export function pushRoutes(desk: PushDesk): Hono {
  const app = new Hono();
  app.post("/push", async (c) => {
    const endpoint = c.req.query("endpoint") ?? "";
    if (desk.gone.includes(endpoint)) return c.body(null, 410);
    if (desk.isFailing) return c.json({ error: "switched to failing" }, 500);
    const body = Buffer.from(await c.req.arrayBuffer()).toString("base64");
    desk.received.push({ endpoint, receivedAt: Date.now(), headers: c.req.header(), body });
    return c.body(null, 201);
  });
  app.get("/api/pushes", (c) => c.json(desk.received));
  app.delete("/api/pushes", (c) => {
    desk.received.length = 0;
    return c.json({ ok: true });
  });
  app.post("/api/pushes/answers", async (c) => {
    Object.assign(desk, answers.parse(await c.req.json()));
    return c.json({ ok: true });
  });
  return app;
}
