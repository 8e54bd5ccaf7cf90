import { FormProvider } from "react-hook-form";
import type { ChangePasswordInput } from "#src/features/auth/schemas.ts";
import { firstNewPasswordProblem, WEAK_PASSWORD_TITLE } from "#src/shared/sign-up-checks.ts";
import { causeOf } from "@/lib/failure-messages.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { PASSWORD_CHANGE } from "./access-messages.ts";

/** Changes the password and closes the dialog. */
function useChangePassword(onDone: () => void) {
  const { mutateAsync } = trpc.auth.changePassword.useMutation();
  return useAppForm<ChangePasswordInput>({
    defaultValues: { currentPassword: "", password: "", passwordConfirmation: "" },
    check: (values) =>
      values.currentPassword === ""
        ? { field: "currentPassword", ...PASSWORD_CHANGE.currentRequired }
        : firstNewPasswordProblem(values),
    send: async (values) => {
      await mutateAsync(values);
      // All other sessions have ended, and with them a pending change of e-mail.
      void trpcUtils.auth.sessions.invalidate();
      void trpcUtils.profiles.mine.invalidate();
      notify.success(PASSWORD_CHANGE.done, PASSWORD_CHANGE.doneText);
      onDone();
    },
    refusal: (failure, refused) => {
      if (!refused) return { title: PASSWORD_CHANGE.failed, text: causeOf(failure), field: "root" };
      const title = refused.field === "currentPassword" ? PASSWORD_CHANGE.failed : WEAK_PASSWORD_TITLE;
      return { title, text: refused.text };
    },
  });
}

interface ChangePasswordDialogProps {
  email: string;
  onClose: () => void;
}

export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const { form, dialog } = useChangePassword(onClose);
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      title={PASSWORD_CHANGE.title}
      description={PASSWORD_CHANGE.text}
      size="sm"
      submitLabel={PASSWORD_CHANGE.save}
      busyLabel={PASSWORD_CHANGE.saving}
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
