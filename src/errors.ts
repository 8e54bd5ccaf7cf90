import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import { isDatabaseUnavailable } from "#db/client.ts";

/** Every way in which the product refuses, and the tRPC code (so the HTTP status) it is told with. */
const ERROR_CODES = {
  "input.invalid": "BAD_REQUEST",
  "auth.required": "UNAUTHORIZED",
  "auth.invalid_credentials": "UNAUTHORIZED",
  "auth.email_unconfirmed": "FORBIDDEN",
  "auth.email_taken": "CONFLICT",
  "auth.link_invalid": "BAD_REQUEST",
  "auth.role_already_chosen": "CONFLICT",
  "profile.last_admin": "CONFLICT",
  "profile.not_found": "NOT_FOUND",
  "connection.exists": "CONFLICT",
  "connection.own": "FORBIDDEN",
  "connection.not_found": "NOT_FOUND",
  "reference.own": "FORBIDDEN",
  "reference.not_found": "NOT_FOUND",
  "photo.not_found": "NOT_FOUND",
  "request.not_found": "NOT_FOUND",
  "request.expired": "CONFLICT",
  "request.own": "FORBIDDEN",
  "listing.not_found": "NOT_FOUND",
  "image.type": "UNSUPPORTED_MEDIA_TYPE",
  "image.too_large": "PAYLOAD_TOO_LARGE",
  "image.too_many_pixels": "UNPROCESSABLE_CONTENT",
  "image.unreadable": "UNPROCESSABLE_CONTENT",
  "photo.limit": "CONFLICT",
  "photo.not_provider": "FORBIDDEN",
  "ai.unavailable": "SERVICE_UNAVAILABLE",
  "ai.empty_answer": "SERVICE_UNAVAILABLE",
  rate_limited: "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
} as const satisfies Record<string, TRPC_ERROR_CODE_KEY>;

type DomainErrorCode = keyof typeof ERROR_CODES;

/** What a client can meet in `data.code`; the last two are made in src/trpc/init.ts from what is no DomainError. */
export type ErrorCode = DomainErrorCode | "not_found" | "internal";

export interface ErrorDetails {
  /** Field name to Portuguese message. */
  fields?: Record<string, string>;
  /** Values that the message of the code needs. */
  params?: Record<string, string>;
}

export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: DomainErrorCode;
  readonly details: ErrorDetails;

  constructor(code: DomainErrorCode, details: ErrorDetails = {}, options: ErrorOptions = {}) {
    super(code, options);
    this.code = code;
    this.details = details;
  }

  get trpcCode(): TRPC_ERROR_CODE_KEY {
    return ERROR_CODES[this.code];
  }
}

/** The error as it is told: a database that is out of reach for now is a refusal with a code of its own. */
export function toTold(error: unknown): unknown {
  return isDatabaseUnavailable(error) ? new DomainError("unavailable", {}, { cause: error }) : error;
}
