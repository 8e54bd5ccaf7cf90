import { Check } from "lucide-react";
import { useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { PAYER_NAME_MAX_LENGTH } from "#src/features/billing/rules.ts";
import type { Checkout, CreatePaymentInput } from "#src/features/billing/schemas.ts";
import { maskCpfCnpj, maskPhone } from "@/lib/format/masks.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useDraft } from "@/lib/forms/use-draft.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { MaskedInput } from "@/ui/fields/masked-input.tsx";
import { PhoneInput } from "@/ui/fields/phone-input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { CHECK_FIELDS, CREATED, FORM, INCOMPLETE, LEAVE, subscribeFailure } from "./messages.ts";
import { keepPixCode } from "./pix-query.ts";

interface SubscriptionFormProps {
  user: CurrentUser;
  onBack: () => void;
  onCharged: () => void;
  onWithoutLink: () => void;
}

/** 'Dados para Assinatura'. */
export function SubscriptionForm({ user, onBack, onCharged, onWithoutLink }: SubscriptionFormProps) {
  const { form, submit, isDirty } = useSubscribe({ user, onCharged, onWithoutLink });
  const guard = useLeaveGuard(isDirty, LEAVE);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate className="flex flex-col gap-5 [contain:inline-size]" onSubmit={submit}>
      <Field label={FORM.name} required error={errors.name?.message}>
        <Input
          maxLength={PAYER_NAME_MAX_LENGTH}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...register("name")}
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={FORM.email} required error={errors.email?.message}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            {...register("email")}
          />
        </Field>
        <Field label={FORM.phone} error={errors.phone?.message} hint={FORM.phoneHint}>
          <PhoneInput enterKeyHint="next" {...register("phone")} />
        </Field>
      </div>
      <DocumentField error={errors.cpfCnpj?.message} input={register("cpfCnpj")} />
      <ul className="grid gap-x-6 gap-y-1.5 border-t border-concrete-200 pt-4 text-ink-soft md:grid-cols-2">
        {FORM.notes.map((note) => (
          <li key={note} className="flex items-start gap-2">
            <Check size={18} aria-hidden className="mt-0.5 text-success" />
            <span className="min-w-0">{note}</span>
          </li>
        ))}
      </ul>
      {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
        <Button variant="outline" disabled={isSubmitting} onClick={onBack}>
          {FORM.back}
        </Button>
        <Button type="submit" busy={isSubmitting} busyLabel={FORM.busy}>
          {FORM.submit}
        </Button>
      </div>
      {guard.dialog}
    </form>
  );
}

interface DocumentFieldProps {
  error: string | undefined;
  input: UseFormRegisterReturn<"cpfCnpj">;
}

/** Opens the keyboard of digits; the numbers of new companies may have letters. */
function DocumentField({ error, input }: DocumentFieldProps) {
  const [hasLetters, setLetters] = useState(false);
  const change = (
    <Button variant="ghost" size="sm" className="-mr-3" onClick={() => setLetters(!hasLetters)}>
      {hasLetters ? FORM.digitsOnly : FORM.withLetters}
    </Button>
  );
  return (
    <Field label={FORM.cpfCnpj} required error={error} hint={FORM.cpfCnpjHint} action={change}>
      <MaskedInput
        mask={maskCpfCnpj}
        inputMode={hasLetters ? "text" : "numeric"}
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        {...input}
      />
    </Field>
  );
}

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

interface SubscribeOptions {
  user: CurrentUser;
  onCharged: () => void;
  /** Called if the link to pay follows by e-mail. */
  onWithoutLink: () => void;
}

/** The form 'Dados para Assinatura' and what follows it. */
function useSubscribe({ user, onCharged, onWithoutLink }: SubscribeOptions) {
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
