import { useMutation } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { PASSKEY_NAME_MAX_LENGTH } from "#src/features/auth/rules-passkeys.ts";
import type { OwnPasskey } from "#src/features/auth/schemas-passkeys.ts";
import { formatDay } from "#src/shared/format.ts";
import { AddPasskeyButton } from "@/lib/account/add-passkey-button.tsx";
import { PASSKEYS, passkeyProblem } from "@/lib/account/passkey-messages.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { Button, Of } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { ConfirmDialog } from "@/ui/overlays/confirm-dialog.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";

const refresh = () => trpcUtils.auth.passkeys.invalidate();

interface DialogProps {
  passkey: OwnPasskey;
  onClose: () => void;
}

function RenameDialog({ passkey, onClose }: DialogProps) {
  const { form, dialog } = useAppForm<{ name: string }>({
    defaultValues: { name: passkey.name },
    check: ({ name }) => (name.trim() ? null : { field: "name", text: PASSKEYS.nameRequired }),
    send: async ({ name }) => {
      await trpcClient.auth.renamePasskey.mutate({ id: passkey.id, name });
      await refresh();
      notify.success(PASSKEYS.saved);
      onClose();
    },
    refusal: (failure, refused) => refused ?? { field: "root", ...passkeyProblem(PASSKEYS.saveFailed, failure) },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={PASSKEYS.renameTitle}
      submitLabel={PASSKEYS.save}
      busyLabel={PASSKEYS.saving}
      onClose={onClose}
    >
      <Field label={PASSKEYS.name} required error={errors.name?.message}>
        <Input enterKeyHint="done" maxLength={PASSKEY_NAME_MAX_LENGTH} {...form.register("name")} />
      </Field>
    </FormDialog>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: DialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => trpcClient.auth.removePasskey.mutate({ id }),
    ...mutationSteps({
      queries: [getQueryKey(trpc.auth.passkeys)],
      onSuccess: async () => {
        await refresh();
        onClose();
      },
      success: () => ({ title: PASSKEYS.removed }),
      failure: (failure) => passkeyProblem(PASSKEYS.removeFailed, failure),
    }),
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={PASSKEYS.removeTitle}
      text={PASSKEYS.removeText(name)}
      confirmLabel={PASSKEYS.remove}
      busy={isPending}
      busyLabel={PASSKEYS.removing}
      onConfirm={() => mutate()}
    />
  );
}

function Entry({ passkey }: { passkey: OwnPasskey }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const close = () => setOpen(null);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Fingerprint size={24} aria-hidden className="shrink-0 text-blueprint" />
      <div className="min-w-40 flex-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">{PASSKEYS.created(formatDay(createdAt))}</p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt === null ? PASSKEYS.neverUsed : PASSKEYS.used(formatDay(lastUsedAt))}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" onClick={() => setOpen("rename")}>
          {PASSKEYS.rename}
          <Of>{name}</Of>
        </Button>
        <Button variant="outline" size="sm" onClick={() => setOpen("remove")}>
          {PASSKEYS.remove}
          <Of>{name}</Of>
        </Button>
      </div>
      {open === "rename" && <RenameDialog passkey={passkey} onClose={close} />}
      {open === "remove" && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  );
}

/** 'Digital ou rosto': the passkeys of the account. */
export function PasskeysPart() {
  const query = trpc.auth.passkeys.useQuery();
  return (
    <section aria-labelledby="chaves" className="mt-5 border-t border-concrete-200 pt-5">
      <h3 id="chaves" className="text-base">
        {PASSKEYS.title}
      </h3>
      <p className="mt-1 text-ink-soft">{PASSKEYS.text}</p>
      <Loaded
        query={query}
        pending={<SkeletonRows label={PASSKEYS.loading} rows={1} className="mt-3" />}
        failed={{ title: PASSKEYS.loadFailed, titleAs: "p" }}
      >
        {({ passkeys }) => (
          <>
            {passkeys.length > 0 && (
              <ul className="mt-1 divide-y divide-concrete-200">
                {passkeys.map((passkey) => (
                  <Entry key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            <AddPasskeyButton className="mt-3 w-full md:w-auto" onAdded={() => void refresh()} />
          </>
        )}
      </Loaded>
    </section>
  );
}
