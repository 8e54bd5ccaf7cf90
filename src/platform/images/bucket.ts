import type { Env } from "../../env.ts";
import { DomainError, UNAVAILABLE_RETRY_SECONDS } from "../../errors.ts";
import { inTime } from "../limits/time-limit.ts";
import { logError } from "../observability/log.ts";

/** Longest wait for a service of Cloudflare, whose bindings have no time limit. */
export const SERVICE_TIMEOUT_MS = 8_000;

/** The refusal for a service that failed or didn't answer. Its error is logged here, as refusals are not. */
export function unavailable(service: "r2" | "images", error: unknown): DomainError {
  logError(`${service}.unavailable`, error);
  return new DomainError("unavailable", { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS }, { cause: error });
}

/** Uses the bucket with the photos and pictures. Throws `unavailable`. */
export async function fromBucket<T>({ PHOTOS }: Env, use: (bucket: R2Bucket) => Promise<T>): Promise<T> {
  try {
    return await inTime(SERVICE_TIMEOUT_MS, use(PHOTOS));
  } catch (error) {
    throw unavailable("r2", error);
  }
}
