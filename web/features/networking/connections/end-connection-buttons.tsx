import { undoAction } from "@/lib/connections/undo-connection.ts";
import { errorToast } from "@/lib/failure-messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Button, Of } from "@/ui/button.tsx";
import { CANCEL, CONNECTIONS } from "./late-messages.ts";

const steps = {
  failure: errorToast(CONNECTIONS.changeFailed),
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
  const cancel = trpc.networking.cancel.useMutation(
    mutationSteps({
      ...steps,
      success: () => ({ title: CANCEL.done }),
      // The question closes without waiting for the lists.
      onSettled: () => void steps.onSettled(),
    }),
  );
  return (
    <AskButton variant="ghost" size="sm" question={CANCEL.question(name)} mutation={cancel} input={{ id }}>
      {CONNECTIONS.cancel}
      <Of>{CONNECTIONS.requestTo(name)}</Of>
    </AskButton>
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
      <Of>{name}</Of>
    </Button>
  );
}
