import type { UseFormReturn } from "react-hook-form";
import type { Role } from "#src/features/auth/rules.ts";
import { failureOf } from "@/lib/errors.ts";
import { focusField } from "@/lib/focus-field.ts";
import { refreshSession } from "@/lib/session.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { emailProblem } from "./contact-checks.ts";
import { clearDraft } from "./draft.ts";
import { LOGIN, logInMessage } from "./messages.ts";

export interface LogInValues {
  email: string;
  password: string;
}

/** Errors beside the fields, the focus on the first; true when there are none. */
function checkFields(form: UseFormReturn<LogInValues>, { email, password }: LogInValues): boolean {
  const wrongEmail = emailProblem(email);
  if (password === "") form.setError("password", { message: LOGIN.passwordRequired });
  if (wrongEmail) form.setError("email", { message: wrongEmail.text });
  if (wrongEmail || password === "") focusField(form, wrongEmail ? "email" : "password");
  return !wrongEmail && password !== "";
}

/** Logs in; what fails is said in a toast and at the form, and nothing typed is lost. */
export function useLogIn(form: UseFormReturn<LogInValues>, role: Role | null) {
  return async (values: LogInValues) => {
    if (!checkFields(form, values)) return;
    try {
      await trpcClient.auth.logIn.mutate({ ...values, role });
      await refreshSession();
      clearDraft();
      notify.success(LOGIN.success);
    } catch (error) {
      const failure = failureOf(error);
      const { title, text } = logInMessage(failure, role);
      notify.error(title, text);
      form.setError("root", { type: failure.code, message: text });
      if (failure.code === "auth.invalid_credentials") focusField(form, "password");
    }
  };
}
