import type { CredentialKind } from "#src/shared/credentials.ts";
import { Field } from "@/ui/fields/field.tsx";
import { MaskedInput } from "@/ui/fields/masked-input.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { CREDENTIAL_MASKS } from "./credential-masks.ts";
import { ASK } from "./credential-messages.ts";
import { useAsk } from "./use-credentials.ts";

interface CredentialDialogProps {
  kind: CredentialKind;
  /** Another number loses the badge. */
  isConfirmed: boolean;
  onClose: () => void;
}

/** Asks for the number of a company or registration. */
export function CredentialDialog({ kind, isConfirmed, onClose }: CredentialDialogProps) {
  const { form, dialog } = useAsk(kind, onClose);
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      title={ASK.titles[kind]}
      size="sm"
      submitLabel={ASK.submit}
      busyLabel={ASK.submitting}
      onClose={onClose}
    >
      <Field label={ASK.number} required error={errors.number?.message} hint={isConfirmed ? ASK.renewed : undefined}>
        <MaskedInput
          mask={CREDENTIAL_MASKS[kind]}
          placeholder={ASK.placeholders[kind]}
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          {...form.register("number")}
        />
      </Field>
    </FormDialog>
  );
}
