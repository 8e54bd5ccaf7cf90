import type { Query, QueryKey } from "@tanstack/react-query";
import { notify } from "@/ui/overlays/toast.tsx";
import type { ToastAction } from "@/ui/overlays/toast-sonner.tsx";
import { type Failure, failureOf } from "./errors.ts";
import { queryClient } from "./trpc.ts";

/** Contents of a toast. */
export interface Message {
  kind?: "info";
  title: string;
  text?: string;
  /** Only on success. */
  action?: ToastAction;
}

export interface MutationSteps<Answer, Input> {
  /** Keys, or key prefixes, of the cached queries that the change affects. */
  queries?: readonly QueryKey[];
  /** Applies the change to the cache optimistically. */
  change?: (input: Input) => void;
  /** Awaited before the toast is shown. */
  onSuccess?: (answer: Answer) => unknown;
  success?: (answer: Answer) => Message;
  /** Null shows nothing, for what `onFailure` shows by itself. `error` is for what is no answer of the server. */
  failure: (failure: Failure, error: unknown) => Message | null;
  /** Whether the failure means that the change was already made; it is then kept. */
  isDone?: (failure: Failure) => boolean;
  /** Not awaited: what failed can be tried again at once. */
  onFailure?: (failure: Failure) => unknown;
  onSettled?: () => unknown;
}

/** What a change needs when it is over. */
export interface Memory {
  undo: () => void;
  /** Refetches what was cancelled, unless it is being refetched. */
  catchUp: () => void;
}

const isRefetching = ({ state }: Query) => state.data !== undefined && state.fetchStatus !== "idle";

/** Cancels running refetches, which would overwrite the change with older data; first loads continue. */
async function remember(queries: readonly QueryKey[]): Promise<Memory> {
  const cache = queryClient.getQueryCache();
  const running = queries.flatMap((queryKey) => cache.findAll({ queryKey, predicate: isRefetching }));
  await Promise.all(running.map((query) => query.cancel({ revert: true })));
  const before = queries.flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
  return {
    undo: () => {
      for (const [key, data] of before) queryClient.setQueryData(key, data);
    },
    catchUp: () => {
      for (const { queryKey } of running) {
        void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
      }
    },
  };
}

/**
 * Shows a toast once the mutation is no longer pending, because a dialog can't be closed before. React Query and sonner
 * each tell their components in a timer, so this one has to start later, too.
 */
function say(message: Message | null | undefined, kind: "success" | "error"): void {
  if (!message) return;
  setTimeout(() => notify[message.kind ?? kind](message.title, message.text, message.action));
}

/** Options for a mutation: an optimistic change, which is rolled back on failure, toasts and callbacks. */
export function mutationSteps<Answer, Input>(steps: MutationSteps<Answer, Input>) {
  const { queries = [], change, onSuccess, success, failure, isDone, onFailure, onSettled } = steps;
  return {
    onMutate: async (input: Input): Promise<Memory> => {
      const memory = await remember(queries);
      change?.(input);
      return memory;
    },
    onSuccess: async (answer: Answer) => {
      await onSuccess?.(answer);
      say(success?.(answer), "success");
    },
    onError: (error: unknown, _input: Input, memory: Memory | undefined) => {
      const failed = failureOf(error);
      if (!isDone?.(failed)) memory?.undo();
      say(failure(failed, error), "error");
      void onFailure?.(failed);
    },
    onSettled: (_answer: unknown, _error: unknown, _input: Input, memory: Memory | undefined) => {
      const settled = onSettled?.();
      memory?.catchUp();
      return settled;
    },
  };
}
