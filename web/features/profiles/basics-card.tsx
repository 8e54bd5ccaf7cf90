import type { RefObject } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { NAME_MAX_LENGTH } from "#src/features/auth/rules.ts";
import { confirmPhone, preloadConfirmPhone } from "@/lib/account/confirm-phone.tsx";
import { phoneDigits } from "@/lib/format/masks.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { PhoneInput } from "@/ui/fields/phone-input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { BASICS, failureMessage, PENDING, PHONE } from "./messages.ts";
import type { OwnProfile } from "./own-profile.ts";
import { PhotoField } from "./photo-field.tsx";
import { asksForPassword, type ProfileFormValues } from "./profile-values.ts";
import { useFocusOnWanted } from "./use-wanted-field.ts";

function Fields({ profile }: { profile: OwnProfile }) {
  const { control, register, formState } = useFormContext<ProfileFormValues>();
  const { errors } = formState;
  const [email, whatsapp] = useWatch({ control, name: ["email", "whatsapp"] });
  const typed = { email, whatsapp };
  useFocusOnWanted(true);
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
        <PhoneInput enterKeyHint="next" {...register("whatsapp")} />
      </Field>
      <PhoneState profile={profile} />
      {(asksForPassword(typed, profile) || errors.password) && (
        <Field label={BASICS.password} required error={errors.password?.message} hint={BASICS.passwordHint}>
          <PasswordInput enterKeyHint="done" {...register("password")} />
        </Field>
      )}
    </>
  );
}

/** Sends the link again by repeating the change with the stored values, not with those being typed. */
function useResend({ name, phone, pendingEmail }: OwnProfile) {
  const { mutate, isPending } = trpc.profiles.updateBasics.useMutation(
    mutationSteps({
      success: () => ({ title: PENDING.sent, text: PENDING.sentText }),
      failure: (failure) => failureMessage(PENDING.failed, failure),
    }),
  );
  const resend = () => mutate({ name, whatsapp: phone, email: pendingEmail ?? "" });
  return { isSending: isPending, resend };
}

/** Notice about a new email that awaits confirmation. */
function PendingEmail({ profile }: { profile: OwnProfile }) {
  const { isSending, resend } = useResend(profile);
  if (profile.pendingEmail === null) return null;
  return (
    <Notice
      tone="waiting"
      action={
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          busy={isSending}
          busyLabel={PENDING.sending}
          onClick={resend}
        >
          {PENDING.resend}
        </Button>
      }
    >
      <strong className="block">{PENDING.title}</strong>
      <span className="break-words">{PENDING.text(profile.pendingEmail, profile.email)}</span>
    </Notice>
  );
}

/** Below the WhatsApp: whether the stored number is confirmed, and how to confirm it. */
function PhoneState({ profile: { phone, hasConfirmedPhone, canConfirmPhone } }: { profile: OwnProfile }) {
  const { control } = useFormContext<ProfileFormValues>();
  const typed = phoneDigits(useWatch({ control, name: "whatsapp" }));
  if (typed !== phone) {
    if (!canConfirmPhone && !hasConfirmedPhone) return null;
    return (
      <p role="status" className="-mt-3 text-sm text-ink-soft">
        {hasConfirmedPhone ? PHONE.changed : PHONE.unsaved}
      </p>
    );
  }
  if (hasConfirmedPhone) {
    return (
      <p className="-mt-3 flex">
        <PhoneBadge isConfirmed />
      </p>
    );
  }
  if (!canConfirmPhone) return null;
  return (
    <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-52 text-sm text-ink-soft">{PHONE.text}</p>
      <Button
        variant="outline"
        size="sm"
        onPointerEnter={preloadConfirmPhone}
        onFocus={preloadConfirmPhone}
        onClick={() => void confirmPhone()}
      >
        {PHONE.confirm}
      </Button>
    </div>
  );
}

interface BasicsCardProps {
  profile: OwnProfile;
  photoError: string | undefined;
  photoButton: RefObject<HTMLButtonElement | null>;
}

/** First card of the 'Meu Perfil' form: photo, name, email and WhatsApp. */
export function BasicsCard({ profile, photoError, photoButton }: BasicsCardProps) {
  const { control } = useFormContext<ProfileFormValues>();
  const name = useWatch({ control, name: "name" }).trim() || profile.name;
  return (
    <Card className="flex flex-col gap-5">
      <PhotoField name={name} avatarUrl={profile.avatarUrl} error={photoError} buttonRef={photoButton} />
      <PendingEmail profile={profile} />
      <Fields profile={profile} />
    </Card>
  );
}
