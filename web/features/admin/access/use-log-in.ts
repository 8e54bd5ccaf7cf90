import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { LOG_IN, logInCause } from "../messages.ts";

interface LogInValues {
  email: string;
  password: string;
}

function problemsOf({ email, password }: LogInValues) {
  return [
    ...(email.trim() === "" ? [{ field: "email" as const, text: LOG_IN.emailRequired }] : []),
    ...(password === "" ? [{ field: "password" as const, text: LOG_IN.passwordRequired }] : []),
  ];
}

/** After a log-in. 'Login realizado!' is for admins; others learn that they have no access. */
export async function finishLogIn(): Promise<void> {
  await refreshSession();
  if (trpcUtils.auth.me.getData()?.isAdmin) notify.success(LOG_IN.success);
}

/** Logs in with a password. */
export function useLogIn(email: string) {
  const { mutateAsync } = trpc.auth.logIn.useMutation();
  return useAppForm<LogInValues>({
    defaultValues: { email, password: "" },
    check: problemsOf,
    send: async (values) => {
      await mutateAsync({ ...values, role: null });
      await finishLogIn();
    },
    refusal: (failure) => ({
      title: LOG_IN.failed,
      text: failure.fields["email"] ?? logInCause(failure),
      field: "root",
      focus: failure.code === "auth.invalid_credentials" ? "password" : undefined,
    }),
  });
}
