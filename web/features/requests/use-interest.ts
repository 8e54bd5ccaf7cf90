import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { INTEREST, interestFailure } from "./detail-messages.ts";
import { changeLoaded, refreshRequest, requestQueries } from "./request-cache.ts";

const NO_OFFER = { ownMinPriceCents: null, ownMaxPriceCents: null, isSeen: false };

/** The server's response, also used for the optimistic update. */
type Interest = { interested: boolean; interestCount: number };

/** Toggles the user's interest. Optimistic: reverted if the server refuses. */
export function useInterest({ id, isInterested, interestCount }: RequestSummary) {
  const show = ({ interested, interestCount }: Interest) =>
    changeLoaded(id, { isInterested: interested, interestCount, ownNote: interested ? "" : null, ...NO_OFFER });
  const { mutate, isPending } = trpc.requests.setInterest.useMutation(
    mutationSteps({
      queries: requestQueries(id),
      change: ({ interested }: { interested: boolean }) =>
        show({ interested, interestCount: Math.max(0, interestCount + (interested ? 1 : -1)) }),
      onSuccess: show,
      success: ({ interested }: Interest) => ({ title: interested ? INTEREST.added : INTEREST.removed }),
      failure: interestFailure,
      onFailure: ({ code }) => {
        if (code === "auth.required") void trpcUtils.auth.me.invalidate();
        if (code !== "network") void refreshRequest(id);
      },
    }),
  );
  const toggle = () => {
    if (!isPending) mutate({ id, interested: !isInterested });
  };
  return { toggle };
}
