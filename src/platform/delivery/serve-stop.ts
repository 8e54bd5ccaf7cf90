import type { Context } from "hono";
import type { Database } from "#db/client.ts";
import { DomainError, refusalHeaders } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { HOUR_MS } from "../../shared/time.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import { type StaticPage, staticPageHtml } from "../pages/static-page.ts";
import { STOP_PAGE } from "./messages.ts";

/** Letters of one kind, which their links can stop. */
export interface StoppableLetters {
  title: string;
  /** What stops and what does not. */
  text: string;
  doneText: string;
  /** The screen with the choice. */
  settings: { label: string; href: string };
  /** Stops the letters to the person with this key. @returns whether there is one */
  stop: (db: Database, key: string) => Promise<boolean>;
}

type C = Context<AppEnv>;

const STOP_KEY = /^[0-9a-f]{32}$/;
/** Per address; mail programs share theirs. */
const STOP_LIMIT: RateLimit = { name: "stop-mails", max: 600, windowMs: HOUR_MS };

const home = { label: STOP_PAGE.home, href: "/" };
const GONE: StaticPage = { title: STOP_PAGE.goneTitle, text: STOP_PAGE.goneText, actions: [home] };

const show = async (c: C, page: StaticPage, status: 200 | 404 | 429 = 200) =>
  c.html(await staticPageHtml(c.var.context.env, page), status);

const keyOf = (c: C) => c.req.param("key") ?? "";
const isKey = (key: string) => STOP_KEY.test(key);

export function question(c: C, { title, text, settings }: StoppableLetters): Promise<Response> {
  if (!isKey(keyOf(c))) return show(c, GONE, 404);
  return show(c, { title, text, submit: STOP_PAGE.stop, actions: [settings] });
}

/** Stops the mails to the person with the key. */
export async function stop(c: C, { doneText, settings, stop: stopMails }: StoppableLetters): Promise<Response> {
  const { context } = c.var;
  if (!isKey(keyOf(c))) return show(c, GONE, 404);
  try {
    await context.countCall("address", [STOP_LIMIT]);
    if (!(await stopMails(context.db, keyOf(c)))) return show(c, GONE, 404);
    return show(c, { title: STOP_PAGE.doneTitle, text: doneText, actions: [settings, home] });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "rate_limited")) throw error;
    for (const [name, value] of Object.entries(refusalHeaders([error]))) c.header(name, value);
    return show(c, { title: STOP_PAGE.busyTitle, text: STOP_PAGE.busyText, actions: [settings] }, 429);
  }
}
