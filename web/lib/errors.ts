import type { TRPCClientError } from "@trpc/client";
import type { QueryError } from "#src/shared/screen.ts";
import type { AppRouter } from "#src/trpc/router.ts";

type ServerErrorData = NonNullable<TRPCClientError<AppRouter>["data"]>;

export interface Failure {
  /** The server's stable error code; `network` if there was no response. */
  code: ServerErrorData["code"] | "network";
  /** Field name to Portuguese message. */
  fields: Record<string, string>;
  params: Record<string, string>;
}

/** As tRPC's own client names them. */
const NAME = "TRPCClientError";

/** An error with the server's refusal; without one, no answer arrived. */
export const failedCall = (shape?: QueryError): Error =>
  Object.assign(new Error(shape?.message ?? "no answer"), { name: NAME, shape, data: shape?.data });

const isFailedCall = (error: unknown) => error instanceof Error && error.name === NAME;

/** The server's refusal, as in its answer. */
export const shapeOf = (error: unknown): QueryError | null =>
  isFailedCall(error) ? ((error as { shape?: QueryError }).shape ?? null) : null;

/** What the server says of its refusal. */
export const refusalOf = (error: unknown): ServerErrorData | null =>
  isFailedCall(error) ? ((error as { data?: ServerErrorData | null }).data ?? null) : null;

/** Converts the error of a failed API call to a shape that screens can turn into messages. */
export function failureOf(error: unknown): Failure {
  const refusal = refusalOf(error);
  if (!refusal) return { code: "network", fields: {}, params: {} };
  return { code: refusal.code, fields: refusal.fields, params: refusal.params };
}
