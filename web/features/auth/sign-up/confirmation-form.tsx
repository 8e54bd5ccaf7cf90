import { FormProblem } from "@/lib/forms/form-problem.tsx";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { ACTIONS, FIELDS } from "../messages.ts";
import { MailRequestButton } from "../password/mail-request.tsx";
import { CONFIRMATION } from "./messages.ts";
import { type ConfirmationTask, useConfirmSignUp } from "./use-confirm-sign-up.ts";

export interface ConfirmationFormProps extends ConfirmationTask {
  /** The email that the link was sent to. */
  email: string;
  onSignUp: () => void;
}

/** Asks for the sign-up password, and helps users who forgot it or never signed up. */
export function ConfirmationForm({ email, onSignUp, ...task }: ConfirmationFormProps) {
  const { form, submit } = useConfirmSignUp(task);
  const { errors, isSubmitting } = form.formState;
  return (
    <div className="flex flex-col gap-4 pt-4">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <Field label={FIELDS.password} required error={errors.password?.message}>
          <PasswordInput enterKeyHint="go" {...form.register("password")} />
        </Field>
        <FormProblem problem={errors.root} />
        <Button type="submit" full busy={isSubmitting} busyLabel={CONFIRMATION.confirming}>
          {CONFIRMATION.confirm}
        </Button>
      </form>
      <MailRequestButton kind="reset" label={ACTIONS.forgot} email={() => email} />
      <section className="border-t border-concrete-200 pt-4">
        <h2 className="text-base">{CONFIRMATION.notMine}</h2>
        <p className="mt-1 text-ink-soft">{CONFIRMATION.notMineText}</p>
        <Button variant="outline" full className="mt-3" onClick={onSignUp}>
          {CONFIRMATION.ownSignUp}
        </Button>
      </section>
    </div>
  );
}
