import type { Role } from "#src/features/auth/rules.ts";
import { refreshSession } from "@/lib/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { notify } from "@/ui/toast.tsx";
import { emailProblem } from "./contact-checks.ts";
import { clearAuthDraft, readAuthDraft, saveAuthDraft } from "./draft.ts";
import { LOGIN, logInMessage } from "./messages.ts";

export interface LogInValues {
  email: string;
  password: string;
}

/** Reports both fields at once. */
function problemsOf({ email, password }: LogInValues) {
  const wrongEmail = emailProblem(email);
  return [
    ...(wrongEmail ? [{ field: "email" as const, text: wrongEmail.text }] : []),
    ...(password === "" ? [{ field: "password" as const, text: LOGIN.passwordRequired }] : []),
  ];
}

/** Logs in and refreshes the session. */
export function useLogIn(role: Role | null) {
  const { mutateAsync } = trpc.auth.logIn.useMutation();
  return useAppForm<LogInValues>({
    defaultValues: { email: readAuthDraft().email, password: "" },
    check: problemsOf,
    send: async (values) => {
      await mutateAsync({ ...values, role });
      await refreshSession();
      clearAuthDraft();
      notify.success(LOGIN.success);
    },
    refusal: (failure) => ({
      ...logInMessage(failure, role),
      field: "root",
      focus: failure.code === "auth.invalid_credentials" ? "password" : undefined,
    }),
    onChange: ({ email }) => saveAuthDraft({ email }),
  });
}
