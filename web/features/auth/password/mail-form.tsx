import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { readAuthDraft } from "../draft.ts";
import { EMAIL_INPUT } from "../email-input.ts";
import { ACTIONS, FIELDS } from "../messages.ts";
import { MailOutcome } from "./mail-request.tsx";
import { type MailKind, useMailRequest } from "./use-mail-request.ts";

/** Asks for an email and sends one of the two mails to it. */
export function MailForm({ kind, label }: { kind: MailKind; label: string }) {
  const { form, submit, show } = useAppForm({
    defaultValues: { email: readAuthDraft().email },
    send: async ({ email }) => request.send(email),
    refusal: () => null,
  });
  const request = useMailRequest(kind, (text) => show({ field: "email", text }));
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={FIELDS.email} required error={form.formState.errors.email?.message}>
        <Input {...EMAIL_INPUT} autoComplete="email" enterKeyHint="send" {...form.register("email")} />
      </Field>
      <Button type="submit" full busy={request.isSending} busyLabel={ACTIONS.sending}>
        {label}
      </Button>
      <MailOutcome kind={kind} request={request} />
    </form>
  );
}
