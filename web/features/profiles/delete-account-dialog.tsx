import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { Input } from "@/ui/input.tsx";
import { PasswordInput } from "@/ui/password-input.tsx";
import { DELETION } from "./own-data-messages.ts";
import { useDeleteAccount } from "./use-delete-account.ts";

/** Explains what is deleted. Asks for the confirmation word and, if the account has one, the password. */
export function DeleteAccountDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { form, submit } = useDeleteAccount(hasPassword);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      title={DELETION.title}
      description={DELETION.text}
      size="sm"
      submitLabel={DELETION.confirm}
      busyLabel={DELETION.deleting}
      busy={isSubmitting}
      danger
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1 pl-5 marker:text-danger">
        {DELETION.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Field label={DELETION.word} required error={errors.confirmation?.message}>
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint={hasPassword ? "next" : "done"}
          {...form.register("confirmation")}
        />
      </Field>
      {hasPassword && (
        <Field label={DELETION.password} required error={errors.password?.message}>
          <PasswordInput enterKeyHint="done" {...form.register("password")} />
        </Field>
      )}
    </FormDialog>
  );
}
