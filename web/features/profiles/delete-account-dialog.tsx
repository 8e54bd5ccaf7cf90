import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { PasswordInput } from "@/ui/password-input.tsx";
import { DELETION } from "./messages.ts";
import { useDeleteAccount } from "./use-delete-account.ts";

const FORM = "excluir-conta";

/** Explains what is deleted. Asks for the confirmation word and, if the account has one, the password. */
export function DeleteAccountDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { form, submit } = useDeleteAccount(hasPassword);
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={DELETION.title}
      description={DELETION.text}
      size="sm"
      locked={isSubmitting}
      footer={
        <>
          <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
            {DELETION.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="danger" busy={isSubmitting} busyLabel={DELETION.deleting}>
            {DELETION.confirm}
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-1 pl-5 marker:text-danger">
        {DELETION.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <form id={FORM} noValidate className="mt-5 flex flex-col gap-4" onSubmit={submit}>
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
        {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      </form>
    </Dialog>
  );
}
