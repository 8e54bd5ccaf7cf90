import { DomainError } from "../../errors.ts";
import type { Context } from "../../trpc/context.ts";
import { type Certificate, findCertificate } from "./queries-certificates.ts";

/**
 * A certificate, for anyone who knows its code.
 * Throws `certificate.not_found`, also for accounts that are deleted or blocked, and `rate_limited` after many of these.
 */
export async function readCertificate(ctx: Context, code: string): Promise<Certificate> {
  const { db, now, address } = ctx;
  const { certificate, freeAt } = await findCertificate(db, code, address, now);
  if (freeAt !== null) throw new DomainError("rate_limited", { retryAfterSeconds: Math.ceil((freeAt - now) / 1000) });
  if (!certificate) throw new DomainError("certificate.not_found");
  return certificate;
}
