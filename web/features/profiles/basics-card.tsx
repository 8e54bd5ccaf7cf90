import type { RefObject } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { NAME_MAX_LENGTH } from "#src/features/auth/rules.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { PhoneInput } from "@/ui/fields/phone-input.tsx";
import { BASICS } from "./messages.ts";
import type { OwnProfile } from "./own-profile.ts";
import { PendingEmail } from "./pending-email.tsx";
import { PhoneState } from "./phone-state.tsx";
import { PhotoField } from "./photo-field.tsx";
import { asksForPassword, type ProfileFormValues } from "./profile-values.ts";

function Fields({ profile }: { profile: OwnProfile }) {
  const { control, register, formState } = useFormContext<ProfileFormValues>();
  const { errors } = formState;
  const [email, whatsapp] = useWatch({ control, name: ["email", "whatsapp"] });
  const typed = { email, whatsapp };
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
      {(asksForPassword(typed, profile) || errors.password) && (
        <Field label={BASICS.password} required error={errors.password?.message} hint={BASICS.passwordHint}>
          <PasswordInput enterKeyHint="done" {...register("password")} />
        </Field>
      )}
      <PhoneState profile={profile} />
    </>
  );
}

export interface BasicsCardProps {
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
