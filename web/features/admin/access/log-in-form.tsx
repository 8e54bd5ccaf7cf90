import { PasskeyLogInButton } from "@/lib/account/passkey-button.tsx";
import { useReturnHere } from "@/lib/session/return-to.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { GoogleIcon } from "@/ui/drawings/google-icon.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { LOG_IN } from "../messages.ts";
import { finishLogIn, useLogIn } from "./use-log-in.ts";

export interface LogInFormProps {
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
