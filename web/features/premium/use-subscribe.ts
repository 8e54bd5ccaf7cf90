import { useRef } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { Checkout, CreatePaymentInput } from "#src/features/billing/schemas.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { useDraft } from "@/lib/use-draft.ts";
import { notify } from "@/ui/toast.tsx";
import { CHECK_FIELDS, CREATED, INCOMPLETE, subscribeFailure } from "./messages.ts";
import { keepPixCode } from "./pix-query.ts";
import { blankDraft, isIncomplete, restoreSubscription, type SubscriptionValues } from "./subscription-values.ts";

const loadResolver = async () => (await import("./subscription-resolver.ts")).subscriptionResolver;

/** Shows the new charge at once, without asking for it. */
function keepCheckout(checkout: Checkout): void {
  const { charge, pix } = checkout;
  if (charge) keepPixCode(charge.id, pix);
  trpcUtils.billing.status.setData(undefined, (known) => known && { ...known, openCharge: charge });
  void trpcUtils.billing.status.invalidate();
}

export interface SubscribeOptions {
  user: CurrentUser;
  onCharged: () => void;
  /** Called if the link to pay follows by e-mail. */
  onWithoutLink: () => void;
}

/** The form 'Dados para Assinatura' and what follows it. */
export function useSubscribe({ user, onCharged, onWithoutLink }: SubscribeOptions) {
  const draft = useDraft(`assinatura.${user.id}`);
  const isDirty = useRef(false);
  const own = blankDraft(user);
  const { mutateAsync } = trpc.billing.createPayment.useMutation();
  const { form, submit } = useAppForm<SubscriptionValues, CreatePaymentInput>({
    defaultValues: { ...(restoreSubscription(draft.stored, own) ?? own), cpfCnpj: "" },
    loadResolver,
    invalid: (values) => (isIncomplete(values) ? INCOMPLETE : CHECK_FIELDS),
    send: async (input) => {
      const checkout = await mutateAsync(input);
      isDirty.current = false;
      draft.clear();
      keepCheckout(checkout);
      if (checkout.charge === null) {
        notify.info(CREATED.noLink, CREATED.noLinkText);
        onWithoutLink();
      } else {
        notify.success(CREATED.toast, CREATED.toastText);
        onCharged();
      }
    },
    refusal: (failure, refused) => (refused ? { ...CHECK_FIELDS, text: refused.text } : subscribeFailure(failure)),
    onChange: ({ cpfCnpj: _, ...values }, hasChanged) => {
      isDirty.current = hasChanged;
      if (hasChanged) draft.save(values);
      else draft.clear();
    },
  });
  return { form, submit, isDirty };
}
