import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { JsonLines } from "./json-lines.ts";
import { dateTime, type Html, page, postButton } from "./page.ts";

/** A message as returned by `/api/mails`. */
export type Mail = {
  id: string;
  receivedAt: number;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** The URLs in the message, in order and without duplicates. */
  links: string[];
};

const address = z.union([
  z.string().min(3),
  z.object({ email: z.string().min(3), name: z.string().optional() }).transform(({ email }) => email),
]);

/** The part of the input of Cloudflare's `send_email` binding that the portal uses. */
const message = z.object({
  to: z.union([
    address,
    z
      .array(address)
      .min(1)
      .transform((all) => all.join(", ")),
  ]),
  from: address,
  replyTo: address.optional(),
  subject: z.string().min(1),
  html: z.string().default(""),
  text: z.string().default(""),
  headers: z.record(z.string(), z.string()).default({}),
});

function linksIn(htmlPart: string, textPart: string): string[] {
  const hrefs = [...htmlPart.matchAll(/href\s*=\s*"(https?:[^"]+)"/gi)].map(([, href]) => href ?? "");
  const plain = textPart.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const decoded = hrefs.map((href) => href.replaceAll("&amp;", "&").replaceAll("&#x3D;", "=").replaceAll("&#39;", "'"));
  return [...new Set([...decoded, ...plain])];
}

export type Mailbox = { list: JsonLines<Mail>; failing: boolean };

/** The mailbox: stores what the worker sends and shows it to people (`/mail`) and tests (`/api/mails`). */
export function mailRoutes(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.post("/mail", async (c) => {
    if (mailbox.failing) return c.json({ error: "switched to failing" }, 503);
    const parsed = message.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: parsed.error.issues[0]?.message }, 400);
    const { replyTo = null, ...rest } = parsed.data;
    const id = randomUUID();
    await mailbox.list.add({ id, receivedAt: Date.now(), replyTo, ...rest, links: linksIn(rest.html, rest.text) });
    return c.json({ messageId: `<${id}@bancada>` });
  });
  app.get("/mail", (c) => c.html(mailList(mailbox, c.req.query("to"))));
  app.post("/mail/clear", async (c) => {
    await mailbox.list.clear();
    return c.redirect("/mail", 303);
  });
  app.get("/mail/:id", (c) => {
    const mail = mailbox.list.find(c.req.param("id"));
    return mail ? c.html(mailPage(mail)) : c.notFound();
  });
  app.get("/mail/:id/html", (c) => {
    const mail = mailbox.list.find(c.req.param("id"));
    if (!mail) return c.notFound();
    // Links in the message replace the whole page; scripts never run.
    c.header("content-security-policy", "sandbox allow-top-navigation-by-user-activation; script-src 'none'");
    return c.html(mail.html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_top">`));
  });
  app.get("/api/mails", (c) => c.json(addressedTo(mailbox.list.newestFirst(), c.req.query("to"))));
  app.delete("/api/mails", async (c) => {
    await mailbox.list.clear();
    return c.json({ ok: true });
  });
  app.post("/api/mails/failing", async (c) => {
    const { failing } = z.object({ failing: z.boolean() }).parse(await c.req.json());
    mailbox.failing = failing;
    return c.json({ failing });
  });
  return app;
}

function addressedTo(mails: Mail[], to: string | undefined): Mail[] {
  const wanted = to?.toLowerCase();
  return wanted ? mails.filter((mail) => mail.to.toLowerCase().split(", ").includes(wanted)) : mails;
}

/** A list of links to the messages. */
export function mailRows(mails: readonly Mail[]): Html {
  if (mails.length === 0) return html`<p class="soft">Nenhum e-mail ainda. Os que o Portal enviar aparecem aqui.</p>`;
  return html`<ul class="rows">${mails.map(
    (mail) => html`<li>
      <div class="main"><a href="/mail/${mail.id}">${mail.subject}</a><div class="soft">para ${mail.to}</div></div>
      <span class="soft">${dateTime(mail.receivedAt)}</span>
    </li>`,
  )}</ul>`;
}

function mailList(mailbox: Mailbox, to: string | undefined): Html {
  const mails = addressedTo(mailbox.list.newestFirst(), to);
  const content = html`
    ${mailbox.failing ? html`<p class="bad">A caixa está recusando mensagens (ligado por um teste).</p>` : ""}
    <div class="card">${mailRows(mails)}</div>
    ${mails.length > 0 ? postButton("/mail/clear", {}, "Apagar todos") : ""}`;
  return page({ title: to ? `E-mails para ${to}` : "E-mails", path: "/mail", refreshSeconds: 5 }, content);
}

function mailPage(mail: Mail): Html {
  const content = html`
    <div class="card"><dl>
      <dt>Para</dt><dd>${mail.to}</dd>
      <dt>De</dt><dd>${mail.from}</dd>
      ${mail.replyTo ? html`<dt>Responder a</dt><dd>${mail.replyTo}</dd>` : ""}
      <dt>Recebido</dt><dd>${dateTime(mail.receivedAt)}</dd>
    </dl></div>
    ${
      mail.links.length > 0
        ? html`<section class="card"><h2>Links da mensagem</h2><ul class="rows">${mail.links.map(
            (link) => html`<li><a class="main" href="${link}">${link}</a></li>`,
          )}</ul></section>`
        : ""
    }
    ${
      mail.html
        ? html`<section class="card"><h2>Como a pessoa vê</h2>
          <iframe title="Mensagem" sandbox="allow-top-navigation-by-user-activation" src="/mail/${mail.id}/html"></iframe></section>`
        : ""
    }
    ${mail.text ? html`<section class="card"><h2>Versão em texto</h2><pre>${mail.text}</pre></section>` : ""}`;
  return page({ title: mail.subject, path: "/mail" }, content);
}
