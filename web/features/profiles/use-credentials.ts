import type { CredentialKind } from "#src/shared/credentials.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { ASK, askFailure, WITHDRAW } from "./credential-messages.ts";
import { failureMessage } from "./messages.ts";

/** Refetches the credentials here and where they are badges. */
const refresh = () => Promise.all([trpcUtils.profiles.credentials.invalidate(), trpcUtils.networking.invalidate()]);

export function useWithdraw() {
  return trpc.profiles.withdrawCredential.useMutation(
    mutationSteps({
      onSuccess: refresh,
      success: () => ({ title: WITHDRAW.done }),
      failure: (failure) => failureMessage(WITHDRAW.failed, failure),
    }),
  );
}

/** Form with the number that an admin should confirm. */
export function useAsk(kind: CredentialKind, onDone: () => void) {
  const { mutateAsync } = trpc.profiles.askCredential.useMutation();
  return useAppForm<{ number: string }>({
    defaultValues: { number: "" },
    check: ({ number }) => (number === "" ? { field: "number", text: ASK.missing } : null),
    send: async ({ number }) => {
      await mutateAsync({ kind, number });
      await refresh();
      notify.success(ASK.done, ASK.doneText);
      onDone();
    },
    refusal: (failure, refused) => (refused ? {} : { ...askFailure(failure), field: null }),
  });
}
