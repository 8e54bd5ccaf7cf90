import { createMiddleware } from "hono/factory";

const METHODS = ["GET", "HEAD", "POST"];

function isDecodable(path: string): boolean {
  try {
    // Uses the result, because the build drops a call without one.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Refuses unused methods and paths with a malformed escape, so that later code can decode paths safely. */
export const requestCheck = createMiddleware(async (c, next) => {
  if (!METHODS.includes(c.req.method)) return c.text("Método não aceito.", 405, { allow: METHODS.join(", ") });
  if (!isDecodable(new URL(c.req.url).pathname)) return c.text("Endereço inválido.", 400);
  return next();
});
