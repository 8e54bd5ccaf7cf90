import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http.ts";
import { logError } from "../../platform/observability/log.ts";

const TEXT_MAX_LENGTH = 300;
/** Begins the message of a person with premium, so that support answers it first. */
const PRIORITY_TAG = "[Premium]";

/** Whether the person has premium; no if the database is away, because support must be reachable then too. */
async function hasPriority({ var: { context } }: Context<AppEnv>): Promise<boolean> {
  try {
    return (await context.session())?.user.isPremium ?? false;
  } catch (error) {
    logError("support.session", error);
    return false;
  }
}

/** Redirects to the support chat, because prerendered pages don't know its number. Links only choose the text. */
export const supportRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const { SUPPORT_WHATSAPP } = c.var.context.env.settings;
  const typed = [...(c.req.query("texto") ?? "")].slice(0, TEXT_MAX_LENGTH).join("");
  const text = (await hasPriority(c)) ? `${PRIORITY_TAG} ${typed}`.trim() : typed;
  return c.redirect(`https://wa.me/${SUPPORT_WHATSAPP}${text && `?text=${encodeURIComponent(text)}`}`);
});
