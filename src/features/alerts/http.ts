import { type Context, Hono } from "hono";
import { DomainError, refusalHeaders } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { STATIC_FORM_POLICY, type StaticPage, staticPageHtml } from "../../platform/static-page.ts";
import { STOP_PAGE } from "./messages.ts";
import { stopMails } from "./queries-settings.ts";
import { STOP_KEY, STOP_LIMIT } from "./rules.ts";

const settings = { label: STOP_PAGE.settings, href: "/alertas" };
const home = { label: STOP_PAGE.home, href: "/" };

const QUESTION: StaticPage = {
  title: STOP_PAGE.title,
  text: STOP_PAGE.text,
  submit: STOP_PAGE.stop,
  actions: [settings],
};
const DONE: StaticPage = { title: STOP_PAGE.doneTitle, text: STOP_PAGE.doneText, actions: [settings, home] };
const GONE: StaticPage = { title: STOP_PAGE.goneTitle, text: STOP_PAGE.goneText, actions: [home] };

const BUSY: StaticPage = { title: STOP_PAGE.busyTitle, text: STOP_PAGE.busyText, actions: [settings] };

const show = async (c: Context<AppEnv>, page: StaticPage, status: 200 | 404 | 429 = 200) =>
  c.html(await staticPageHtml(c.var.context.env, page), status);

const isKey = (key: string) => STOP_KEY.test(key);

/**
 * `/alertas/parar/{key}`: stops the mails of a person's alerts. Links only ask, because mail programs follow them; the page's button, and
 * the mail program's own, post (RFC 8058).
 */
export const stopRoutes = new Hono<AppEnv>()
  .use(async (c, next) => {
    await next();
    c.header("content-security-policy", STATIC_FORM_POLICY);
    c.header("x-robots-tag", "noindex, nofollow");
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
  })
  .get("/:key", (c) => (isKey(c.req.param("key")) ? show(c, QUESTION) : show(c, GONE, 404)))
  .post("/:key", async (c) => {
    const { context } = c.var;
    const key = c.req.param("key");
    if (!isKey(key)) return show(c, GONE, 404);
    try {
      await context.countCall("address", [STOP_LIMIT]);
      return (await stopMails(context.db, key)) ? show(c, DONE) : show(c, GONE, 404);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === "rate_limited")) throw error;
      for (const [name, value] of Object.entries(refusalHeaders([error]))) c.header(name, value);
      return show(c, BUSY, 429);
    }
  });
