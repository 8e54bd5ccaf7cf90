import { Hono } from "hono";
import type { AppEnv } from "../../http.ts";

const TEXT_MAX_LENGTH = 300;

/** The support's chat. Pages that are built before the number is known link here; the text they bring is all they choose. */
export const supportRoutes = new Hono<AppEnv>().get("/", (c) => {
  const { SUPPORT_WHATSAPP } = c.var.context.env.settings;
  const text = [...(c.req.query("texto") ?? "")].slice(0, TEXT_MAX_LENGTH).join("");
  return c.redirect(`https://wa.me/${SUPPORT_WHATSAPP}${text && `?text=${encodeURIComponent(text)}`}`);
});
