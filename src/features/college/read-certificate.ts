import type { Context } from "../../trpc/context.ts";
import type { CertificateView } from "./schemas.ts";

/** Throws `certificate.not_found`, also for accounts that are deleted or blocked. */
export async function readCertificate(_ctx: Context, _code: string): Promise<CertificateView> {
  throw new Error("to be built");
}
