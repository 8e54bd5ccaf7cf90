import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseUnavailable } from "#db/errors.ts";

/** Every refusal of the product with its tRPC code, which determines the HTTP status. */
const ERROR_CODES = {
  "input.invalid": "BAD_REQUEST",
  "auth.required": "UNAUTHORIZED",
  "auth.invalid_credentials": "UNAUTHORIZED",
  "auth.email_unconfirmed": "FORBIDDEN",
  "auth.google_required": "FORBIDDEN",
  "auth.passkey_invalid": "UNAUTHORIZED",
  "auth.passkey_not_found": "NOT_FOUND",
  "auth.passkey_limit": "CONFLICT",
  "auth.code_wrong": "UNAUTHORIZED",
  "auth.blocked": "FORBIDDEN",
  "admin.required": "FORBIDDEN",
  "admin.session_expired": "UNAUTHORIZED",
  "admin.passkey_required": "UNAUTHORIZED",
  "admin.passkey_missing": "FORBIDDEN",
  "admin.self": "FORBIDDEN",
  "admin.ineligible": "CONFLICT",
  "user.not_found": "NOT_FOUND",
  "subject.not_found": "NOT_FOUND",
  "case.not_found": "NOT_FOUND",
  "case.decided": "CONFLICT",
  "delivery.not_found": "NOT_FOUND",
  "note.limit": "CONFLICT",
  "report.own": "FORBIDDEN",
  "report.exists": "CONFLICT",
  "decision.link_invalid": "BAD_REQUEST",
  "decision.answered": "CONFLICT",
  "block.own": "FORBIDDEN",
  "block.limit": "CONFLICT",
  "credential.not_found": "NOT_FOUND",
  "credential.decided": "CONFLICT",
  "provider.required": "FORBIDDEN",
  "connection.blocked": "FORBIDDEN",
  "connection.refused": "FORBIDDEN",
  "rating.own": "FORBIDDEN",
  "rating.not_found": "NOT_FOUND",
  "rating.refused": "FORBIDDEN",
  "rating.account_new": "FORBIDDEN",
  "rating.exists": "CONFLICT",
  "hire.not_found": "NOT_FOUND",
  "hire.not_interested": "CONFLICT",
  "hire.too_late": "CONFLICT",
  "hire.exists": "CONFLICT",
  "hire.answered": "CONFLICT",
  "hire.ended": "CONFLICT",
  "hire.question_exists": "CONFLICT",
  "hire.question_not_found": "NOT_FOUND",
  "hire.question_answered": "CONFLICT",
  "agreement.changed": "CONFLICT",
  "agreement.refused": "FORBIDDEN",
  "auth.email_taken": "CONFLICT",
  "auth.link_invalid": "BAD_REQUEST",
  "auth.already_confirmed": "CONFLICT",
  "auth.role_already_chosen": "CONFLICT",
  "contact.not_found": "NOT_FOUND",
  "premium.required": "FORBIDDEN",
  "auth.incomplete": "FORBIDDEN",
  "profile.last_admin": "CONFLICT",
  "profile.not_found": "NOT_FOUND",
  "phone.unavailable": "SERVICE_UNAVAILABLE",
  "phone.confirmed": "CONFLICT",
  "phone.code_wrong": "BAD_REQUEST",
  "phone.code_expired": "CONFLICT",
  "phone.code_tries": "TOO_MANY_REQUESTS",
  "phone.unconfirmed": "FORBIDDEN",
  "connection.exists": "CONFLICT",
  "connection.own": "FORBIDDEN",
  "connection.not_found": "NOT_FOUND",
  "reference.own": "FORBIDDEN",
  "reference.not_found": "NOT_FOUND",
  "photo.not_found": "NOT_FOUND",
  "promotion.used": "CONFLICT",
  "promotion.over": "CONFLICT",
  "promotion.profile_incomplete": "CONFLICT",
  "promotion.referral_missing": "CONFLICT",
  "referral.not_found": "NOT_FOUND",
  "campaign.not_found": "NOT_FOUND",
  "course.not_found": "NOT_FOUND",
  "course.locked": "FORBIDDEN",
  "course.passed": "CONFLICT",
  "course.no_questions": "CONFLICT",
  "course.too_few_questions": "CONFLICT",
  "course.changed": "CONFLICT",
  "question.not_found": "NOT_FOUND",
  "question.changed": "CONFLICT",
  "question.limit": "CONFLICT",
  "exam.not_found": "NOT_FOUND",
  "exam.limit": "TOO_MANY_REQUESTS",
  "learning.no_area": "CONFLICT",
  "certificate.not_found": "NOT_FOUND",
  "interest.limit": "TOO_MANY_REQUESTS",
  "request.not_found": "NOT_FOUND",
  "request.expired": "CONFLICT",
  "request.own": "FORBIDDEN",
  "request.addressee": "CONFLICT",
  "listing.not_found": "NOT_FOUND",
  "comment.not_found": "NOT_FOUND",
  "favorite.limit": "CONFLICT",
  "search.limit": "CONFLICT",
  "image.type": "UNSUPPORTED_MEDIA_TYPE",
  "image.too_large": "PAYLOAD_TOO_LARGE",
  "image.too_many_pixels": "UNPROCESSABLE_CONTENT",
  "image.unreadable": "UNPROCESSABLE_CONTENT",
  "image.timeout": "TIMEOUT",
  "storage.full": "CONFLICT",
  "storage.daily": "TOO_MANY_REQUESTS",
  "photo.limit": "CONFLICT",
  "photo.not_provider": "FORBIDDEN",
  "ai.unavailable": "SERVICE_UNAVAILABLE",
  "ai.empty_answer": "SERVICE_UNAVAILABLE",
  "payment.unavailable": "SERVICE_UNAVAILABLE",
  "payment.refused": "UNPROCESSABLE_CONTENT",
  "payment.not_found": "NOT_FOUND",
  "payment.not_refundable": "CONFLICT",
  "subscription.active": "CONFLICT",
  "subscription.not_found": "NOT_FOUND",
  rate_limited: "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
} as const satisfies Record<string, TRPC_ERROR_CODE_KEY>;

export type DomainErrorCode = keyof typeof ERROR_CODES;

/** Values of `data.code` in responses. src/trpc/init.ts sets the last two for errors that are not DomainErrors. */
export type ErrorCode = DomainErrorCode | "not_found" | "internal";

export interface ErrorDetails {
  /** Portuguese message per field name. */
  fields?: Record<string, string>;
  /** Values that the message of the code needs. */
  params?: Record<string, string>;
  /** When to try again; sent as `Retry-After`. */
  retryAfterSeconds?: number;
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

/** Headers of a response that refuses with these errors; a batch can have several. */
export function refusalHeaders(errors: readonly unknown[]): Record<string, string> {
  const seconds = errors.flatMap((error) =>
    error instanceof DomainError && error.details.retryAfterSeconds !== undefined
      ? [error.details.retryAfterSeconds]
      : [],
  );
  return seconds.length > 0 ? { "retry-after": String(Math.max(...seconds)) } : {};
}

/** The HTTP status of a refusal, for routes outside of tRPC. */
export const refusalStatus = ({ trpcCode }: DomainError) =>
  getHTTPStatusCodeFromError(new TRPCError({ code: trpcCode })) as ContentfulStatusCode;

/** When to try again after the database did not respond or had too many writes waiting. */
export const UNAVAILABLE_RETRY_SECONDS = 2;

/** The error that the client gets: a database that is temporarily unavailable becomes the refusal `unavailable`. */
export function toClientError(error: unknown): unknown {
  if (!isDatabaseUnavailable(error)) return error;
  return new DomainError("unavailable", { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS }, { cause: error });
}
