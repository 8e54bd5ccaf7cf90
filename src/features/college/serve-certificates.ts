import type { Context } from "hono";
import { DomainError, refusalHeaders } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { cachedForVisitors, PAGE_CACHE_CONTROL } from "../../platform/http/edge-cache.ts";
import type { PageHead } from "../../platform/pages/page-head.ts";
import { scriptlessPage } from "../../platform/pages/static-page.ts";
import { serveDrawn } from "../../platform/pictures/serve-drawn.ts";
import { certificatePath } from "./addresses.ts";
import { picturePath, pictureVersion } from "./certificate-facts.ts";
import { VERIFY } from "./certificate-messages.ts";
import { CERTIFICATE_POLICY, certificateHtml, verifyHtml } from "./certificate-page.ts";
import { CERTIFICATE_BACKGROUND, makeCertificateImage } from "./certificate-picture.ts";
import { certificateHead, verifyHead } from "./page-heads.ts";
import { type Certificate, findCertificate } from "./queries-certificates.ts";
import { formatCode, readCode } from "./rules.ts";

type C = Context<AppEnv>;

async function page(c: C, head: PageHead, body: ReturnType<typeof verifyHtml>, status: 200 | 400 | 404 | 429 = 200) {
  const content = await scriptlessPage(c.var.context.env, head, body);
  return c.html(content, status, {
    "content-security-policy": CERTIFICATE_POLICY,
    "cache-control": PAGE_CACHE_CONTROL,
  });
}

/** The certificate with this code, unless its owner has no open account, or why there is none. */
async function find(c: C, code: string): Promise<Certificate | DomainError> {
  const { db, now, address } = c.var.context;
  const { certificate, freeAt } = await findCertificate(db, code, address, now);
  if (freeAt !== null) return new DomainError("rate_limited", { retryAfterSeconds: Math.ceil((freeAt - now) / 1000) });
  return certificate ?? new DomainError("certificate.not_found");
}

function notFound(c: C, typed: string, problem: string) {
  return page(c, verifyHead(false), verifyHtml(typed, problem, VERIFY.notFound), 404);
}

async function certificatePage(c: C, code: string): Promise<Response> {
  const address = c.var.context.env.settings.APP_URL;
  const found = await find(c, code);
  if (!(found instanceof DomainError)) return page(c, certificateHead(found, address), certificateHtml(found, address));
  if (found.code !== "rate_limited") return notFound(c, formatCode(code), VERIFY.unknown);
  for (const [name, value] of Object.entries(refusalHeaders([found]))) c.header(name, value);
  const problem = VERIFY.tooMany(Math.ceil((found.details.retryAfterSeconds ?? 0) / 60));
  return page(c, verifyHead(false), verifyHtml(formatCode(code), problem), 429);
}

/** `/certificado/{code}`; codes in capitals or with a dash redirect. */
export function certificate(c: C): Response | Promise<Response> {
  const typed = c.req.param("code") ?? "";
  const code = readCode(typed);
  if (code === null) return notFound(c, typed, VERIFY.invalid);
  const path = certificatePath(code);
  if (c.req.path !== path) return c.redirect(path, 301);
  return cachedForVisitors(c, path, () => certificatePage(c, code));
}

/** `/certificado?codigo=…`: the form, and where it leads. */
export function verify(c: C): Response | Promise<Response> {
  const typed = c.req.query("codigo");
  if (typed === undefined) return page(c, verifyHead(true), verifyHtml("", null));
  const code = readCode(typed);
  if (code !== null) return c.redirect(certificatePath(code), 303);
  return page(c, verifyHead(true), verifyHtml(typed, typed.trim() === "" ? VERIFY.blank : VERIFY.invalid), 400);
}

export function picture(c: C): Promise<Response> {
  const code = readCode(c.req.param("code") ?? "");
  return serveDrawn(c, {
    page: certificatePath(code ?? ""),
    background: CERTIFICATE_BACKGROUND,
    find: async () => {
      const certificate = code === null ? null : await find(c, code);
      if (certificate === null || certificate instanceof DomainError) return null;
      return {
        path: picturePath(certificate),
        key: `certificados/${certificate.code}/${pictureVersion(certificate)}.jpg`,
        draw: () => makeCertificateImage(c.var.context.env, certificate),
      };
    },
  });
}
