import { getQueryKey } from "@trpc/react-query";
import type { Role } from "#src/features/auth/rules.ts";
import { failureToast } from "@/lib/failure-messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { FIRST_STEPS } from "./messages.ts";

/** Puts the first steps of a role away, on all devices. */
export function useDismiss(role: Role): () => void {
  const { mutate } = trpc.profiles.dismissFirstSteps.useMutation(
    mutationSteps<unknown, { role: Role }>({
      queries: [getQueryKey(trpc.profiles.firstSteps)],
      change: () =>
        trpcUtils.profiles.firstSteps.setData(undefined, (steps) => {
          const facts = steps?.[role];
          return steps && facts ? { ...steps, [role]: { ...facts, isDismissed: true } } : steps;
        }),
      failure: failureToast(FIRST_STEPS.dismissFailed),
    }),
  );
  return () => mutate({ role });
}
