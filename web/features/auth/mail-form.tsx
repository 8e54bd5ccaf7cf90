import { useForm } from "react-hook-form";
import { focusField } from "@/lib/focus-field.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { readDraft } from "./draft.ts";
import { EMAIL_INPUT } from "./email-input.ts";
import { MailOutcome } from "./mail-request.tsx";
import { ACTIONS, FIELDS } from "./messages.ts";
import { type MailKind, useMailRequest } from "./use-mail-request.ts";

/** Asks for an address and sends one of the two mails there. */
export function MailForm({ kind, label }: { kind: MailKind; label: string }) {
  const form = useForm({ defaultValues: { email: readDraft().email }, shouldFocusError: false, mode: "onChange" });
  const { isSending, outcome, send } = useMailRequest(kind, (text) => {
    form.setError("email", { message: text });
    focusField(form, "email");
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(({ email }) => send(email))}>
      <Field label={FIELDS.email} required error={form.formState.errors.email?.message}>
        <Input {...EMAIL_INPUT} autoComplete="email" enterKeyHint="send" {...form.register("email")} />
      </Field>
      <Button type="submit" full busy={isSending} busyLabel={ACTIONS.sending}>
        {label}
      </Button>
      <MailOutcome kind={kind} outcome={outcome} />
    </form>
  );
}
