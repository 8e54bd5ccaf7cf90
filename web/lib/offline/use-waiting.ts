import { useSyncExternalStore } from "react";
import { fieldsOf } from "../forms/restore-draft.ts";
import { queryClient } from "../trpc.ts";
import { followWaiting, readWaiting, storeWaiting } from "./waiting-mutations.ts";

/** `draftKey` of the interest in a request. */
export const interestKey = (requestId: string) => `interesse.${requestId}`;

/** Whether a mutation waits for a network, maybe since an earlier visit. */
export const useIsWaiting = (draftKey: string) =>
  useSyncExternalStore(
    followWaiting,
    () => fieldsOf(fieldsOf(readWaiting()[draftKey])["state"])["isPaused"] === true,
    () => false,
  );

/** Takes back what waits for a network. */
export function takeBackWaiting(draftKey: string): void {
  const cache = queryClient.getMutationCache();
  const isIt = ({ meta, state }: { meta?: { draftKey?: string } | undefined; state: { isPaused: boolean } }) =>
    meta?.draftKey === draftKey && state.isPaused;
  for (const mutation of cache.findAll({ predicate: isIt })) cache.remove(mutation);
  storeWaiting(draftKey, undefined);
}
