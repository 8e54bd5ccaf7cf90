import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { ACCEPT, agreementFailure } from "./agreement-messages.ts";
import { refreshHires } from "./hire-cache.ts";

/** Accepts exactly the version that is shown. */
export function useAccept(onDone: () => void) {
  return trpc.hires.acceptAgreement.useMutation(
    mutationSteps({
      onSuccess: refreshHires,
      success: () => ({ title: ACCEPT.success }),
      failure: (failure) => agreementFailure(ACCEPT.failed, failure),
      onFailure: refreshHires,
      onSettled: onDone,
    }),
  );
}
