import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "#src/trpc/router.ts";

type ServerErrorData = NonNullable<TRPCClientError<AppRouter>["data"]>;

export interface Failure {
  /** The server's stable error code; `network` if there was no response. */
  code: ServerErrorData["code"] | "network";
  /** Field name to Portuguese message. */
  fields: Record<string, string>;
  params: Record<string, string>;
}

/** Converts the error of a failed API call to a shape that screens can turn into messages. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TRPCClientError) {
    const data = error.data as ServerErrorData | null | undefined;
    if (data) return { code: data.code, fields: data.fields, params: data.params };
  }
  return { code: "network", fields: {}, params: {} };
}

/** Whether there is no such thing, or none for this person. An address with an invalid id leads to nothing either. */
export function isNotFound(error: unknown): boolean {
  const { code } = failureOf(error);
  return code.endsWith(".not_found") || code === "input.invalid";
}
