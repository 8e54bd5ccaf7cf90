import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { shareLink } from "@/lib/share.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { ACTIVATED, activateFailure, checkFailure, REFERRAL, referFailure } from "./messages.ts";

const refreshPromotion = () => trpcUtils.billing.promotion.invalidate();

/** Where invited people sign up. */
const invitationAddress = (code: string) => `${location.origin}/entrar?convite=${code}`;

/** 'Indicar': begins the referral and shares the link. */
export function useRefer() {
  const { mutate, isPending } = trpc.billing.beginReferral.useMutation(
    mutationSteps({
      onSuccess: async ({ code }) => {
        const address = invitationAddress(code);
        const shared = shareLink(address, { text: REFERRAL.invitation(address) }, REFERRAL.copiedText);
        await Promise.all([shared, refreshPromotion()]);
      },
      failure: referFailure,
      onFailure: () => void refreshPromotion(),
    }),
  );
  return { refer: () => mutate(), isReferring: isPending };
}

/** The e-mail of the invited person. */
export function useReferralCheck() {
  const { mutateAsync } = trpc.billing.completeReferral.useMutation();
  return useAppForm<{ email: string }>({
    defaultValues: { email: "" },
    check: ({ email }) =>
      email.trim() === "" ? { field: "email", title: REFERRAL.invalidTitle, text: REFERRAL.emailInvalid } : null,
    send: async ({ email }) => {
      await mutateAsync({ email: email.trim() });
      notify.success(REFERRAL.done, REFERRAL.doneText);
      await refreshPromotion();
    },
    refusal: (failure) => ({ ...checkFailure(failure), field: "email" }),
  });
}

/** 'Ativar 30 Dias Grátis'. */
export function useActivate(onActivated: () => void) {
  const { mutate, isPending } = trpc.billing.activatePromotion.useMutation(
    mutationSteps({
      onSuccess: async () => {
        // It is active, even if that can't be shown yet.
        await refreshSession().catch((error: unknown) => console.warn("the session was not loaded again", error));
        onActivated();
      },
      success: () => ACTIVATED,
      failure: activateFailure,
      onFailure: () => void trpcUtils.billing.invalidate(),
    }),
  );
  return { activate: () => mutate(), isActivating: isPending };
}
