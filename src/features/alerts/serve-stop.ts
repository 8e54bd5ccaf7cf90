import type { Context } from "hono";
import { DomainError, refusalHeaders } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { type StaticPage, staticPageHtml } from "../../platform/static-page.ts";
import { STOP_PAGE } from "./messages.ts";
import { stopMails } from "./queries-settings.ts";
import { STOP_KEY, STOP_LIMIT } from "./rules.ts";

type C = Context<AppEnv>;

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

const show = async (c: C, page: StaticPage, status: 200 | 404 | 429 = 200) =>
  c.html(await staticPageHtml(c.var.context.env, page), status);

const keyOf = (c: C) => c.req.param("key") ?? "";
const isKey = (key: string) => STOP_KEY.test(key);

export const question = (c: C) => (isKey(keyOf(c)) ? show(c, QUESTION) : show(c, GONE, 404));

/** Stops the mails of the person with the key. */
export async function stop(c: C): Promise<Response> {
  const { context } = c.var;
  if (!isKey(keyOf(c))) return show(c, GONE, 404);
  try {
    await context.countCall("address", [STOP_LIMIT]);
    return (await stopMails(context.db, keyOf(c))) ? show(c, DONE) : show(c, GONE, 404);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "rate_limited")) throw error;
    for (const [name, value] of Object.entries(refusalHeaders([error]))) c.header(name, value);
    return show(c, BUSY, 429);
  }
}
