import { createMiddleware } from "hono/factory";

const METHODS = ["GET", "HEAD", "POST"];

function isDecodable(path: string): boolean {
  try {
    // The result is used because the build drops a call whose result is not.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Refuses methods that nothing uses and paths with a malformed escape, so that what follows can decode them safely. */
export const requestCheck = createMiddleware(async (c, next) => {
  if (!METHODS.includes(c.req.method)) return c.text("Método não aceito.", 405, { allow: METHODS.join(", ") });
  if (!isDecodable(new URL(c.req.url).pathname)) return c.text("Endereço inválido.", 400);
  return next();
});
