import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { readEnv } from "../../env.ts";
import type { AppEnv } from "../../http.ts";
import { CachedAnswers } from "../limits/cached-answers.ts";
import { requestIdOf } from "../observability/log.ts";

const JSON_TYPE = "application/json";
const PATH = "/trpc/";
/** Browsers ask again on each visit. */
export const PAGE_CACHE_CONTROL = "no-cache";
/** Responses to longer inputs, and pages with longer addresses, are not cached. */
const INPUT_MAX_LENGTH = 1024;

/** Queries with the same response for every visitor, and the schemas of their inputs. */
type CachedQueries = Readonly<Record<string, z.ZodType>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The raw inputs of the calls; null if they can't be read or the URL has other parameters. */
function readInputs(search: URLSearchParams, calls: number): unknown[] | null {
  const isBatch = search.get("batch") === "1";
  const text = search.get("input");
  if (text === null || text.length > INPUT_MAX_LENGTH || search.size !== (isBatch ? 2 : 1)) return null;
  const input = parseJson(text);
  if (!isBatch) return calls === 1 ? [input] : null;
  if (typeof input !== "object" || input === null) return null;
  const inputs = new Map<string, unknown>(Object.entries(input));
  return Array.from({ length: calls }, (_, call) => inputs.get(String(call)));
}

/**
 * The canonical URL of a query, built only from parsed inputs, so that equivalent requests share it. A batch must name
 * its queries in the order of the table, each once. Null for requests that are not cached.
 */
function canonicalAddress(requested: string, origin: string, queries: CachedQueries): string | null {
  const { pathname, searchParams } = new URL(requested);
  const path = pathname.slice(PATH.length);
  const asked = path.split(",");
  const names = Object.keys(queries).filter((name) => asked.includes(name));
  if (names.length === 0 || names.join() !== path) return null;

  const inputs = readInputs(searchParams, names.length);
  const parsed = inputs?.map((input, call) => queries[names[call] ?? ""]?.safeParse(input)) ?? [];
  const values = parsed.flatMap((result) => (result?.success ? [result.data] : []));
  if (values.length !== names.length) return null;
  const search = searchParams.has("batch")
    ? { batch: "1", input: JSON.stringify({ ...values }) }
    : { input: JSON.stringify(values[0]) };
  return `${origin}${PATH}${path}?${new URLSearchParams(search)}`;
}

const answers = new CachedAnswers();

/** Keeps what this isolate has answered in its memory and in the data centre's cache. */
async function cacheAnswer(address: string, response: Response, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  const headers = [...response.headers];
  const body = await response.arrayBuffer();
  answers.set(address, { body, headers }, until);
  const stored = new Response(body, { headers });
  stored.headers.set("cache-control", `max-age=${seconds}`);
  await caches.default.put(address, stored);
}

/** JSON without a context, with the headers that the context would add. */
export function plainAnswer(
  requestId: string,
  body: BodyInit | null,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": JSON_TYPE,
      "server-timing": 'db;desc="0"',
      "x-request-id": requestId,
      "cache-control": "no-store",
      ...headers,
    },
  });
}

/**
 * Serves visitors from memory or the data centre's cache for some seconds, before anything else is made for the request.
 * Procedures get the canonical URL, and only the body of a plain JSON response is cached, so nothing else a visitor
 * sends reaches others. Browsers cache nothing.
 */
export const edgeCache = (queries: CachedQueries) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { EDGE_CACHE_SECONDS: seconds, APP_URL } = readEnv(c.env).settings;
    const isVisitor = c.req.method === "GET" && !c.req.header("cookie");
    const address = seconds > 0 && isVisitor ? canonicalAddress(c.req.url, APP_URL, queries) : null;
    if (!address) return next();
    const body = answers.get(address, Date.now())?.body ?? (await caches.default.match(address))?.body;
    if (body) return plainAnswer(requestIdOf(c.req.header("cf-ray")), body);
    c.set("canonicalUrl", address);
    await next();
    if (c.res.status !== 200 || c.res.headers.get("content-type") !== JSON_TYPE) return;
    const answer = new Response(c.res.clone().body, { headers: { "content-type": JSON_TYPE } });
    c.executionCtx.waitUntil(cacheAnswer(address, answer, seconds));
  });

/**
 * Serves a page to visitors from memory or the data centre's cache for some seconds. People with a session, or any
 * other cookie, get a page of their own.
 * @param key path and search of the page, from known inputs only
 */
export async function cachedForVisitors(
  c: Context<AppEnv>,
  key: string,
  make: () => Promise<Response>,
): Promise<Response> {
  const { EDGE_CACHE_SECONDS: seconds, APP_URL } = c.var.context.env.settings;
  const isVisitor = c.req.method === "GET" && !c.req.header("cookie");
  if (seconds === 0 || !isVisitor || key.length > INPUT_MAX_LENGTH) return make();
  const address = APP_URL + key;
  const own = answers.get(address, Date.now());
  if (own) return new Response(own.body, { headers: own.headers });
  const cached = await caches.default.match(address);
  if (cached) {
    const headers = new Headers(cached.headers);
    headers.set("cache-control", PAGE_CACHE_CONTROL);
    return new Response(cached.body, { headers });
  }
  const made = await make();
  if (made.status === 200) c.var.context.waitUntil(cacheAnswer(address, made.clone(), seconds));
  return made;
}
