import { PasskeyLogInButton } from "@/lib/account/passkey-button.tsx";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useReturnHere } from "@/lib/session/return-to.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { GoogleIcon } from "@/ui/drawings/google-icon.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { LOG_IN, logInCause } from "../messages.ts";

interface LogInFormProps {
  /** Of the account whose session is too old; blank for visitors. */
  email: string;
  /** Accounts without one log in with Google. */
  hasPassword: boolean;
}

/** Login to the admin panel. */
export function LogInForm({ email, hasPassword }: LogInFormProps) {
  const { voltar } = useReturnHere();
  const others = (
    <>
      <ButtonLink href={`/auth/google?${new URLSearchParams({ voltar })}`} variant="outline" full icon={GoogleIcon}>
        {LOG_IN.google}
      </ButtonLink>
      <PasskeyLogInButton onLoggedIn={finishLogIn} />
    </>
  );
  if (!hasPassword) return <div className="flex flex-col gap-4">{others}</div>;
  return (
    <div className="flex flex-col gap-4">
      <PasswordForm email={email} />
      <p className="text-center text-ink-soft">{LOG_IN.or}</p>
      {others}
    </div>
  );
}

function PasswordForm({ email }: Pick<LogInFormProps, "email">) {
  const { form, submit } = useLogIn(email);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={LOG_IN.email} required error={errors.email?.message}>
        <Input
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={LOG_IN.emailPlaceholder}
          autoComplete="username"
          enterKeyHint="next"
          {...form.register("email")}
        />
      </Field>
      <Field label={LOG_IN.password} required error={errors.password?.message}>
        <PasswordInput enterKeyHint="go" {...form.register("password")} />
      </Field>
      {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      <Button type="submit" full busy={isSubmitting} busyLabel={LOG_IN.busy}>
        {LOG_IN.submit}
      </Button>
    </form>
  );
}

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
async function finishLogIn(): Promise<void> {
  await refreshSession();
  if (trpcUtils.auth.me.getData()?.isAdmin) notify.success(LOG_IN.success);
}

/** Logs in with a password. */
function useLogIn(email: string) {
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
