import { beforeAll, expect, test } from "vitest";
import { makeCertificate } from "../../support/certificates.ts";
import { makePerson } from "../../support/people.ts";
import { makePhoto, upload } from "../../support/photos.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
let cookie: string;
let slug: string;
let providerId: string;
let photo: string;
let asset: string;

beforeAll(async () => {
  const person = await makePerson(product, { provider: true });
  cookie = person.cookie;
  providerId = person.id;
  slug = `pessoa-${person.id}`;
  await makeCertificate(product, person.id, { code: "BCDFG23456" });
  const pictured = await makePerson(product);
  photo = (await upload(product, "/upload/avatar", await makePhoto(), pictured)).url;
  asset = /\/assets\/[\w-]+\.js/.exec(await (await product.fetch("/entrar")).text())?.[0] ?? "";
});

const COMMON = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(self), geolocation=(self), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};
const ANSWER = { ...COMMON, "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
const PICTURE = { ...ANSWER, "cross-origin-resource-policy": "cross-origin" };
/** Browsers style the page around a photo that is opened by itself. */
const PHOTO = {
  ...PICTURE,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
const STATIC_PAGE = {
  ...COMMON,
  "content-security-policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const FRAME = {
  ...COMMON,
  "x-frame-options": "SAMEORIGIN",
  "content-security-policy": expect.stringContaining(
    "default-src 'none'; style-src 'unsafe-inline'; frame-src http",
  ) as string,
};
const PAGE = {
  ...COMMON,
  "content-security-policy": expect.stringMatching(
    /^default-src 'self'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' https:\/\/www\.youtube-nocookie\.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
  ) as string,
};

const CERTIFICATE = {
  ...COMMON,
  "content-security-policy": expect.stringMatching(/^default-src 'none'; (?!.*unsafe)/) as string,
};
const CERTIFICATE_PATH = "/certificado/bcdfg23456";

type Ask = () => Promise<Response>;
const get = (path: string, headers: Record<string, string> = {}) => product.fetch(path, { headers });
const send = (path: string, type: string, body: BodyInit, headers: Record<string, string> = {}) =>
  product.fetch(path, {
    method: "POST",
    headers: { origin: product.stack.url, "content-type": type, ...headers },
    body,
  });
const webhookToken = () => ({ "asaas-access-token": product.stack.settings.ASAAS_WEBHOOK_TOKEN });
const JSON_TYPE = "application/json";
const BYTES = "application/octet-stream";
const locationOf = async (path: string) => (await get(path)).headers.get("location") ?? "";
const etagOf = async (path: string) => (await get(path)).headers.get("etag") ?? "";

const answers: [name: string, status: number, expected: Record<string, string>, ask: Ask][] = [
  ["an API response", 200, ANSWER, () => get("/trpc/auth.me")],
  ["a refused call", 401, ANSWER, () => get("/trpc/profiles.mine")],
  ["an unknown procedure", 404, ANSWER, () => get("/trpc/nothing")],
  ["a mutation by GET", 405, ANSWER, () => get("/trpc/auth.logOut")],
  ["another method", 405, ANSWER, () => product.fetch("/trpc/auth.me", { method: "DELETE" })],
  ["another origin", 403, ANSWER, () => send("/trpc/auth.logOut", JSON_TYPE, "{}", { origin: "https://evil.example" })],
  ["another content type", 415, ANSWER, () => send("/trpc/auth.logOut", "text/plain", "x")],
  ["a body that is too large", 413, ANSWER, () => send("/trpc/auth.logIn", JSON_TYPE, `"${"x".repeat(70_000)}"`)],
  ["a malformed URL", 400, ANSWER, () => get("/trpc/%")],
  ["an upload", 200, ANSWER, async () => send("/upload/avatar", BYTES, new Uint8Array(await makePhoto()), { cookie })],
  ["a refused upload", 401, ANSWER, () => send("/upload/avatar", BYTES, "x")],
  ["an upload of another type", 415, ANSWER, () => send("/upload/avatar", "image/svg+xml", "x", { cookie })],
  ["a photo", 200, PHOTO, () => get(photo)],
  ["a photo that the browser has", 304, PHOTO, async () => get(photo, { "if-none-match": await etagOf(photo) })],
  ["a missing photo", 404, ANSWER, () => get("/img/avatars/x.webp")],
  ["the redirect to a card's picture", 302, ANSWER, () => get(`/cartao/${slug}/imagem.jpg`)],
  ["a card's picture", 200, PICTURE, async () => get(await locationOf(`/cartao/${slug}/imagem.jpg`))],
  ["the board's picture", 200, PICTURE, async () => get(await locationOf("/demanda/imagem.jpg"))],
  ["a missing card picture", 404, ANSWER, () => get("/cartao/ninguem/imagem.jpg")],
  ["the card before a first contact", 200, STATIC_PAGE, () => get(`/contato/cartao/${providerId}`)],
  ["the redirect to a contact", 302, STATIC_PAGE, () => get(`/contato/cartao/${providerId}?ciente=sim`)],
  ["a vCard", 200, STATIC_PAGE, () => get(`/contato/cartao/${providerId}?via=vcard`)],
  ["a missing contact", 404, STATIC_PAGE, () => get("/contato/cartao/x")],
  ["the redirect to the support", 302, ANSWER, () => get("/suporte")],
  ["the redirect to Google", 302, ANSWER, () => get("/auth/google")],
  ["the callback from Google", 302, ANSWER, () => get("/auth/google/callback?code=x&state=x")],
  ["the frame of an invoice", 404, FRAME, () => get("/fatura/x")],
  ["the sitemap", 200, ANSWER, () => get("/sitemap.xml")],
  ["robots.txt", 200, ANSWER, () => get("/robots.txt")],
  ["the health before the first jobs", 503, ANSWER, () => get("/health")],
  ["a webhook", 400, ANSWER, () => send("/webhooks/asaas", JSON_TYPE, "{", webhookToken())],
  ["a webhook without its token", 401, ANSWER, () => send("/webhooks/asaas", JSON_TYPE, "{}")],
  ["a call of the workflow without its token", 401, ANSWER, () => get("/n8n/solicitacoes/x/destinatarios")],
  ["a certificate", 200, CERTIFICATE, () => get(CERTIFICATE_PATH)],
  ["a missing certificate", 404, CERTIFICATE, () => get("/certificado/bcdfg99999")],
  ["the form for certificates", 200, CERTIFICATE, () => get("/certificado")],
  ["the redirect to a certificate's picture", 302, ANSWER, () => get(`${CERTIFICATE_PATH}/imagem.jpg`)],
  ["a certificate's picture", 200, PICTURE, async () => get(await locationOf(`${CERTIFICATE_PATH}/imagem.jpg`))],
  ["the live room without a WebSocket", 426, ANSWER, () => get("/live")],
  ["a page", 200, PAGE, () => get("/marketplace")],
  ["the page of a missing card", 404, PAGE, () => get("/cartao/ninguem")],
  ["the page of a missing listing", 404, PAGE, () => get("/anuncio/x")],
  ["an unknown page below a worker path", 404, PAGE, () => get("/auth/x")],
  ["a POST to a worker page", 405, PAGE, () => send("/marketplace", JSON_TYPE, "{}")],
  ["a static page", 200, PAGE, () => get("/")],
  ["the app", 200, PAGE, () => get("/entrar")],
  ["an asset", 200, PAGE, () => get(asset)],
  ["a missing asset", 404, ANSWER, () => get(asset.replace(".js", "x.js"))],
  ["a static redirect", 307, PAGE, () => get("/inicio.html")],
  ["a POST to a static page", 405, PAGE, () => send("/entrar", JSON_TYPE, "{}")],
];

test.each(answers)("%s (%i) has all security headers", async (_name, status, expected, ask) => {
  const response = await ask();
  const headers = Object.keys(expected).map((name) => [name, response.headers.get(name)]);
  expect([response.status, Object.fromEntries(headers)]).toEqual([status, expected]);
});

test("an internal error has them too", async () => {
  await product.db.run("alter table marketplace_listings rename to hidden_listings");
  try {
    for (const path of [
      "/trpc/listings.byId?input=%7B%22id%22:%2201a1fbc9-fded-7150-9213-603e069f2b11%22%7D",
      "/sitemap.xml",
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 500]);
      expect(Object.fromEntries(response.headers)).toMatchObject(ANSWER);
    }
  } finally {
    await product.db.run("alter table hidden_listings rename to marketplace_listings");
  }
});

test("inline styles are allowed, inline scripts are not", async () => {
  for (const path of ["/", "/entrar", "/marketplace"]) {
    const policy = (await get(path)).headers.get("content-security-policy") ?? "";
    const loose = policy.split("; ").filter((directive) => directive.includes("unsafe"));
    expect(loose).toEqual(["style-src 'self' 'unsafe-inline'"]);
  }
});

test("a missing file is a 404 that nobody keeps, and every path of a screen gets the app", async () => {
  for (const path of ["/assets/nada.js", "/assets/nada", "/figuras/nada.svg", "/telas/nada.html", "/wp-login.php"]) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
    expect(headers.get("content-type")).toMatch(/^text\/plain/);
  }
  expect((await get(asset)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  for (const path of ["/solicitacao/x/interessados", "/admin"]) {
    const app = await get(path);
    expect(await app.text()).toContain('<div id="root"></div>');
    const { headers } = app;
    expect([path, headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
      path,
      "public, max-age=0, must-revalidate",
      path === "/admin" ? "noindex" : null,
    ]);
    expect((await get(path, { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
  }
  const unknown = await get("/nada");
  expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect(await unknown.text()).toContain('<div id="root"></div>');
  for (const path of ["/", "/lp-clientes", "/entrar", "/entrar/", "/prestador/dashboard"])
    expect(await (await get(path)).text()).not.toContain('<div id="root"></div>');
});
