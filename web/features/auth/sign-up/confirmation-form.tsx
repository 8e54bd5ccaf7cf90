import type { Failure } from "@/lib/errors.ts";
import { FormProblem } from "@/lib/forms/form-problem.tsx";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { clearAuthDraft } from "../draft.ts";
import { ACTIONS, decisionProblem, FIELDS, LOGIN, outsideCause } from "../messages.ts";
import { MailRequestButton } from "../password/mail-request.tsx";
import { CONFIRMATION } from "./messages.ts";

interface ConfirmationTask {
  token: string;
  onConfirmed: () => void;
  /** Called when the link is no longer usable. */
  onRefused: (state: "confirmed" | "invalid") => void;
}

const REFUSALS: Partial<Record<Failure["code"], "confirmed" | "invalid">> = {
  "auth.already_confirmed": "confirmed",
  "auth.link_invalid": "invalid",
};

const wrongPassword = (text: string) => ({ field: "password", title: CONFIRMATION.failed, text }) as const;

/** Confirms the sign-up and logs in. The link stays valid after a wrong password. */
function useConfirmSignUp({ token, onConfirmed, onRefused }: ConfirmationTask) {
  const { mutateAsync } = trpc.auth.confirmEmail.useMutation();
  return useAppForm({
    defaultValues: { password: "" },
    check: ({ password }) => (password === "" ? wrongPassword(LOGIN.passwordRequired) : null),
    send: async ({ password }) => {
      await mutateAsync({ token, password });
      await refreshSession();
      clearAuthDraft();
      notify.success(CONFIRMATION.done, CONFIRMATION.doneText);
      onConfirmed();
    },
    refusal: (failure) => {
      const refusal = REFUSALS[failure.code];
      if (refusal) {
        onRefused(refusal);
        return null;
      }
      if (failure.code === "auth.invalid_credentials") return wrongPassword(CONFIRMATION.wrong);
      return (
        decisionProblem(failure) ?? {
          field: "root",
          title: CONFIRMATION.failed,
          text: outsideCause(failure) ?? CONFIRMATION.failedText,
        }
      );
    },
  });
}

interface ConfirmationFormProps extends ConfirmationTask {
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
