import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { LateConfirmDialog } from "@/ui/late-confirm-dialog.ts";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { CONNECTIONS } from "./connections-messages.ts";
import { failed } from "./failure-messages.ts";

const TEXTS = {
  cancel: {
    label: CONNECTIONS.cancel,
    title: CONNECTIONS.cancelTitle,
    text: CONNECTIONS.cancelText,
    done: CONNECTIONS.cancelled,
  },
  disconnect: {
    label: CONNECTIONS.disconnect,
    title: CONNECTIONS.disconnectTitle,
    text: CONNECTIONS.disconnectText,
    done: CONNECTIONS.disconnected,
  },
} as const;

export interface EndConnectionButtonProps {
  /** Withdraws a request, or ends a connection. */
  kind: keyof typeof TEXTS;
  id: string;
  name: string;
}

export function EndConnectionButton({ kind, id, name }: EndConnectionButtonProps) {
  const { label, title, text, done } = TEXTS[kind];
  const asking = useLateDialog(LateConfirmDialog, CONNECTIONS.late);
  const steps = mutationSteps({
    success: () => ({ title: done }),
    failure: failed(CONNECTIONS.changeFailed),
    // It was answered or ended in the meantime.
    isDone: ({ code }) => code === "connection.not_found",
    onSettled: () => {
      asking.close();
      return trpcUtils.networking.invalidate();
    },
  });
  const mutations = {
    cancel: trpc.networking.cancel.useMutation(steps),
    disconnect: trpc.networking.disconnect.useMutation(steps),
  };
  const { mutate, isPending } = mutations[kind];
  return (
    <>
      <Button variant="ghost" size="sm" {...asking.opener}>
        {label}
        <span className="sr-only">{CONNECTIONS.of(name)}</span>
      </Button>
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={title}
          text={text(name)}
          confirmLabel={label}
          cancelLabel={CONNECTIONS.keep}
          onConfirm={() => mutate({ id })}
          busy={isPending}
        />
      )}
    </>
  );
}
