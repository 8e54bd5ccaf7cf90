import { Link } from "@tanstack/react-router";
import type { UseFormReturn } from "react-hook-form";
import type { Role } from "#src/features/auth/rules.ts";
import { FormProblem } from "@/lib/forms/form-problem.tsx";
import { LOG_IN } from "@/lib/messages.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { EMAIL_INPUT } from "../email-input.ts";
import { ACTIONS, FIELDS } from "../messages.ts";
import { MailRequestButton } from "../password/mail-request.tsx";
import { type LogInValues, useLogIn } from "./use-log-in.ts";

/** Error of a failed login. If a role was requested, also links to the login without it. */
function LogInProblem({ form, forRole }: { form: UseFormReturn<LogInValues>; forRole: Role | null }) {
  const problem = form.formState.errors.root;
  const isWrongRole = forRole !== null && problem?.type === "auth.invalid_credentials";
  const action = isWrongRole && (
    <Link to="." search={{}} className="link inline-flex min-h-11 items-center">
      {ACTIONS.withoutRole}
    </Link>
  );
  return <FormProblem problem={problem} action={action} />;
}

export function LogInForm({ forRole }: { forRole: Role | null }) {
  const { form, submit, show } = useLogIn(forRole);
  const { errors, isSubmitting } = form.formState;
  const mail = {
    email: () => {
      form.clearErrors("root");
      return form.getValues("email");
    },
    onEmailProblem: (text: string) => show({ field: "email", text }),
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={FIELDS.email} required error={errors.email?.message}>
        <Input {...EMAIL_INPUT} autoComplete="username" enterKeyHint="next" {...form.register("email")} />
      </Field>
      <Field label={FIELDS.password} required error={errors.password?.message}>
        <PasswordInput enterKeyHint="go" {...form.register("password")} />
      </Field>
      <LogInProblem form={form} forRole={forRole} />
      <Button type="submit" full busy={isSubmitting} busyLabel={ACTIONS.loggingIn}>
        {LOG_IN}
      </Button>
      <div className="flex flex-col gap-1">
        <MailRequestButton kind="reset" label={ACTIONS.forgot} {...mail} />
        <MailRequestButton
          kind="confirm"
          label={ACTIONS.resend}
          variant={errors.root?.type === "auth.email_unconfirmed" ? "outline" : "ghost"}
          {...mail}
        />
      </div>
    </form>
  );
}
