import { MutationCache, QueryClient } from "@tanstack/react-query";
import { httpBatchLink, splitLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { MAX_MUTATIONS_PER_REQUEST, MAX_QUERIES_PER_REQUEST } from "#src/shared/limits.ts";
import type { AppRouter } from "#src/trpc/router.ts";
import { clearErrors } from "@/ui/overlays/toast.tsx";
import { hydrateAnswers } from "./first-load/hydration.ts";
import { screenState } from "./screen-state.ts";
import { sessionLink } from "./session/session-link.ts";
import { STALE_AFTER_MS } from "./timings.ts";

export const trpc = createTRPCReact<AppRouter>();

/** Whether the server refused the request (status below 500), so that retrying is pointless. */
function isRefusal(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data != null && error.data.httpStatus < 500;
}

/** A tRPC client with its cache: one for the browser, and one for each page that the worker renders. */
export function createData(link: TRPCLink<AppRouter>, { retries }: { retries: number }) {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({ onMutate: clearErrors }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < retries && !isRefusal(error),
      },
      // Offline, mutations fail at once instead of waiting; those that may wait set `networkMode: "online"`.
      mutations: { networkMode: "always" },
    },
  });
  const trpcClient = trpc.createClient({ links: [link] });
  /** For route loaders, outside React. */
  const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
  return { queryClient, trpcClient, trpcUtils };
}

export type Data = ReturnType<typeof createData>;
export type TrpcUtils = Data["trpcUtils"];

const batchesOf = (maxItems: number) => httpBatchLink<AppRouter>({ url: "/trpc", maxItems });

/** Leaves queries loading while the build renders pages. The worker has a link for each page (web/render/render.tsx). */
const silentLink: TRPCLink<AppRouter> = () => () => observable(() => undefined);

const browserLink = import.meta.env.SSR
  ? silentLink
  : splitLink<AppRouter>({
      condition: ({ type }) => type === "mutation",
      true: [sessionLink, batchesOf(MAX_MUTATIONS_PER_REQUEST)],
      false: batchesOf(MAX_QUERIES_PER_REQUEST),
    });

export const browserData = createData(browserLink, { retries: 2 });
export const { queryClient, trpcClient, trpcUtils } = browserData;
hydrateAnswers(queryClient, screenState?.answers ?? []);
