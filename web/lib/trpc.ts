import { QueryClient } from "@tanstack/react-query";
import { httpBatchLink, TRPCClientError } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { AppRouter } from "#src/trpc/router.ts";
import { STALE_AFTER_MS } from "./timings.ts";

/** The server takes no more calls than this in one request. */
const MAX_BATCH = 10;

export const trpc = createTRPCReact<AppRouter>();

/** Failures that asking again does not mend: the server has understood and refused. */
function isRefusal(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data != null && error.data.httpStatus < 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
  },
});

export const trpcClient = trpc.createClient({ links: [httpBatchLink({ url: "/trpc", maxItems: MAX_BATCH })] });

/** For route loaders, outside React. */
export const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
