import { FormProvider } from "react-hook-form";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { Notice } from "@/ui/notice.tsx";
import { PasswordInput } from "@/ui/password-input.tsx";
import { PASSWORD_CHANGE } from "./access-messages.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useChangePassword } from "./use-change-password.ts";

const FORM = "alterar-senha";

export interface ChangePasswordDialogProps {
  email: string;
  onClose: () => void;
}

export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const { form, submit } = useChangePassword(onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={PASSWORD_CHANGE.title}
      description={PASSWORD_CHANGE.text}
      size="sm"
      locked={isSubmitting}
      footer={
        <>
          <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
            {PASSWORD_CHANGE.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={isSubmitting} busyLabel={PASSWORD_CHANGE.saving}>
            {PASSWORD_CHANGE.save}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <Field label={PASSWORD_CHANGE.current} required error={errors.currentPassword?.message}>
          <PasswordInput enterKeyHint="next" {...form.register("currentPassword")} />
        </Field>
        <FormProvider {...form}>
          <NewPasswordFields label={PASSWORD_CHANGE.new} />
        </FormProvider>
        {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      </form>
    </Dialog>
  );
}
