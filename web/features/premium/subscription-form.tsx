import { Check } from "lucide-react";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { PAYER_NAME_MAX_LENGTH } from "#src/features/billing/rules.ts";
import { maskCpfCnpj } from "@/lib/format/masks.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { MaskedInput } from "@/ui/fields/masked-input.tsx";
import { PhoneInput } from "@/ui/fields/phone-input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { FORM, LEAVE } from "./messages.ts";
import { useSubscribe } from "./use-subscribe.ts";

export interface SubscriptionFormProps {
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
