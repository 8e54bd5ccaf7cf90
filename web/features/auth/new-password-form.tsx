import { FormProvider } from "react-hook-form";
import { Button } from "@/ui/button.tsx";
import { Notice } from "@/ui/notice.tsx";
import { FIELDS, RESET } from "./messages.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { type NewPasswordTask, useNewPassword } from "./use-new-password.ts";

/** /reset-password with a valid link. */
export function NewPasswordForm(task: NewPasswordTask) {
  const { form, submit } = useNewPassword(task);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-4 pt-4" onSubmit={submit}>
      <FormProvider {...form}>
        <NewPasswordFields label={FIELDS.newPassword} />
      </FormProvider>
      {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      <Button type="submit" full busy={isSubmitting} busyLabel={RESET.saving}>
        {RESET.save}
      </Button>
    </form>
  );
}
