import { type Context, Hono } from "hono";
import type { Database } from "#db/client.ts";
import { DomainError, refusalHeaders } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { HOUR_MS } from "../../shared/time.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import { STATIC_FORM_POLICY, type StaticPage, staticPageHtml } from "../pages/static-page.ts";
import { STOP_PAGE } from "./messages.ts";

/** Letters of one kind, which their links can stop. */
interface StoppableLetters {
  texts: {
    title: string;
    /** What stops and what does not. */
    text: string;
    doneText: string;
    /** Names the screen with the choice. */
    settings: string;
  };
  /** Stops the letters to the person with this key. @returns whether there is one */
  stopMails: (db: Database, key: string) => Promise<boolean>;
}

type C = Context<AppEnv>;

const STOP_KEY = /^[0-9a-f]{32}$/;
/** Per address; mail programs share theirs. */
const STOP_LIMIT: RateLimit = { name: "stop-mails", max: 600, windowMs: HOUR_MS };

const home = { label: STOP_PAGE.home, href: "/" };
const GONE: StaticPage = { title: STOP_PAGE.goneTitle, text: STOP_PAGE.goneText, actions: [home] };

const show = async (c: C, page: StaticPage, status: 200 | 404 | 429 = 200) =>
  c.html(await staticPageHtml(c.var.context.env, page), status);

/** Stops the mails to the person with the key. */
async function stop(c: C, key: string, { texts, stopMails }: StoppableLetters, href: string): Promise<Response> {
  const { context } = c.var;
  const settings = { label: texts.settings, href };
  try {
    await context.countCall("address", [STOP_LIMIT]);
    if (!(await stopMails(context.db, key))) return show(c, GONE, 404);
    return show(c, { title: STOP_PAGE.doneTitle, text: texts.doneText, actions: [settings, home] });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "rate_limited")) throw error;
    for (const [name, value] of Object.entries(refusalHeaders([error]))) c.header(name, value);
    return show(c, { title: STOP_PAGE.busyTitle, text: STOP_PAGE.busyText, actions: [settings] }, 429);
  }
}

/**
 * `/{key}`: stops letters of one kind to a person. Links only ask, because mail programs follow them; the page's button, and
 * the mail program's own, post (RFC 8058).
 * @param href the screen with the choice
 */
export const stopRoutes = (href: string, load: () => Promise<StoppableLetters>) =>
  new Hono<AppEnv>()
    .use(async (c, next) => {
      await next();
      c.header("content-security-policy", STATIC_FORM_POLICY);
      c.header("x-robots-tag", "noindex, nofollow");
      c.header("cache-control", "no-store");
      c.header("referrer-policy", "no-referrer");
    })
    .use("/:key", async (c, next) => (STOP_KEY.test(c.req.param("key")) ? next() : show(c, GONE, 404)))
    .get("/:key", async (c) => {
      const { title, text, settings } = (await load()).texts;
      return show(c, { title, text, submit: STOP_PAGE.stop, actions: [{ label: settings, href }] });
    })
    .post("/:key", async (c) => stop(c, c.req.param("key"), await load(), href));
