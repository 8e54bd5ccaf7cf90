import { useState } from "react";
import { isOpenHire } from "#src/features/hires/rules.ts";
import { trpc } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { DELETION } from "./own-data-messages.ts";
import { useDeleteAccount } from "./use-delete-account.ts";

/** Explains what is deleted. Asks for the confirmation word and, if the account has one, the password. */
export function DeleteAccountDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { form, dialog } = useDeleteAccount(hasPassword);
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      title={DELETION.title}
      description={DELETION.text}
      size="sm"
      submitLabel={DELETION.confirm}
      busyLabel={DELETION.deleting}
      danger
      onClose={onClose}
    >
      <ul className="list-disc space-y-1 pl-5 marker:text-danger">
        {DELETION.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{DELETION.kept}</p>
      <OpenHires />
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

/** Those of the first page of each side; older ones are hardly open. */
function OpenHires() {
  const asClient = trpc.hires.mine.useQuery({ side: "client" });
  const asProvider = trpc.hires.mine.useQuery({ side: "provider" });
  const [now] = useState(Date.now);
  const all = [...(asClient.data?.items ?? []), ...(asProvider.data?.items ?? [])];
  const open = all.filter((hire) => hire.personId !== null && isOpenHire(hire, now));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="contratacoes-em-aberto">
      <h3 id="contratacoes-em-aberto" className="text-base">
        {DELETION.open}
      </h3>
      <p className="text-ink-soft">{DELETION.openText}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {open.map(({ id, serviceType, personName }) => (
          <li key={id} className="break-words">
            {DELETION.openHire(serviceType, personName)}
          </li>
        ))}
      </ul>
    </section>
  );
}
