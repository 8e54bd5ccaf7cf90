import { HardHat, House } from "lucide-react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import type { Role } from "#src/features/auth/rules.ts";
import { FormProblem } from "@/lib/forms/form-problem.tsx";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PhoneInput } from "@/ui/fields/phone-input.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { EMAIL_INPUT } from "../email-input.ts";
import { ACTIONS, FIELDS } from "../messages.ts";
import { MailRequestButton } from "../password/mail-request.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import type { SignUpForm as Values } from "./sign-up-values.ts";
import { TermsLabel } from "./terms-label.tsx";
import { useSignUp } from "./use-sign-up.ts";

const ROLE_OPTIONS = [
  { value: "client", label: FIELDS.roleClient, hint: FIELDS.roleClientHint, icon: House },
  { value: "provider", label: FIELDS.roleProvider, hint: FIELDS.roleProviderHint, icon: HardHat },
] as const;

interface PartProps {
  form: UseFormReturn<Values>;
}

function ContactFields({ form }: PartProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label={FIELDS.name} required error={errors.name?.message}>
        <Input autoComplete="name" autoCapitalize="words" enterKeyHint="next" {...form.register("name")} />
      </Field>
      <Field label={FIELDS.whatsapp} required error={errors.whatsapp?.message}>
        <PhoneInput enterKeyHint="next" {...form.register("whatsapp")} />
      </Field>
    </>
  );
}

function EmailField({ form, onLogIn }: PartProps & { onLogIn: () => void }) {
  const error = form.formState.errors.email;
  return (
    <div>
      <Field label={FIELDS.email} required error={error?.message}>
        <Input {...EMAIL_INPUT} autoComplete="username" enterKeyHint="next" {...form.register("email")} />
      </Field>
      {error?.type === "auth.email_taken" && (
        <Button variant="ghost" size="sm" className="-ml-3" onClick={onLogIn}>
          {ACTIONS.loginWithThisEmail}
        </Button>
      )}
    </div>
  );
}

interface SignUpFormProps {
  /** The role in the URL; if null, the form asks for one. */
  forRole: Role | null;
  onCreated: (email: string, password: string) => void;
  /** Called when the email already has an account. */
  onLogIn: () => void;
}

export function SignUpForm({ forRole, onCreated, onLogIn }: SignUpFormProps) {
  const { form, submit, show } = useSignUp(forRole, onCreated);
  const { errors, isSubmitting } = form.formState;
  const mail = {
    email: () => form.getValues("email"),
    onEmailProblem: (text: string) => show({ field: "email", text }),
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {forRole === null && (
        <Field label={FIELDS.role} group required error={errors.role?.message}>
          <Segmented options={ROLE_OPTIONS} {...form.register("role")} />
        </Field>
      )}
      <ContactFields form={form} />
      <EmailField form={form} onLogIn={onLogIn} />
      <FormProvider {...form}>
        <NewPasswordFields label={FIELDS.password} />
      </FormProvider>
      <Checkbox label={<TermsLabel />} error={errors.termsAccepted?.message} {...form.register("termsAccepted")} />
      <FormProblem problem={errors.root} />
      <Button type="submit" full busy={isSubmitting} busyLabel={ACTIONS.signingUp}>
        {ACTIONS.signUp}
      </Button>
      <MailRequestButton kind="confirm" label={ACTIONS.resend} {...mail} />
    </form>
  );
}
