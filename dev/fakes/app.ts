import { Hono } from "hono";
import { except } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { html } from "hono/html";
import { secureHeaders } from "hono/secure-headers";
import { ZodError } from "zod";
import type { Database } from "../../db/client.ts";
import type { Settings } from "../stack/settings.ts";
import { type AiDesk, aiRoutes } from "./ai.ts";
import type { FakeAsaas } from "./asaas/fake-asaas.ts";
import { asaasRoutes } from "./asaas/routes.ts";
import { googleRoutes } from "./google.ts";
import { homeRoutes } from "./home.ts";
import { type Mailbox, mailRoutes } from "./mail.ts";
import { type Inbox, notificationRoutes } from "./notifications.ts";
import { page } from "./page.ts";
import { premiumRoutes } from "./premium.ts";
import { pushRoutes } from "./pushes.ts";

/**
 * The message frame is sandboxed and thereby cross-origin, so headers that isolate origins would leave it empty.
 * Without a referrer, browsers would not send the origin of a form.
 */
const HEADERS = {
  referrerPolicy: "same-origin",
  xFrameOptions: "SAMEORIGIN",
  originAgentCluster: false,
  crossOriginResourcePolicy: false,
  crossOriginOpenerPolicy: false,
} as const;

/** Invoices stand in a frame of the portal. */
const INVOICES = ["/asaas/i/*", "/asaas/comprovantes/*"];

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Compares with local host names instead of the requested host, because other domains can resolve to this machine. */
function isOwn(origin: string, url: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname, port } = new URL(origin);
  return LOCAL_HOSTS.has(hostname) && port === new URL(url).port;
}

/** Only the fakes' own pages may change their state. Programs such as the worker and tests send no origin. */
const ownOrigin = createMiddleware(async (c, next) => {
  const origin = c.req.header("origin");
  const isReading = c.req.method === "GET" || c.req.method === "HEAD";
  if (isReading || origin === undefined || isOwn(origin, c.req.url)) return next();
  return c.text("Só as páginas da bancada podem fazer isto.", 403);
});

type FakesOptions = {
  db: Database;
  mailbox: Mailbox;
  inbox: Inbox;
  ai: AiDesk;
  asaas: FakeAsaas;
  settings: Settings;
};

export function createFakes(options: FakesOptions): Hono {
  const { db, mailbox, inbox, ai, asaas, settings } = options;
  const app = new Hono();
  app.use(except(INVOICES, secureHeaders(HEADERS)));
  app.use(ownOrigin);
  app.route("/", homeRoutes({ db, mailbox, inbox, ai, asaas, appUrl: settings.APP_URL }));
  app.route("/", mailRoutes(mailbox));
  app.route("/", notificationRoutes(inbox, settings));
  app.route("/", pushRoutes({ received: [], isFailing: false, gone: [] }));
  app.route("/", aiRoutes(ai, settings.AI_API_KEY));
  app.route("/", premiumRoutes(db));
  app.route("/", asaasRoutes(asaas, settings.ASAAS_API_KEY));
  app.route("/", googleRoutes(settings));
  app.notFound((c) =>
    c.html(page({ title: "Nada neste endereço" }, html`<p><a href="/">Voltar ao início</a></p>`), 404),
  );
  app.onError((error, c) => {
    if (error instanceof ZodError || error instanceof SyntaxError) return c.json({ error: "wrong body" }, 400);
    const content = html`<p class="card">O banco de dados não respondeu como esperado: ${error.message.split("\n")[0]}</p>`;
    return c.html(page({ title: "Não deu certo" }, content), 500);
  });
  return app;
}
