import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpc } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { DATA, DELETION, EXPORT, ownDataFailure } from "./own-data-messages.ts";
import { saveExport } from "./save-export.ts";

/** Asks for the password before a copy of the data, after an older log-in. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = trpc.profiles.exportData.useMutation();
  const { form, dialog } = useAppForm<{ password: string }>({
    defaultValues: { password: "" },
    check: ({ password }) => (password === "" ? { field: "password", text: DELETION.passwordRequired } : null),
    send: async ({ password }) => {
      saveExport(await mutateAsync({ password }));
      notify.success(DATA.exported);
      onClose();
    },
    refusal: (failure) => ({
      ...ownDataFailure(DATA.exportFailed, failure),
      field: failure.code === "auth.invalid_credentials" ? "password" : "root",
    }),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      title={EXPORT.title}
      description={EXPORT.text}
      size="sm"
      submitLabel={DATA.export}
      busyLabel={DATA.exporting}
      onClose={onClose}
    >
      <Field label={DELETION.password} required error={errors.password?.message}>
        <PasswordInput enterKeyHint="done" {...form.register("password")} />
      </Field>
    </FormDialog>
  );
}
