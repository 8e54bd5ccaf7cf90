import { errorToast } from "@/lib/failure-messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { PORTFOLIO } from "./messages.ts";

/** Refetches a professional's photos. */
export const refreshPortfolio = (professionalId: string) =>
  trpcUtils.networking.portfolio.invalidate({ id: professionalId });

export function useDeletePhoto(professionalId: string) {
  return trpc.networking.deletePhoto.useMutation(
    mutationSteps({
      onSuccess: () => refreshPortfolio(professionalId),
      success: () => ({ title: PORTFOLIO.removed, text: PORTFOLIO.removedText }),
      failure: errorToast(PORTFOLIO.removeFailed),
    }),
  );
}
