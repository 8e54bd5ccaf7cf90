import { useRef } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { Checkout, CreatePaymentInput } from "#src/features/billing/schemas.ts";
import { maskPhone } from "@/lib/format/masks.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useDraft } from "@/lib/forms/use-draft.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { CHECK_FIELDS, CREATED, INCOMPLETE, subscribeFailure } from "./messages.ts";
import { keepPixCode } from "./pix-query.ts";

/** The part of the form that is kept as a draft. The CPF or CNPJ is not: it is stored nowhere. */
interface SubscriptionDraft {
  name: string;
  email: string;
  phone: string;
}

interface SubscriptionValues extends SubscriptionDraft {
  cpfCnpj: string;
}

/** The person's own data. */
function blankDraft({ name, email, phone }: Pick<CurrentUser, "name" | "email" | "phone">): SubscriptionDraft {
  return { name, email, phone: maskPhone(phone) };
}

function restoreSubscription(stored: unknown, blank: SubscriptionDraft): SubscriptionDraft | null {
  return stored ? restoreDraft(stored, blank) : null;
}

/** Whether a required field is blank. */
function isIncomplete({ name, email, cpfCnpj }: SubscriptionValues): boolean {
  return [name, email, cpfCnpj].some((value) => value.trim() === "");
}

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
