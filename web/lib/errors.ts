import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "#src/trpc/router.ts";

type ServerErrorData = NonNullable<TRPCClientError<AppRouter>["data"]>;

export interface Failure {
  /** The server's stable code; `network` when no answer came. */
  code: ServerErrorData["code"] | "network";
  /** Field name to Portuguese message. */
  fields: Record<string, string>;
  params: Record<string, string>;
}

/** What a failed call says, in a shape that screens can turn into texts. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TRPCClientError) {
    const data = error.data as ServerErrorData | null | undefined;
    if (data) return { code: data.code, fields: data.fields, params: data.params };
  }
  return { code: "network", fields: {}, params: {} };
}
