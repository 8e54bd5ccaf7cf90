import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isOpenHire } from "#src/features/hires/rules.ts";
import { DELETION_WORD } from "#src/features/profiles/rules.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { forgetSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { DELETION, ownDataFailure } from "./own-data-messages.ts";

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

interface DeletionValues {
  confirmation: string;
  password: string;
}

function firstProblem({ confirmation, password }: DeletionValues, hasPassword: boolean) {
  if (confirmation.trim().toUpperCase() !== DELETION_WORD) {
    return { field: "confirmation" as const, text: DELETION.wordWrong };
  }
  return hasPassword && password === "" ? { field: "password" as const, text: DELETION.passwordRequired } : null;
}

/** Deletes the account and returns to the home page. */
function useDeleteAccount(hasPassword: boolean) {
  const navigate = useNavigate();
  const { mutateAsync } = trpc.profiles.deleteAccount.useMutation();
  return useAppForm<DeletionValues>({
    defaultValues: { confirmation: "", password: "" },
    check: (values) => firstProblem(values, hasPassword),
    send: async ({ password }) => {
      await mutateAsync({ password: hasPassword ? password : null, confirmation: DELETION_WORD });
      await navigate({ to: "/", replace: true, ignoreBlocker: true });
      await forgetSession();
      notify.success(DELETION.done, DELETION.doneText);
    },
    refusal: (failure) => ({
      ...ownDataFailure(DELETION.failed, failure),
      field: failure.code === "auth.invalid_credentials" ? "password" : "root",
    }),
  });
}
