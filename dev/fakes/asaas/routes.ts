import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import { asaasApi } from "./api.ts";
import { runCommand } from "./commands.ts";
import type { FakeAsaas } from "./fake-asaas.ts";
import { invoicePage } from "./invoice-page.ts";
import { deskPage } from "./overview-page.ts";

/** Replaces Asaas: its API, invoices and webhooks. `/asaas` shows what it holds; tests use `/api/asaas`. */
export function asaasRoutes(desk: FakeAsaas, apiKey: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.route("/asaas/v3", asaasApi(desk, apiKey));
  app.get("/asaas", (c) => c.html(deskPage(desk)));
  app.post("/asaas", async (c) => {
    await runCommand(desk, await c.req.parseBody());
    return c.redirect("/asaas", 303);
  });
  app.get("/api/asaas", (c) => c.json(contentOf(desk)));
  app.post("/api/asaas", async (c) => {
    await runCommand(desk, await c.req.json());
    return c.json(contentOf(desk));
  });
  app.route("/", invoiceRoutes(desk));
  return app;
}

/** Everything the desk holds, oldest first. */
function contentOf({ account, webhooks, faults }: FakeAsaas) {
  return {
    customers: [...account.customers.values()],
    subscriptions: [...account.subscriptions.values()],
    payments: [...account.payments.values()].map(account.body),
    webhooks: webhooks.map(({ config, mischief, deliveries }) => ({ ...config, mischief, deliveries })),
    fault: faults.current,
  };
}

function invoiceRoutes(desk: FakeAsaas): Hono {
  const app = new Hono();
  const paymentOf = (c: Context) => desk.account.payments.get(`pay_${c.req.param("page")}`);
  const show = (c: Context) => {
    const payment = paymentOf(c);
    if (!payment) return c.html(page({ title: "Fatura não encontrada", bare: true }, html``), 404);
    desk.account.view(payment);
    if (desk.framesRefused) c.header("x-frame-options", "DENY");
    return c.html(invoicePage(payment));
  };
  app.get("/asaas/i/:page", show);
  app.get("/asaas/comprovantes/:page", show);
  app.post("/asaas/i/:page", async (c) => {
    const payment = paymentOf(c);
    if (payment) {
      const form = await c.req.parseBody();
      await runCommand(desk, { ...form, payment: payment.id, subscription: payment.subscription });
    }
    return c.redirect(c.req.path, 303);
  });
  return app;
}
