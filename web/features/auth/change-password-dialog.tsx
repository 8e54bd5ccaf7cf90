import { FormProvider } from "react-hook-form";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { PasswordInput } from "@/ui/password-input.tsx";
import { PASSWORD_CHANGE } from "./access-messages.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useChangePassword } from "./use-change-password.ts";

export interface ChangePasswordDialogProps {
  email: string;
  onClose: () => void;
}

export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const { form, submit } = useChangePassword(onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      title={PASSWORD_CHANGE.title}
      description={PASSWORD_CHANGE.text}
      size="sm"
      submitLabel={PASSWORD_CHANGE.save}
      busyLabel={PASSWORD_CHANGE.saving}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      <Field label={PASSWORD_CHANGE.current} required error={errors.currentPassword?.message}>
        <PasswordInput enterKeyHint="next" {...form.register("currentPassword")} />
      </Field>
      <FormProvider {...form}>
        <NewPasswordFields label={PASSWORD_CHANGE.new} />
      </FormProvider>
    </FormDialog>
  );
}
