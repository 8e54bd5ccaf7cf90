import { useEffect, useEffectEvent, useRef } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { NAME_MAX_LENGTH } from "#src/features/auth/rules.ts";
import type { BasicsValues } from "#src/features/profiles/rules.ts";
import { maskPhone } from "@/lib/masks.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { PhoneInput } from "@/ui/phone-input.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { BASICS, LEAVE } from "./messages.ts";
import type { OwnProfile } from "./own-profile.ts";
import { PendingEmail } from "./pending-email.tsx";
import { PhotoField } from "./photo-field.tsx";
import { useReturnHome } from "./use-return-home.ts";
import { useSaveBasics } from "./use-save-basics.ts";

type Form = UseFormReturn<BasicsValues>;

function valuesOf({ name, email, phone }: OwnProfile): BasicsValues {
  return { name, email, whatsapp: maskPhone(phone) };
}

function Face({ form, profile }: { form: Form; profile: OwnProfile }) {
  const typed = useWatch({ control: form.control, name: "name" });
  const name = typed.trim() || profile.name;
  return <PhotoField name={name} avatarUrl={profile.avatarUrl} />;
}

function Fields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <>
      <Field label={BASICS.name} required error={errors.name?.message}>
        <Input
          maxLength={NAME_MAX_LENGTH}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...register("name")}
        />
      </Field>
      <Field label={BASICS.email} required error={errors.email?.message} hint={BASICS.emailHint}>
        <Input
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="email"
          spellCheck={false}
          placeholder={BASICS.emailPlaceholder}
          enterKeyHint="next"
          {...register("email")}
        />
      </Field>
      <Field label={BASICS.whatsapp} required error={errors.whatsapp?.message}>
        <PhoneInput enterKeyHint="done" {...register("whatsapp")} />
      </Field>
    </>
  );
}

/** Tells whether there is something to lose; a change after saving calls the return to the dashboard off. */
function useIsDirty(form: Form, onChange: () => void) {
  const isDirty = useRef(false);
  const changed = useEffectEvent(onChange);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: (state) => {
          isDirty.current = state.isDirty ?? false;
          if (isDirty.current) changed();
        },
      }),
    [form],
  );
  return isDirty;
}

/** Name, e-mail and WhatsApp. A saved card leads back to `home`, unless a new e-mail must be confirmed first. */
export function BasicsCard({ profile, home }: { profile: OwnProfile; home: string }) {
  const form: Form = useForm<BasicsValues>({ defaultValues: valuesOf(profile), shouldFocusError: false });
  const goHome = useReturnHome(home);
  const isDirty = useIsDirty(form, goHome.cancel);
  const guard = useLeaveGuard(isDirty, LEAVE, { hasDraft: false });
  const save = useSaveBasics(form, (saved) => {
    const asked = form.getValues("email").trim().toLowerCase();
    form.reset(valuesOf(saved));
    isDirty.current = false;
    if (asked === saved.email) goHome.start();
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Card>
      <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(save)}>
        <Face form={form} profile={profile} />
        <PendingEmail profile={profile} />
        <Fields form={form} />
        {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
        <Button type="submit" className="md:self-end md:px-10" busy={isSubmitting} busyLabel={BASICS.saving}>
          {BASICS.save}
        </Button>
      </form>
      {guard.dialog}
    </Card>
  );
}
