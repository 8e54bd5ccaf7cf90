import { useState } from "react";
import type { ButtonVariant } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useAppForm } from "../forms/use-app-form.ts";
import { lastPerson } from "../session/session-hint.ts";
import { trpcClient } from "../trpc.ts";
import { DeviceButton } from "./passkey-button.tsx";
import { PASSKEYS, passkeyProblem } from "./passkey-messages.ts";
import { loadPasskeys, passkeyFailure, useHasPasskeys } from "./passkeys.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** Whose passkey this device has, as far as it told; browsers don't say it before they are asked for another one. */
const HERE = "chave-de";

function hasPasskeyHere(): boolean {
  try {
    return localStorage.getItem(HERE) === lastPerson();
  } catch {
    // Without storage, the device tells when it is asked.
    return false;
  }
}

function setPasskeyHere(personId: string | null): void {
  try {
    localStorage.setItem(HERE, personId ?? "");
  } catch {
    // As above.
  }
}

export const forgetPasskeyHere = () => setPasskeyHere(null);
const rememberPasskeyHere = () => setPasskeyHere(lastPerson());

/** Makes a passkey on this device. @returns an admin's recovery codes, with the first one */
async function createPasskey(password: string | null): Promise<string[] | null> {
  const [optionsJSON, { startRegistration }] = await Promise.all([
    trpcClient.auth.askForNewPasskey.mutate({ password }),
    loadPasskeys(),
  ]);
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    if (passkeyFailure(error) === "exists") rememberPasskeyHere();
    throw error;
  });
  const { codes } = await trpcClient.auth.addPasskey.mutate({ response });
  rememberPasskeyHere();
  return codes;
}

type OnCreated = (codes: string[] | null) => void;

function PasswordDialog({ onCreated, onClose }: { onCreated: OnCreated; onClose: () => void }) {
  const { form, dialog } = useAppForm<{ password: string }>({
    defaultValues: { password: "" },
    check: ({ password }) => (password ? null : { field: "password", text: PASSKEYS.passwordRequired }),
    send: async ({ password }) => onCreated(await createPasskey(password)),
    refusal: (_failure, refused, error) =>
      refused ?? { field: "root", ...passkeyProblem(PASSKEYS.addFailed, passkeyFailure(error)) },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={PASSKEYS.label}
      description={PASSKEYS.passwordText}
      submitLabel={PASSKEYS.goOn}
      busyLabel={PASSKEYS.adding}
      onClose={onClose}
    >
      <Field label={PASSKEYS.password} required error={errors.password?.message}>
        <PasswordInput enterKeyHint="go" {...form.register("password")} />
      </Field>
    </FormDialog>
  );
}

interface AddPasskeyButtonProps {
  variant?: ButtonVariant;
  className?: string;
  /** Whether the account has passkeys: one of them may be of this device. */
  hasOthers?: boolean;
  /** Called once the passkey is there, and the recovery codes that an admin gets with the first one were put away. */
  onAdded: () => void;
}

/** Makes a passkey on this device. Asks for the password only if the log-in was a while ago. */
export function AddPasskeyButton({
  variant = "outline",
  className,
  hasOthers = false,
  onAdded,
}: AddPasskeyButtonProps) {
  const [asksPassword, setAsksPassword] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isHere, setHere] = useState(hasOthers && hasPasskeyHere());
  const isSupported = useHasPasskeys();
  const done = () => {
    setCodes(null);
    notify.success(PASSKEYS.added, PASSKEYS.addedText);
    onAdded();
  };
  const finish: OnCreated = (created) => {
    setAsksPassword(false);
    // Codes come first: a toast would cover some of them.
    if (created) setCodes(created);
    else done();
  };
  if (!isSupported) return <p className="text-sm text-ink-soft">{PASSKEYS.unsupported}</p>;
  if (isHere) return <p className="text-sm text-ink-soft">{PASSKEYS.exists}</p>;
  return (
    <>
      <DeviceButton
        label={PASSKEYS.add}
        variant={variant}
        className={className}
        ask={() => createPasskey(null)}
        onSuccess={finish}
        failure={({ fields }, error) =>
          fields["password"] ? null : passkeyProblem(PASSKEYS.addFailed, passkeyFailure(error))
        }
        onFailure={({ fields }) => {
          setAsksPassword(fields["password"] !== undefined);
          setHere(hasOthers && hasPasskeyHere());
        }}
      />
      {asksPassword && <PasswordDialog onCreated={finish} onClose={() => setAsksPassword(false)} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={done} />}
    </>
  );
}
