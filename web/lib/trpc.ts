import { MutationCache, QueryClient } from "@tanstack/react-query";
import { clearErrors } from "@/ui/toast.tsx";
import { callServer } from "./call-server.ts";
import { refusalOf } from "./errors.ts";
import { takeAnswers } from "./known-answers.ts";
import { screenState } from "./screen-state.ts";
import { STALE_AFTER_MS } from "./timings.ts";
import { type Caller, createClient, createUtils, functionsFor } from "./trpc-hooks.ts";

export { getMutationKey, getQueryKey, trpc } from "./trpc-hooks.ts";

/** Whether the server refused the request (status below 500), so that retrying is pointless. */
function isRefusal(error: unknown): boolean {
  const status = refusalOf(error)?.httpStatus;
  return status !== undefined && status < 500;
}

/** Access to the API with its cache: one for the browser, and one for each page that the worker renders. */
export function createData(call: Caller, { retries }: { retries: number }) {
  const { queryFn, mutationFn } = functionsFor(call);
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({ onMutate: clearErrors }),
    defaultOptions: {
      queries: {
        queryFn,
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < retries && !isRefusal(error),
      },
      // Offline, mutations fail at once instead of waiting; those that may wait set `networkMode: "online"`.
      mutations: { mutationFn, networkMode: "always" },
    },
  });
  return { queryClient, trpcClient: createClient(call), trpcUtils: createUtils(queryClient) };
}

export type Data = ReturnType<typeof createData>;
export type TrpcUtils = Data["trpcUtils"];

export const browserData = createData(callServer, { retries: 2 });
export const { queryClient, trpcClient, trpcUtils } = browserData;
takeAnswers(queryClient, screenState?.answers ?? []);
