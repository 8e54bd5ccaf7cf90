import { useState } from "react";
import type { ButtonVariant } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { PasswordInput } from "@/ui/fields/password-input.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useAppForm } from "../forms/use-app-form.ts";
import { DeviceButton } from "./passkey-button.tsx";
import { PASSKEYS, passkeyProblem } from "./passkey-messages.ts";
import { createPasskey, passkeyFailure, useHasPasskeys } from "./passkeys.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

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
  /** Called once the passkey is there, and the recovery codes that an admin gets with the first one were put away. */
  onAdded: () => void;
}

/** Makes a passkey on this device. Asks for the password only if the log-in was a while ago. */
export function AddPasskeyButton({ variant = "outline", className, onAdded }: AddPasskeyButtonProps) {
  const [asksPassword, setAsksPassword] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
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
        onFailure={({ fields }) => setAsksPassword(fields["password"] !== undefined)}
      />
      {asksPassword && <PasswordDialog onCreated={finish} onClose={() => setAsksPassword(false)} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={done} />}
    </>
  );
}
