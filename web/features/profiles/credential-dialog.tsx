import type { CredentialKind } from "#src/shared/credentials.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { MaskedInput } from "@/ui/masked-input.tsx";
import { CREDENTIAL_MASKS } from "./credential-masks.ts";
import { ASK } from "./credential-messages.ts";
import { useAsk } from "./use-credentials.ts";

const FORM = "conferencia";

export interface CredentialDialogProps {
  kind: CredentialKind;
  /** Another number loses the badge. */
  isConfirmed: boolean;
  onClose: () => void;
}

/** Asks for the number of a company or registration. */
export function CredentialDialog({ kind, isConfirmed, onClose }: CredentialDialogProps) {
  const { form, submit } = useAsk(kind, onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={ASK.titles[kind]}
      size="sm"
      locked={isSubmitting}
      footer={
        <>
          <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
            {ASK.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={isSubmitting} busyLabel={ASK.submitting}>
            {ASK.submit}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
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
      </form>
    </Dialog>
  );
}
