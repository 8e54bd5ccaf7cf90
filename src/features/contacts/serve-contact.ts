import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { DomainError, refusalHeaders, refusalStatus } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { staticPageHtml } from "../../platform/pages/static-page.ts";
import { whatsappLink } from "../../shared/links.ts";
import { SECOND_MS } from "../../shared/time.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { type OpenedContact, openContact } from "./open-contact.ts";
import { firstContactPage, itemPath, phonePage, refusalPage } from "./pages.ts";
import { AWARE, AWARE_VISITOR_MS } from "./rules.ts";
import { type ContactAddress, contactAddress, type PhoneAnswer, type RefusalAnswer } from "./schemas.ts";

type C = Context<AppEnv>;

/** The screen that shows a number inline requests JSON; a followed link gets a page. */
const wantsJson = (c: C) => c.req.header("accept") === "application/json";

async function phoneNumber(c: C, address: ContactAddress, contact: OpenedContact): Promise<Response> {
  if (wantsJson(c)) return c.json({ phone: contact.phone } satisfies PhoneAnswer);
  return c.html(await staticPageHtml(c.var.context.env, phonePage(address, contact)));
}

/** With a link from a chat, people would skip what our pages say. Old browsers don't tell. */
const isFromOurPages = (c: C) => ["same-origin", ""].includes(c.req.header("sec-fetch-site") ?? "");

/** Visitors see the page once on each browser; people with an account once for each person. */
function rememberAware(c: C): void {
  const { APP_URL } = c.var.context.env.settings;
  setCookie(c, AWARE.cookie, AWARE.value, {
    path: "/contato",
    httpOnly: true,
    sameSite: "Lax",
    secure: APP_URL.startsWith("https://"),
    maxAge: AWARE_VISITOR_MS / SECOND_MS,
  });
}

async function giveOut(c: C, address: ContactAddress): Promise<Response> {
  const { env, now } = c.var.context;
  const isFromUs = isFromOurPages(c);
  const isNow = isFromUs && c.req.query(AWARE.query) === AWARE.value;
  const isRemembered = getCookie(c, AWARE.cookie) === AWARE.value;
  const contact = await openContact(c.var.context, address, { isNow, isRemembered, isShared: isFromUs });
  if (contact.owner) {
    if (wantsJson(c)) return c.json({ phone: null } satisfies PhoneAnswer);
    return c.html(await staticPageHtml(env, firstContactPage(address, contact.owner, now)));
  }
  if (isNow && (await findViewer(c.var.context)) === null) rememberAware(c);
  if (contact.vcard) {
    return c.body(contact.vcard.text, 200, {
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": `attachment; filename="${contact.vcard.name}"`,
    });
  }
  if (address.way === "telefone") return phoneNumber(c, address, contact);
  return c.redirect(whatsappLink(contact.phone, contact.greeting));
}

async function refuse(c: C, address: ContactAddress | null, error: DomainError): Promise<Response> {
  const { env } = c.var.context;
  const status = refusalStatus(error);
  for (const [name, value] of Object.entries(refusalHeaders([error]))) c.header(name, value);
  const isVisitor = error.code === "rate_limited" && (await findViewer(c.var.context)) === null;
  const page = refusalPage(address, error.code, { waitSeconds: error.details.retryAfterSeconds ?? 0, isVisitor });
  if (wantsJson(c)) return c.json({ code: error.code, message: page.text } satisfies RefusalAnswer, status);
  return c.html(await staticPageHtml(env, page), status);
}

/** Links of other sites could make people open contacts that they did not choose. Old browsers don't tell. */
const isFromElsewhere = (c: C) => ["cross-site", "same-site"].includes(c.req.header("sec-fetch-site") ?? "");

/** The browser guesses that the person will follow the link. It discards an answer that failed. */
const isPrefetch = (c: C) => c.req.header("sec-purpose")?.includes("prefetch") ?? false;

/**
 * `GET /contato/{name}/{id}?via={way}`: the only way to another person's number. Redirects to WhatsApp, shows the
 * number or sends a vCard; refusals are pages. Works without JavaScript. Links of other sites lead to the thing's screen.
 */
export async function answer(c: C): Promise<Response> {
  const { name, id } = c.req.param();
  const address = contactAddress.safeParse({ name, id, way: c.req.query("via") }).data ?? null;
  try {
    if (!address) throw new DomainError("contact.not_found");
    if (isPrefetch(c)) return c.body(null, 503);
    if (isFromElsewhere(c)) return c.redirect(itemPath(address));
    return await giveOut(c, address);
  } catch (error) {
    if (error instanceof DomainError) return refuse(c, address, error);
    throw error;
  }
}
