import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isSame } from "../bearer.ts";
import { checkCustomer, checkDueDate, checkSubscription, type Refusal } from "./checks.ts";
import { dateAt } from "./dates.ts";
import type { FakeAsaas } from "./fake-asaas.ts";
import { failOnDemand } from "./faults.ts";
import { pixQrCodeBody } from "./pix.ts";
import { type BillingType, customerBody, isOpen, isPaid, subscriptionBody } from "./records.ts";
import { webhookApi } from "./webhook-api.ts";

/** The API of Asaas, as far as the portal uses it and an independent client walks through it. */
export function asaasApi(desk: FakeAsaas, apiKey: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(requireKey(apiKey));
  app.use(failOnDemand(desk.faults));
  app.route("/", customerApi(desk));
  app.route("/", subscriptionApi(desk));
  app.route("/", paymentApi(desk));
  app.route("/", webhookApi(desk));
  // Asaas answers unknown addresses and objects without a body.
  app.all("*", notFound);
  return app;
}

function requireKey(apiKey: string) {
  return createMiddleware(async (c, next) => {
    const given = c.req.header("access_token");
    if (!given) return refuse(c, [KEY_MISSING], 401);
    if (!given.startsWith("$aact_")) return refuse(c, [KEY_MALFORMED], 401);
    if (!isSame(given, apiKey)) return refuse(c, [KEY_WRONG], 401);
    if (!c.req.header("user-agent")) return refuse(c, [AGENT_MISSING], 403);
    return next();
  });
}

const KEY_MISSING: Refusal = {
  code: "access_token_not_found",
  description: "O cabeçalho de autenticação 'access_token' é obrigatório e não foi encontrado na requisição",
};
const KEY_MALFORMED: Refusal = {
  code: "invalid_access_token_format",
  description: "O valor fornecido não parece ser uma chave de API válida do Asaas. Verifique o formato da sua chave",
};
const KEY_WRONG: Refusal = { code: "invalid_access_token", description: "A chave de API fornecida é inválida" };
const AGENT_MISSING: Refusal = { code: "user_agent_not_found", description: "O cabeçalho User-Agent é obrigatório" };

type Fields = Record<string, unknown>;

const refuse = (c: Context, errors: Refusal[], status: ContentfulStatusCode = 400) => c.json({ errors }, status);
const notFound = (c: Context) => c.body(null, 404);

async function fieldsOf(c: Context): Promise<Fields> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === "object" && body !== null ? (body as Fields) : {};
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Days by which Asaas filters, with `[ge]` for the first and `[le]` for the last one. */
const DAYS = ["dateCreated", "paymentDate", "estimatedCreditDate", "dueDate"] as const;

function isWithin(item: object, query: Record<string, string>): boolean {
  return DAYS.every((name) => {
    const [first, last] = [query[`${name}[ge]`], query[`${name}[le]`]];
    if (first === undefined && last === undefined) return true;
    const day = name === "estimatedCreditDate" ? "creditDate" : name;
    const value: unknown = day in item ? item[day as keyof typeof item] : null;
    return typeof value === "string" && value >= (first ?? "") && value <= (last ?? "9999");
  });
}

/** The items that match every given filter, in pages of ten unless the caller asks for others. */
function listBody<T extends { deleted: boolean }>(c: Context, items: T[], filters: (keyof T & string)[]) {
  const query = c.req.query();
  const shown = items.filter((item) => {
    if (item.deleted ? !("includeDeleted" in query || "deletedOnly" in query) : query["deletedOnly"]) return false;
    return filters.every((name) => query[name] === undefined || item[name] === query[name]) && isWithin(item, query);
  });
  const limit = Math.min(Number(query["limit"]) || 10, 100);
  const offset = Number(query["offset"]) || 0;
  const data = shown.slice(offset, offset + limit);
  return { object: "list", hasMore: offset + limit < shown.length, totalCount: shown.length, limit, offset, data };
}

/** A list whose items are shown as Asaas does. */
function listed<T extends { deleted: boolean }, B>(
  c: Context,
  items: Iterable<T>,
  filters: (keyof T & string)[],
  show: (item: T) => B,
) {
  const body = listBody(c, [...items].reverse(), filters);
  return c.json({ ...body, data: body.data.map(show) });
}

const customerOf = (fields: Fields) => ({
  name: String(fields["name"]).trim(),
  email: textOrNull(fields["email"]),
  mobilePhone: textOrNull(fields["mobilePhone"]),
  cpfCnpj: String(fields["cpfCnpj"]).replace(/[./-]/g, ""),
  externalReference: textOrNull(fields["externalReference"]),
  notificationDisabled: fields["notificationDisabled"] === true,
});

function customerApi({ account }: FakeAsaas): Hono {
  const app = new Hono();
  app.get("/customers", (c) =>
    listed(c, account.customers.values(), ["name", "email", "cpfCnpj", "externalReference"], customerBody),
  );
  app.post("/customers", async (c) => {
    const fields = await fieldsOf(c);
    const errors = checkCustomer(fields);
    if (errors.length > 0) return refuse(c, errors);
    return c.json(customerBody(account.createCustomer(customerOf(fields))));
  });
  app.put("/customers/:id", async (c) => {
    const customer = account.customers.get(c.req.param("id"));
    if (!customer) return notFound(c);
    const fields = { ...customer, ...(await fieldsOf(c)) };
    const errors = checkCustomer(fields);
    if (errors.length > 0) return refuse(c, errors);
    return c.json(customerBody(Object.assign(customer, customerOf(fields))));
  });
  app.get("/customers/:id", (c) => {
    const customer = account.customers.get(c.req.param("id"));
    return customer ? c.json(customerBody(customer)) : notFound(c);
  });
  return app;
}

function subscriptionApi({ account }: FakeAsaas): Hono {
  const app = new Hono();
  app.get("/subscriptions", (c) =>
    listed(c, account.subscriptions.values(), ["customer", "status", "externalReference"], subscriptionBody),
  );
  app.post("/subscriptions", async (c) => {
    const fields = await fieldsOf(c);
    const hasCustomer = account.customers.has(String(fields["customer"]));
    const errors = checkSubscription(fields, { hasCustomer, today: dateAt(Date.now()) });
    if (errors.length > 0) return refuse(c, errors);
    const subscription = account.createSubscription({
      customer: String(fields["customer"]),
      billingType: fields["billingType"] as BillingType,
      value: Number(fields["value"]),
      nextDueDate: String(fields["nextDueDate"]),
      description: textOrNull(fields["description"]),
      externalReference: textOrNull(fields["externalReference"]),
    });
    return c.json(subscriptionBody(subscription));
  });
  app.get("/subscriptions/:id", (c) => {
    const subscription = account.subscriptions.get(c.req.param("id"));
    return subscription ? c.json(subscriptionBody(subscription)) : notFound(c);
  });
  app.on(["POST", "PUT"], "/subscriptions/:id", async (c) => {
    const subscription = account.subscriptions.get(c.req.param("id"));
    if (!subscription || subscription.deleted) return notFound(c);
    const { status, nextDueDate } = await fieldsOf(c);
    const isResuming = status === "ACTIVE" && subscription.status === "INACTIVE";
    const errors = isResuming || nextDueDate !== undefined ? checkDueDate(nextDueDate, dateAt(Date.now())) : [];
    if (errors.length > 0) return refuse(c, errors);
    account.updateSubscription(subscription, {
      ...(status === "ACTIVE" || status === "INACTIVE" ? { status } : {}),
      ...(typeof nextDueDate === "string" ? { nextDueDate } : {}),
    });
    return c.json(subscriptionBody(subscription));
  });
  app.delete("/subscriptions/:id", (c) => {
    const subscription = account.subscriptions.get(c.req.param("id"));
    if (!subscription || subscription.deleted) return notFound(c);
    account.deleteSubscription(subscription);
    return c.json({ deleted: true, id: subscription.id });
  });
  app.get("/subscriptions/:id/payments", (c) => {
    const id = c.req.param("id");
    if (!account.subscriptions.has(id)) return notFound(c);
    return listed(c, account.chargesOf(id).reverse(), ["status"], account.body);
  });
  return app;
}

function paymentApi({ account }: FakeAsaas): Hono {
  const app = new Hono();
  app.get("/payments", (c) =>
    listed(
      c,
      account.payments.values(),
      ["customer", "subscription", "billingType", "status", "externalReference"],
      account.body,
    ),
  );
  app.get("/payments/:id", (c) => {
    const payment = account.payments.get(c.req.param("id"));
    return payment ? c.json(account.body(payment)) : notFound(c);
  });
  app.delete("/payments/:id", (c) => {
    const payment = account.payments.get(c.req.param("id"));
    if (!payment || payment.deleted) return notFound(c);
    if (!isOpen(payment))
      return refuse(c, [{ code: "invalid_action", description: "Somente cobranças em aberto podem ser removidas." }]);
    account.deletePayment(payment);
    return c.json({ deleted: true, id: payment.id });
  });
  app.get("/payments/:id/pixQrCode", async (c) => {
    const payment = account.payments.get(c.req.param("id"));
    if (!payment) return notFound(c);
    if (isOpen(payment)) return c.json(await pixQrCodeBody(payment));
    return refuse(c, [{ code: "invalid_action", description: "Esta cobrança não pode mais ser paga." }]);
  });
  app.post("/payments/:id/refund", (c) => {
    const payment = account.payments.get(c.req.param("id"));
    if (!payment) return notFound(c);
    if (!isPaid(payment))
      return refuse(c, [{ code: "invalid_action", description: "Somente cobranças pagas podem ser estornadas." }]);
    account.refund(payment);
    return c.json(account.body(payment));
  });
  return app;
}
