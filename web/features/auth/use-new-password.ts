import type { UseFormReturn } from "react-hook-form";
import { firstNewPasswordProblem, WEAK_PASSWORD_TITLE } from "#src/features/auth/rules.ts";
import type { ResetPasswordInput } from "#src/features/auth/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { refreshSession } from "@/lib/session.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { outsideCause, RESET } from "./messages.ts";

export interface NewPasswordTask {
  token: string;
  onSaved: () => void;
  /** The link is used or expired. */
  onLinkRefused: () => void;
}

type Values = Omit<ResetPasswordInput, "token">;
export type NewPasswordFormState = UseFormReturn<Values>;

/** Sets the new password; what fails is said in a toast and beside its field. */
export function useNewPassword(form: NewPasswordFormState, task: NewPasswordTask) {
  const { token, onSaved, onLinkRefused } = task;
  const show = (field: keyof Values, title: string, text: string) => {
    notify.error(title, text);
    form.setError(field, { message: text });
    focusField(form, field);
  };
  return async (values: Values) => {
    const problem = firstNewPasswordProblem(values);
    if (problem) return show(problem.field, problem.title, problem.text);
    try {
      await trpcClient.auth.resetPassword.mutate({ ...values, token });
    } catch (error) {
      const failure = failureOf(error);
      const weak = failure.fields["password"];
      if (weak) return show("password", WEAK_PASSWORD_TITLE, weak);
      const text = outsideCause(failure);
      if (!text) return onLinkRefused();
      notify.error(RESET.failed, text);
      return form.setError("root", { message: text });
    }
    // Every session of the account has ended, so perhaps this one; if nobody can be asked now, the next screen asks.
    await refreshSession().catch(() => undefined);
    onSaved();
  };
}
