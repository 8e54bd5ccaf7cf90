import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "../../http.ts";
import { findInvoiceUrl } from "./queries-subscriptions.ts";

const TITLE = "Fatura";
const UNAVAILABLE = "A fatura não pode ser mostrada aqui. Abra em nova aba.";
const STYLE =
  "html,body,iframe{box-sizing:border-box;width:100%;height:100%;margin:0;border:0;font-family:sans-serif}p{padding:1rem}";

/** What the payment provider's page needs: its own storage, forms and scripts; it can't leave its frame. */
const SANDBOX = "allow-same-origin allow-forms allow-scripts";

/** The caller's own invoice; null for others', and for addresses outside the payment provider's site. */
async function ownInvoice(c: Context<AppEnv>, origin: string): Promise<string | null> {
  const { context } = c.var;
  const session = await context.session();
  const url = session && (await findInvoiceUrl(context.db, session.user.id, c.req.param("id") ?? ""));
  return url && new URL(url).origin === origin ? url : null;
}

/**
 * `GET /fatura/{charge}`: a page that frames an invoice, to be framed itself by the payment dialog. Only this page's
 * policy names the payment provider, so that all others can do without.
 */
export const invoiceFrame = new Hono<AppEnv>().get("/:id", async (c) => {
  const { ASAAS_INVOICE_ORIGIN: origin } = c.var.context.env.settings;
  const url = await ownInvoice(c, origin);
  c.header(
    "content-security-policy",
    `default-src 'none'; style-src 'unsafe-inline'; frame-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  );
  c.header("x-frame-options", "SAMEORIGIN");
  c.header("x-robots-tag", "noindex, nofollow");
  c.header("cache-control", "no-store");
  const body = url
    ? html`<iframe src="${url}" title="${TITLE}" sandbox="${SANDBOX}"></iframe>`
    : html`<p>${UNAVAILABLE}</p>`;
  return c.html(
    html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${TITLE}</title><style>${STYLE}</style></head><body>${body}</body></html>`,
    url ? 200 : 404,
  );
});
