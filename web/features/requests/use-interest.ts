import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { INTEREST } from "./messages.ts";
import { cancelLoading, changeLoaded, refreshRequest } from "./request-cache.ts";

/** Turns one's interest on and off; it shows at once and comes back if the server refuses. */
export function useInterest(request: RequestSummary) {
  const { id } = request;
  const { mutate, isPending } = trpc.requests.setInterest.useMutation({
    networkMode: "always",
    onMutate: async ({ interested }) => {
      await cancelLoading(id);
      const interestCount = Math.max(0, request.interestCount + (interested ? 1 : -1));
      return changeLoaded(id, { isInterested: interested, interestCount });
    },
    onSuccess: ({ interested, interestCount }) => {
      changeLoaded(id, { isInterested: interested, interestCount });
      notify.success(interested ? INTEREST.added : INTEREST.removed);
    },
    onError: (error, _input, undo) => {
      undo?.();
      const { code } = failureOf(error);
      if (code === "auth.required") {
        notify.error(INTEREST.loginNeeded, INTEREST.loginNeededText);
        void trpcUtils.auth.me.invalidate();
      } else notify.error(INTEREST.failed, INTEREST.failedText);
      if (code !== "network") void refreshRequest(id);
    },
  });
  const toggle = () => {
    if (!isPending) mutate({ id, interested: !request.isInterested });
  };
  return { toggle };
}
