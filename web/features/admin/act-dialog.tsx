import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { useUnsavedGuard } from "@/ui/overlays/use-leave-guard.tsx";
import type { Act, ActValues } from "./act.ts";
import { ACT, ACT_LEAVE } from "./panel-messages.ts";
import { forgetUnsent, unsentValues, useAct } from "./use-act.ts";

interface ActDialogProps<Row> {
  act: Act<Row>;
  row: Row;
  onClose: () => void;
}

/** What is chosen and typed, and the question before a typed reason is lost. */
function useValues<Row extends { id: string }>(act: Act<Row>, row: Row, isSending: boolean) {
  const [values, setValues] = useState<ActValues>(
    unsentValues(act, row) ?? { reason: "", choice: "", isChosen: act.option?.isChosen ?? false },
  );
  const isTyped = values.reason.trim() !== "";
  const guard = useUnsavedGuard({ formState: { isDirty: isTyped, isSubmitSuccessful: isSending } }, ACT_LEAVE);
  return { values, setValues, isTyped, guard };
}

/** Asks before an act, with the reason where one is needed. */
export function ActDialog<Row extends { id: string }>({ act, row, onClose }: ActDialogProps<Row>) {
  const { texts, reason, choice, option, consent } = act;
  const [isAgreed, setAgreed] = useState(consent === undefined);
  const { isPending, run } = useAct(act, row, onClose);
  const cancel = useRef<HTMLButtonElement>(null);
  const { values, setValues, isTyped, guard } = useValues(act, row, isPending);
  const close = () =>
    guard.ask(() => {
      forgetUnsent(act, row);
      onClose();
    });
  const formId = useId();
  const isReady = isAgreed && (!choice || values.choice !== "") && (!reason?.isRequired || isTyped);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) run(values);
  };
  const asks = reason !== undefined || choice !== undefined || consent !== undefined;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={texts.title}
      description={texts.text(row)}
      size="sm"
      role="alertdialog"
      locked={isPending}
      initialFocus={asks ? undefined : cancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" disabled={isPending} onClick={close}>
            {ACT.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={act.isDanger ? "danger" : "primary"}
            busy={isPending}
            busyLabel={texts.busy}
            disabled={!isReady}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className="flex flex-col gap-4" onSubmit={submit}>
        {choice && (
          <Field label={choice.label} required>
            <Select
              options={choice.options}
              placeholder={choice.placeholder}
              value={values.choice}
              onChange={({ target }) => setValues({ ...values, choice: target.value })}
            />
          </Field>
        )}
        {reason && (
          <Field label={reason.label} required={reason.isRequired} hint={reason.hint}>
            <Textarea
              rows={2}
              limit={reason.max}
              value={values.reason}
              onChange={({ target }) => setValues({ ...values, reason: target.value })}
            />
          </Field>
        )}
        {option && (
          <Checkbox
            label={option.label}
            hint={option.hint}
            checked={values.isChosen}
            onChange={({ target }) => setValues({ ...values, isChosen: target.checked })}
          />
        )}
        {consent && (
          <Checkbox label={consent(row)} checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} />
        )}
      </form>
      {guard.dialog}
    </Dialog>
  );
}
