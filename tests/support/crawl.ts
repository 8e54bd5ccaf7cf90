import type { ScreenState } from "../../src/shared/screen.ts";
import type { Product } from "./product.ts";

/** Reverses the escapes of hono/html. */
const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** All texts that the pattern captures. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => unescaped(text));

/** Fetches a page as WhatsApp's crawler does, without running scripts. */
export async function crawl(
  product: Product,
  path: string,
  init: { cookie?: string | undefined; method?: string } = {},
) {
  const { cookie, method = "GET" } = init;
  const headers = { "user-agent": "WhatsApp/2.23.20.0", ...(cookie ? { cookie } : {}) };
  const response = await product.fetch(path, { method, headers });
  const html = await response.text();
  const metas = (key: string) => all(html, new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`, "g"));
  const json = (pattern: RegExp) => {
    const text = pattern.exec(html)?.[1];
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  };
  return {
    status: response.status,
    headers: response.headers,
    html,
    metas,
    meta: (key: string) => metas(key)[0],
    titles: all(html, /<title>([^<]*)<\/title>/g),
    canonicals: all(html, /<link rel="canonical" href="([^"]*)"/g),
    schema: json(/<script type="application\/ld\+json">(.*?)<\/script>/),
    answers: (json(/id="tela">(.*?)<\/script>/) as ScreenState | undefined)?.answers.map(({ key, ...answer }) => {
      const [path, options] = key as [string[], { input?: unknown; type?: string }?];
      return { path, ...options, ...answer } as { path: string[]; input?: unknown; data?: unknown; error?: unknown };
    }),
    roundTrips: Number(/db;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? -1),
  };
}
