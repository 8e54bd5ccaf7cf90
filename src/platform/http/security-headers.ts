import { createMiddleware } from "hono/factory";

/** Headers of every response. */
const COMMON = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  // Dictation and the nearest city, in the form of a request.
  "permissions-policy": "camera=(), microphone=(self), geolocation=(self), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // Browsers ignore it over plain HTTP, so it has no effect on localhost.
  "strict-transport-security": "max-age=31536000; includeSubDomains",
} as const;

const POLICY = "content-security-policy";

/**
 * For the app's pages and files; the build writes them to `_headers`. For inline styles see
 * docs/decisions/2026-11-22-content-security-policy.md.
 */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON,
  [POLICY]: [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // /fatura/…, which frames an invoice, and the videos of lessons.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
};

/** For the responses that the worker generates. */
const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON,
  [POLICY]: "default-src 'none'; frame-ancestors 'none'",
};

const ANSWER_ENTRIES = Object.entries(ANSWER_HEADERS);

/** Adds missing headers: a page keeps its policy, and an image stays embeddable. Must come before other middleware. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of ANSWER_ENTRIES) {
    if (!headers.has(name)) headers.set(name, value);
  }
});

/** Lets other sites embed an image. */
export const EMBEDDABLE = { "cross-origin-resource-policy": "cross-origin" } as const;
