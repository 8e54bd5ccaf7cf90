import type { QueryKey } from "@tanstack/react-query";
import { notify } from "@/ui/toast.tsx";
import { type Failure, failureOf } from "./errors.ts";
import { queryClient } from "./trpc.ts";

/** A toast. */
export interface Message {
  kind?: "info";
  title: string;
  text?: string;
}

interface Steps<Answer, Input> {
  /** Loaded answers that show the change, by their keys or the beginnings of keys. */
  queries?: readonly QueryKey[];
  /** Changes them at once, as the server will. */
  change?: (input: Input) => void;
  /** Waited for before the toast. */
  onSuccess?: (answer: Answer) => unknown;
  success?: (answer: Answer) => Message;
  failure: (failure: Failure) => Message;
  /** The server does what was wanted already: the change stays. */
  isDone?: (failure: Failure) => boolean;
  onFailure?: (failure: Failure) => unknown;
  onSettled?: () => unknown;
}

type Undo = () => void;

const hasData = ({ state }: { state: { data: unknown } }) => state.data !== undefined;

/** Answers on their way were asked for before the change and would undo it on screen; a first load goes on. */
async function remember(queries: readonly QueryKey[]): Promise<Undo> {
  await Promise.all(queries.map((queryKey) => queryClient.cancelQueries({ queryKey, predicate: hasData })));
  const before = queries.flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

/**
 * Options of a mutation: what it changes at once, which is undone if the server refuses, its toasts, and what follows.
 */
export function mutationSteps<Answer, Input>(steps: Steps<Answer, Input>) {
  const { queries = [], change, onSuccess, success, failure, isDone, onFailure, onSettled } = steps;
  return {
    onMutate: async (input: Input): Promise<Undo> => {
      const undo = await remember(queries);
      change?.(input);
      return undo;
    },
    onSuccess: async (answer: Answer) => {
      await onSuccess?.(answer);
      if (!success) return;
      const { title, text } = success(answer);
      notify.success(title, text);
    },
    onError: (error: unknown, _input: Input, undo: Undo | undefined) => {
      const failed = failureOf(error);
      if (!isDone?.(failed)) undo?.();
      const { kind = "error", title, text } = failure(failed);
      notify[kind](title, text);
      return onFailure?.(failed);
    },
    onSettled: () => onSettled?.(),
  };
}
