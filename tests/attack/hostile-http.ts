import fc from "fast-check";
import { makePerson } from "../support/people.ts";
import type { Product } from "../support/product.ts";
import { type RawRequest, sendRaw } from "../support/raw-http.ts";

interface HostileFigures {
  requests: number;
  /** Requests that got a 5xx response or none at all. */
  failed: string[];
  /** Requests whose response revealed internals. */
  leaked: string[];
}

/** Matches stack traces, runtime errors and file paths. */
const INSIDE =
  /\bat \S+ \(|\.(?:js|ts):\d+|\/(?:work|home|root|usr|tmp)\/|node_modules|TypeError|URIError|SQLITE|jsg\./;

const BROKEN_PATHS = [
  "/trpc/%",
  "/trpc/%ff",
  "/trpc/",
  "/trpc//",
  "/trpc/,,,",
  "/trpc/__proto__",
  "/trpc/constructor.prototype",
  "/trpc/auth.me?batch=1&input=%",
  "/trpc/listings.search?input=%",
  "/trpc/listings.search?input=%7B",
  "/trpc/listings.search?batch=1&input=[]",
  "/trpc/listings.search?batch=1&input=null",
  "/trpc/listings.search?batch=9&input=1&input=2",
  `/trpc/listings.search?input=${"[".repeat(3000)}`,
  `/trpc/listings.search?input=${encodeURIComponent('{"text":"\\ud800"}')}`,
  "/trpc/auth.me?connectionParams=%",
  "/cartao//x",
  "/cartao//imagem.jpg",
  "/cartao/%",
  "/cartao/%/imagem.jpg",
  "/cartao/%00",
  "/cartao/..%2f..%2f",
  "/cartao/x/imagem.jpg?v=%",
  "/cartao/x/y/z",
  `/cartao/${"x".repeat(5000)}`,
  "/anuncio//x",
  "/anuncio/",
  "/anuncio/%",
  "/anuncio/%e0%a4%a",
  "/contato/%",
  "/contato//",
  "/contato/x/%00",
  "/marketplace?q=%",
  "/marketplace?q=%00",
  "/marketplace?q=%22%22%22%20OR%20*",
  "/marketplace?q=%ed%a0%80",
  "/marketplace?min=1e999&max=-0",
  "/marketplace?min=NaN&max=%00",
  "/marketplace?anuncio=%",
  "/marketplace?anuncio[]=x&__proto__=y&constructor=z",
  `/marketplace?q=${"a".repeat(10_000)}`,
  "/portal-conexoes/",
  "/portal-conexoes?busca=%",
  "/portal-conexoes?busca=%00&de=%ed%a0%80",
  "/portal-conexoes?de=9.p0p0.999999999999999.%22%00&pagina=1e9",
  "/portal-conexoes?regiao[]=x&__proto__=y&constructor=z",
  `/portal-conexoes?busca=${"a".repeat(10_000)}`,
  "/portal-conexoes/perfil/%",
  "/portal-conexoes/perfil/%00",
  "/portal-conexoes/perfil//x",
  "/portal-conexoes/perfil/..%2f..%2f",
  "/suporte?texto=%",
  "/suporte?texto=%ed%a0%80",
  "/auth/x",
  "/auth/google/callback?state=%&code=%",
  "/auth/google/callback?code=x&code=y&state=",
  "/upload/listings/%",
  "/upload/avatar",
  "/live",
  "/live?_pk=%",
  `/live?_pk=${"x".repeat(300)}`,
  "/img/%",
  "/img/%00/a.webp",
  "/img/..%2f..%2fa.webp",
  "/img//a/b.webp",
  "/img/a/b.webp?%",
  "/sitemap.xml?%",
  "/%",
  "/%00",
  "//",
  "//evil.example/%",
  "/\\evil.example",
  "/.%2e/",
];

const BROKEN_HEADERS = [
  "cookie: x=%",
  "cookie: sessao=%",
  "cookie: %=%; sessao=%ff; =; ;;",
  "cookie: __proto__=x; sessao=constructor",
  `cookie: sessao=${"a".repeat(8000)}`,
  "cookie: google_state=%; google_verifier=%",
  "cf-ray: \xff\xfe",
  `cf-ray: ${"x".repeat(5000)}`,
  "cf-connecting-ip: \xff",
  "accept: application/jsonl",
  "trpc-accept: application/jsonl",
  "accept-encoding: x;q=9, *;q=-1",
  "content-type: multipart/form-data",
  "content-type: \xe9",
  'if-none-match: """",,,W/',
  "if-modified-since: never",
  "range: bytes=9-1,-,x",
  "upgrade: websocket",
  "x-partykit-props: {",
  "x-http-method-override: DELETE",
  "origin: null",
  "host: evil.example",
];
const HEADER_TARGETS = [
  "/",
  "/trpc/auth.me",
  "/marketplace",
  "/cartao/x",
  "/img/a/b.webp",
  "/auth/google/callback?code=x&state=x",
];

const METHODS = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND"];
const METHOD_TARGETS = [
  "/",
  "/oportunidades",
  "/trpc/auth.me",
  "/trpc/auth.logOut",
  "/img/a/b.webp",
  "/cartao/x",
  "/live",
  "/upload/avatar",
  "/sitemap.xml",
];

const BROKEN_BODIES = [
  "",
  "{",
  "null",
  "[]",
  '{"0":',
  "\xff\xfe",
  '{"__proto__":{"x":1}}',
  `"${"x".repeat(70_000)}"`,
  "[".repeat(30_000),
];

const anySegment = fc.oneof(
  fc.constantFrom(
    "trpc",
    "cartao",
    "anuncio",
    "contato",
    "img",
    "upload",
    "auth",
    "live",
    "marketplace",
    "imagem.jpg",
    "..",
    "",
    "%",
  ),
  fc.string({ unit: fc.constantFrom(..."aZ09-_.,;:@&=+$!*'()%~/?") }),
);
const anyTarget = fc
  .tuple(fc.array(anySegment, { minLength: 1, maxLength: 4 }), fc.option(anySegment))
  .map(([segments, query]) => `/${segments.join("/")}${query === null ? "" : `?${query}`}`);

function* table(origin: string, cookie: string): Generator<RawRequest> {
  for (const target of BROKEN_PATHS) yield { target };
  for (const header of BROKEN_HEADERS) for (const target of HEADER_TARGETS) yield { target, headers: [header] };
  const json = ["content-type: application/json", `origin: ${origin}`];
  for (const method of METHODS) for (const target of METHOD_TARGETS) yield { method, target, headers: json };
  for (const body of BROKEN_BODIES) {
    for (const name of ["auth.logIn", "requests.create", "auth.logIn?batch=1", "x"]) {
      yield { method: "POST", target: `/trpc/${name}`, headers: [...json, `cookie: ${cookie}`], body };
    }
    for (const target of ["/upload/avatar", "/upload/portfolio?titulo=%", "/upload/listings/x?ordem=%"]) {
      const type = "content-type: application/octet-stream";
      yield { method: "POST", target, headers: [type, `origin: ${origin}`, `cookie: ${cookie}`], body };
    }
  }
}

/**
 * Sends malformed paths, cookies, headers, methods and bodies, then random paths. Leaves out invalid Host headers and
 * absolute URLs: workerd answers these itself, before any code of the product runs.
 */
export async function sendHostileRequests(product: Product, options: { random?: number; seed?: number } = {}) {
  const figures: HostileFigures = { requests: 0, failed: [], leaked: [] };
  const { cookie } = await makePerson(product, { provider: true });
  const send = async (request: RawRequest) => {
    const { status, text } = await sendRaw(product, request);
    const name = `${status} ${request.method ?? "GET"} ${request.target.slice(0, 80)} ${request.headers?.join(" | ").slice(0, 80) ?? ""}`;
    figures.requests++;
    if (status === 0 || status >= 500) figures.failed.push(name);
    if (INSIDE.test(text) && !text.includes("<!doctype html>")) figures.leaked.push(name);
  };
  for (const request of table(product.stack.url, cookie)) await send(request);
  const { random = 300, seed = 20261122 } = options;
  for (const target of fc.sample(anyTarget, { numRuns: random, seed })) await send({ target });
  return figures;
}
