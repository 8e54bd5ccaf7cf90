import { CircleCheck } from "lucide-react";
import type { HireView } from "#src/features/hires/schemas.ts";
import { LATE } from "@/lib/messages.ts";
import { Button } from "@/ui/button.tsx";
import { LateConfirmDialog } from "@/ui/late-confirm-dialog.ts";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { LateCancelDialog } from "./late-cancel-dialog.ts";
import { CANCEL, FINISH, HIRES } from "./messages.ts";
import { useFinish } from "./use-hire.ts";

/** Tells that the service of a confirmed hire is done. */
export function FinishButton({ hire: { id, personName, asksForMore } }: { hire: HireView }) {
  const asking = useLateDialog(LateConfirmDialog, LATE);
  const { mutate, isPending } = useFinish(asking.close, personName);
  return (
    <>
      <Button variant={asksForMore ? "outline" : "primary"} size="sm" icon={CircleCheck} {...asking.opener}>
        {FINISH.action}
        <span className="sr-only">{HIRES.of(personName)}</span>
      </Button>
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={FINISH.title}
          text={FINISH.text(personName)}
          confirmLabel={FINISH.confirm}
          onConfirm={() => mutate({ id })}
          busy={isPending}
          busyLabel={FINISH.busy}
        />
      )}
    </>
  );
}

/** Cancels a confirmed hire, with a reason. */
export function CancelButton({ hire: { id, personName } }: { hire: HireView }) {
  const dialog = useLateDialog(LateCancelDialog, LATE);
  return (
    <>
      <Button variant="ghost" size="sm" {...dialog.opener}>
        {CANCEL.action}
        <span className="sr-only">{HIRES.of(personName)}</span>
      </Button>
      {dialog.isOpen && <LateCancelDialog id={id} personName={personName} onClose={dialog.close} />}
    </>
  );
}
