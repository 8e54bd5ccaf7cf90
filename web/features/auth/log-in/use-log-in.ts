import type { Role } from "#src/features/auth/rules.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { emailProblem } from "../contact-checks.ts";
import { clearAuthDraft, readAuthDraft, saveAuthDraft } from "../draft.ts";
import { LOGIN, logInMessage } from "../messages.ts";

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

/** After a log-in. */
export async function finishLogIn(): Promise<void> {
  await refreshSession();
  clearAuthDraft();
  notify.success(LOGIN.success);
}

/** Logs in with what was typed at the sign-up, once the address is confirmed. */
export function useLogInAtOnce(role: Role | null, onRefused: () => void) {
  const { mutate, isPending } = trpc.auth.logIn.useMutation(
    mutationSteps({
      onSuccess: finishLogIn,
      failure: (failure) => logInMessage(failure, role),
      onFailure: ({ code }) => {
        if (code === "auth.invalid_credentials" || code === "auth.blocked") onRefused();
      },
    }),
  );
  return { logIn: mutate, isBusy: isPending };
}

export function useLogIn(role: Role | null) {
  const { mutateAsync } = trpc.auth.logIn.useMutation();
  return useAppForm<LogInValues>({
    defaultValues: { email: readAuthDraft().email, password: "" },
    check: problemsOf,
    send: async (values) => {
      await mutateAsync({ ...values, role });
      await finishLogIn();
    },
    refusal: (failure) => ({
      ...logInMessage(failure, role),
      field: "root",
      focus: failure.code === "auth.invalid_credentials" ? "password" : undefined,
    }),
    onChange: ({ email }) => saveAuthDraft({ email }),
  });
}
