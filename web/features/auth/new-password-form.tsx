import { useWatch } from "react-hook-form";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Notice } from "@/ui/notice.tsx";
import { PasswordInput } from "@/ui/password-input.tsx";
import { FIELDS, RESET } from "./messages.ts";
import { PasswordNeeds } from "./password-needs.tsx";
import { type NewPasswordTask, useNewPassword } from "./use-new-password.ts";

/** /reset-password with a valid link. */
export function NewPasswordForm(task: NewPasswordTask) {
  const { form, submit } = useNewPassword(task);
  const password = useWatch({ control: form.control, name: "password" });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-4 pt-4" onSubmit={submit}>
      <Field
        label={FIELDS.newPassword}
        required
        error={errors.password?.message}
        hint={<PasswordNeeds password={password} titled={!errors.password} />}
      >
        <PasswordInput autoComplete="new-password" enterKeyHint="next" {...form.register("password")} />
      </Field>
      <Field label={FIELDS.confirmation} required error={errors.passwordConfirmation?.message}>
        <PasswordInput autoComplete="new-password" enterKeyHint="done" {...form.register("passwordConfirmation")} />
      </Field>
      {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      <Button type="submit" full busy={isSubmitting} busyLabel={RESET.saving}>
        {RESET.save}
      </Button>
    </form>
  );
}
