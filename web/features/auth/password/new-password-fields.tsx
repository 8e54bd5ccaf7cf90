import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/ui/fields/field.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { FIELDS } from "../messages.ts";
import { PasswordNeeds } from "./password-needs.tsx";

interface Passwords {
  password: string;
  passwordConfirmation: string;
}

/** A new password and its confirmation, with its requirements as a hint; inside a FormProvider. */
export function NewPasswordFields({ label }: { label: string }) {
  const { control, register, formState } = useFormContext<Passwords>();
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <Field
        label={label}
        required
        error={errors.password?.message}
        hint={<PasswordNeeds password={password} titled={!errors.password} />}
      >
        <PasswordInput autoComplete="new-password" enterKeyHint="next" {...register("password")} />
      </Field>
      <Field label={FIELDS.confirmation} required error={errors.passwordConfirmation?.message}>
        <PasswordInput autoComplete="new-password" enterKeyHint="done" {...register("passwordConfirmation")} />
      </Field>
    </>
  );
}
