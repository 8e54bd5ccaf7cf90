import { Hono } from "hono";
import type { AppEnv } from "../../http.ts";

const TEXT_MAX_LENGTH = 300;

/** Redirects to the support chat, because prerendered pages don't know its number. Links only choose the text. */
export const supportRoutes = new Hono<AppEnv>().get("/", (c) => {
  const { SUPPORT_WHATSAPP } = c.var.context.env.settings;
  const text = [...(c.req.query("texto") ?? "")].slice(0, TEXT_MAX_LENGTH).join("");
  return c.redirect(`https://wa.me/${SUPPORT_WHATSAPP}${text && `?text=${encodeURIComponent(text)}`}`);
});
