import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from "@trpc/server";
import { logError } from "./platform/observability/log.ts";
import type { QueryAnswer } from "./shared/screen.ts";
import type { Context } from "./trpc/context.ts";
import { appRouter } from "./trpc/router.ts";

/** Runs a query as `/trpc` does, for a screen that the worker renders. Failures are logged and returned. */
export async function answerQuery(ctx: Context, path: string, input: unknown): Promise<QueryAnswer> {
  const call = { router: appRouter, path, ctx, type: "query" as const };
  try {
    const getRawInput = async () => input;
    return { data: await callTRPCProcedure({ ...call, getRawInput, signal: undefined, batchIndex: 0 }) };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const shape = getTRPCErrorShape({ ...call, config: appRouter._def._config, error, input });
    if (shape.data.httpStatus >= 500) logError("page.query", error.cause ?? error, { path });
    return { error: shape };
  }
}
