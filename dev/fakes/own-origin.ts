import { createMiddleware } from "hono/factory";

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Compares with local host names instead of the requested host, because other domains can resolve to this machine. */
function isOwn(origin: string, url: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname, port } = new URL(origin);
  return LOCAL_HOSTS.has(hostname) && port === new URL(url).port;
}

/** Only the fakes' own pages may change its state. Programs such as the worker and tests send no origin. */
export const ownOrigin = createMiddleware(async (c, next) => {
  const origin = c.req.header("origin");
  const isReading = c.req.method === "GET" || c.req.method === "HEAD";
  if (isReading || origin === undefined || isOwn(origin, c.req.url)) return next();
  return c.text("Só as páginas da bancada podem fazer isto.", 403);
});
