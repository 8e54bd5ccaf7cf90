import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { Role } from "#src/features/auth/rules.ts";
import { focusField } from "@/lib/focus-field.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { PasswordInput } from "@/ui/password-input.tsx";
import { readDraft, saveDraft } from "./draft.ts";
import { EMAIL_INPUT } from "./email-input.ts";
import { MailRequestButton } from "./mail-request.tsx";
import { ACTIONS, FIELDS } from "./messages.ts";
import { type LogInValues, useLogIn } from "./use-log-in.ts";

/** The text of a failed login, with what helps against its cause. */
function LogInProblem({ form, forRole }: { form: UseFormReturn<LogInValues>; forRole: Role | null }) {
  const problem = form.formState.errors.root;
  if (!problem) return null;
  const isWrongRole = forRole !== null && problem.type === "auth.invalid_credentials";
  const action = isWrongRole && (
    <Link to="." search={{}} className="link inline-flex min-h-11 items-center">
      {ACTIONS.withoutRole}
    </Link>
  );
  return (
    <Notice tone="problem" action={action}>
      {problem.message}
    </Notice>
  );
}

function useEmailInDraft(form: UseFormReturn<LogInValues>): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft({ email: values.email }) }),
    [form],
  );
}

/** E-mail and password; the session is there when it has succeeded. */
export function LogInForm({ forRole }: { forRole: Role | null }) {
  const form = useForm<LogInValues>({
    defaultValues: { email: readDraft().email, password: "" },
    shouldFocusError: false,
    mode: "onChange",
  });
  useEmailInDraft(form);
  const logIn = useLogIn(form, forRole);
  const { errors, isSubmitting } = form.formState;
  const mail = {
    email: () => {
      form.clearErrors("root");
      return form.getValues("email");
    },
    onEmailProblem: (text: string) => {
      form.setError("email", { message: text });
      focusField(form, "email");
    },
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(logIn)}>
      <Field label={FIELDS.email} required error={errors.email?.message}>
        <Input {...EMAIL_INPUT} autoComplete="username" enterKeyHint="next" {...form.register("email")} />
      </Field>
      <Field label={FIELDS.password} required error={errors.password?.message}>
        <PasswordInput enterKeyHint="go" {...form.register("password")} />
      </Field>
      <LogInProblem form={form} forRole={forRole} />
      <Button type="submit" full busy={isSubmitting} busyLabel={ACTIONS.loggingIn}>
        {ACTIONS.logIn}
      </Button>
      <div className="flex flex-col gap-1">
        <MailRequestButton kind="reset" label={ACTIONS.forgot} full {...mail} />
        <MailRequestButton
          kind="confirm"
          label={ACTIONS.resend}
          full
          variant={errors.root?.type === "auth.email_unconfirmed" ? "outline" : "ghost"}
          {...mail}
        />
      </div>
    </form>
  );
}
