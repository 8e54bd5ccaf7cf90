import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { undoAction } from "@/lib/undo-connection.ts";
import { Button } from "@/ui/button.tsx";
import { LateConfirmDialog } from "@/ui/late-confirm-dialog.ts";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { CONNECTIONS, failed } from "./messages.ts";

const steps = {
  failure: failed(CONNECTIONS.changeFailed),
  // It was answered or ended in the meantime.
  isDone: ({ code }: { code: string }) => code === "connection.not_found",
  onSettled: () => trpcUtils.networking.invalidate(),
};

interface ButtonProps {
  id: string;
  name: string;
}

/** Withdraws a request. */
export function CancelButton({ id, name }: ButtonProps) {
  const asking = useLateDialog(LateConfirmDialog, CONNECTIONS.late);
  const { mutate, isPending } = trpc.networking.cancel.useMutation(
    mutationSteps({
      ...steps,
      success: () => ({ title: CONNECTIONS.cancelled }),
      onSettled: () => {
        asking.close();
        return steps.onSettled();
      },
    }),
  );
  return (
    <>
      <Button variant="ghost" size="sm" {...asking.opener}>
        {CONNECTIONS.cancel}
        <span className="sr-only">{CONNECTIONS.of(name)}</span>
      </Button>
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={CONNECTIONS.cancelTitle}
          text={CONNECTIONS.cancelText(name)}
          confirmLabel={CONNECTIONS.cancel}
          cancelLabel={CONNECTIONS.keep}
          onConfirm={() => mutate({ id })}
          busy={isPending}
        />
      )}
    </>
  );
}

/** Ends a connection. Doesn't ask, because it can be undone. */
export function DisconnectButton({ id, name }: ButtonProps) {
  const { mutate, isPending } = trpc.networking.disconnect.useMutation(
    mutationSteps({
      ...steps,
      success: () => ({
        title: CONNECTIONS.disconnected,
        text: CONNECTIONS.disconnectedText(name),
        action: undoAction("disconnect", id),
      }),
    }),
  );
  return (
    <Button variant="ghost" size="sm" busy={isPending} onClick={() => mutate({ id })}>
      {CONNECTIONS.disconnect}
      <span className="sr-only">{CONNECTIONS.of(name)}</span>
    </Button>
  );
}
