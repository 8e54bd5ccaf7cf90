import { Undo2 } from "lucide-react";
import { LATE } from "@/lib/messages.ts";
import { Button } from "@/ui/button.tsx";
import { LateConfirmDialog } from "@/ui/late-confirm-dialog.ts";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { HIRES, WITHDRAW } from "./messages.ts";
import { useWithdraw } from "./use-hire.ts";

/** Takes back a hire that waits for the provider's answer. */
export function WithdrawButton({ id, name }: { id: string; name: string }) {
  const asking = useLateDialog(LateConfirmDialog, LATE);
  const { mutate, isPending } = useWithdraw(asking.close);
  return (
    <>
      <Button variant="outline" size="sm" icon={Undo2} {...asking.opener}>
        {WITHDRAW.action}
        <span className="sr-only">{HIRES.of(name)}</span>
      </Button>
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={WITHDRAW.title}
          text={WITHDRAW.text(name)}
          confirmLabel={WITHDRAW.confirm}
          onConfirm={() => mutate({ id })}
          busy={isPending}
          busyLabel={WITHDRAW.busy}
        />
      )}
    </>
  );
}
