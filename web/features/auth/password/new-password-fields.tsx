import { Check, Circle } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { missingPasswordParts } from "#src/shared/sign-up-checks.ts";
import { cx } from "@/ui/cx.ts";
import { Field } from "@/ui/fields/field.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { FIELDS } from "../messages.ts";

interface Passwords {
  password: string;
  passwordConfirmation: string;
}

const PARTS = missingPasswordParts("");

interface PasswordNeedsProps {
  password: string;
  /** False if the error above already introduces the list. */
  titled: boolean;
}

/** Live list of the password rules, marking those still missing. Uses spans because it renders inside a field hint. */
function PasswordNeeds({ password, titled }: PasswordNeedsProps) {
  const missing = new Set(missingPasswordParts(password));
  return (
    <>
      {titled && <span className="mb-1 block">{FIELDS.passwordNeeds}:</span>}
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        {PARTS.map((part) => (
          <PasswordNeed key={part} text={part} isMissing={missing.has(part)} />
        ))}
      </span>
    </>
  );
}

function PasswordNeed({ text, isMissing }: { text: string; isMissing: boolean }) {
  const Icon = isMissing ? Circle : Check;
  return (
    <span className={cx("flex items-center gap-1.5 transition-colors", !isMissing && "font-medium text-success-dark")}>
      <Icon size={16} aria-hidden className={isMissing ? "text-concrete-500" : "text-success"} />
      {text}
      <span className="sr-only">({isMissing ? FIELDS.missing : FIELDS.present}),</span>
    </span>
  );
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
