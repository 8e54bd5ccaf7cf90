import { QueryClient } from "@tanstack/react-query";
import { httpBatchLink, splitLink, TRPCClientError } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import { MAX_MUTATIONS_PER_REQUEST, MAX_QUERIES_PER_REQUEST } from "#src/shared/limits.ts";
import type { AppRouter } from "#src/trpc/router.ts";
import { STALE_AFTER_MS } from "./timings.ts";

export const trpc = createTRPCReact<AppRouter>();

/** Whether the server refused the request (status below 500), so that retrying is pointless. */
function isRefusal(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data != null && error.data.httpStatus < 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
    // Offline, mutations fail at once instead of waiting; those that may wait set `networkMode: "online"`.
    mutations: { networkMode: "always" },
  },
});

const batchesOf = (maxItems: number) => httpBatchLink<AppRouter>({ url: "/trpc", maxItems });

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: ({ type }) => type === "mutation",
      true: batchesOf(MAX_MUTATIONS_PER_REQUEST),
      false: batchesOf(MAX_QUERIES_PER_REQUEST),
    }),
  ],
});

/** For route loaders, outside React. */
export const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
export type TrpcUtils = typeof trpcUtils;
