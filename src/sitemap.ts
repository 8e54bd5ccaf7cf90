import { Hono } from "hono";
import { listListingAddresses } from "./features/listings/list-addresses.ts";
import { listCardAddresses, listLocalAddresses } from "./features/networking/list-addresses.ts";
import type { AppEnv } from "./http.ts";

/** Pages for visitors. Pages behind the login are not for search engines. */
const PAGES = [
  "/",
  "/lp-clientes",
  "/landing-prestadores",
  "/tipo-usuario",
  "/marketplace",
  "/portal-conexoes",
  "/demanda",
  "/certificado",
  "/termos",
  "/privacidade",
];
const CACHED = "public, max-age=3600";

function entry(address: string, path: string, changedAt?: number): string {
  const changed = changedAt === undefined ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<url><loc>${address}${path}</loc>${changed}</url>`;
}

/** Serves /sitemap.xml and /robots.txt with the public URL of the site. */
export const sitemap = new Hono<AppEnv>()
  .get("/sitemap.xml", async (c) => {
    const { env, db, now } = c.var.context;
    const address = env.settings.APP_URL;
    const [listings, cards, local] = await Promise.all([
      listListingAddresses(db, now),
      listCardAddresses(db),
      listLocalAddresses(db),
    ]);
    const entries = [
      ...PAGES.map((path) => entry(address, path)),
      ...listings.map(({ path, createdAt }) => entry(address, path, createdAt)),
      ...[...cards, ...local].map((path) => entry(address, path)),
    ];
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
    return c.body(xml, 200, { "content-type": "application/xml; charset=utf-8", "cache-control": CACHED });
  })
  .get("/robots.txt", (c) => {
    const { APP_URL } = c.var.context.env.settings;
    return c.text(
      `User-agent: *\nAllow: /\nDisallow: /trpc/\nDisallow: /contato/\nSitemap: ${APP_URL}/sitemap.xml\n`,
      200,
      {
        "cache-control": CACHED,
      },
    );
  });
