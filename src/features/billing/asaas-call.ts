import { z } from "zod";
import type { Settings } from "../../env.ts";
import { DomainError, type ErrorDetails } from "../../errors.ts";
import { logInfo } from "../../platform/observability/log.ts";

const USER_AGENT = "PortalDaConstrucao";
const READ_TIMEOUT_MS = 8_000;
/** Longer, because an answer that is lost costs a search for what was done. */
const WRITE_TIMEOUT_MS = 20_000;
const REASON_MAX_LENGTH = 200;

/** How calls reach Asaas. */
export interface Asaas {
  baseUrl: string;
  apiKey: string;
  readTimeoutMs: number;
  writeTimeoutMs: number;
  /** For the log; jobs have none. */
  requestId?: string;
}

export interface AsaasCall<T> {
  /** For the log, which must not contain addresses or bodies: they carry personal data. */
  name: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  answer: z.ZodType<T>;
}

const refusal = z.object({ errors: z.array(z.object({ code: z.string(), description: z.string() })) });

/** Asaas may or may not have done what it was asked. */
class OutcomeUnknown extends Error {
  override readonly name = "OutcomeUnknown";
}

/** Whether something may have been created although the call failed. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof DomainError && error.cause instanceof OutcomeUnknown;

/** Throws `payment.unavailable` if Asaas is not configured. */
export function openAsaas(settings: Settings, requestId?: string): Asaas {
  const { ASAAS_BASE_URL: baseUrl, ASAAS_API_KEY: apiKey } = settings;
  if (apiKey === "") throw new DomainError("payment.unavailable");
  const timeouts = { readTimeoutMs: READ_TIMEOUT_MS, writeTimeoutMs: WRITE_TIMEOUT_MS };
  return { baseUrl, apiKey, ...timeouts, ...(requestId === undefined ? {} : { requestId }) };
}

/**
 * Calls Asaas and returns its answer; null if there is no such object (404). All but creations are tried twice.
 * Throws `payment.refused` (the input was invalid; `reason` says why, in Portuguese) and `payment.unavailable` (no
 * connection, time over, refused key, too many calls, unreadable answer).
 */
export async function callAsaas<T>(asaas: Asaas, call: AsaasCall<T>): Promise<T | null> {
  try {
    return await attempt(asaas, call).catch((error: unknown) => {
      if (call.method === "POST" || !(error instanceof OutcomeUnknown)) throw error;
      return attempt(asaas, call);
    });
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    throw unavailable(asaas, call, error.message, {}, call.method === "POST" ? error : undefined);
  }
}

/** The same for objects that must exist. */
export async function callAsaasForObject<T>(asaas: Asaas, call: AsaasCall<T>): Promise<T> {
  const answer = await callAsaas(asaas, call);
  if (answer === null) throw unavailable(asaas, call, "status 404");
  return answer;
}

async function attempt<T>(asaas: Asaas, call: AsaasCall<T>): Promise<T | null> {
  const response = await send(asaas, call);
  if (response.ok) return await readAnswer(response, call.answer);
  if (response.status === 400) throw await refused(asaas, call, response);
  await response.body?.cancel();
  if (response.status === 404) return null;
  const reason = `status ${response.status}`;
  if (response.status >= 500) throw new OutcomeUnknown(reason);
  const seconds = Math.ceil(Number(response.headers.get("ratelimit-reset")));
  throw unavailable(asaas, call, reason, seconds > 0 ? { retryAfterSeconds: seconds } : {});
}

async function send<T>(asaas: Asaas, { method, path, query, body }: AsaasCall<T>): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query)}` : "";
  const timeoutMs = method === "GET" ? asaas.readTimeoutMs : asaas.writeTimeoutMs;
  try {
    return await fetch(`${asaas.baseUrl}${path}${search}`, {
      method,
      headers: {
        accept: "application/json",
        access_token: asaas.apiKey,
        "user-agent": USER_AGENT,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new OutcomeUnknown(nameOf(error));
  }
}

async function readAnswer<T>(response: Response, answer: z.ZodType<T>): Promise<T> {
  try {
    return answer.parse(await response.json());
  } catch (error) {
    throw new OutcomeUnknown(nameOf(error));
  }
}

/** Messages of JSON and zod errors quote the response. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

async function refused<T>(asaas: Asaas, { name }: AsaasCall<T>, response: Response): Promise<DomainError> {
  const parsed = refusal.safeParse(await response.json().catch(() => null));
  const errors = parsed.data?.errors ?? [];
  logInfo("asaas.refused", { call: name, codes: errors.map(({ code }) => code).join(" "), ...originOf(asaas) });
  const reason = errors[0]?.description.slice(0, REASON_MAX_LENGTH);
  return new DomainError("payment.refused", reason ? { params: { reason } } : {});
}

function unavailable<T>(
  asaas: Asaas,
  { name }: AsaasCall<T>,
  reason: string,
  details: ErrorDetails = {},
  cause?: OutcomeUnknown,
): DomainError {
  logInfo("asaas.unavailable", { call: name, reason, ...originOf(asaas) });
  return new DomainError("payment.unavailable", details, { cause });
}

const originOf = ({ requestId }: Asaas) => (requestId === undefined ? {} : { requestId });
