import { ConfirmDialog } from "@/ui/overlays/confirm-dialog.tsx";
import { mutationSteps } from "../mutations.ts";
import { trpc, trpcUtils } from "../trpc.ts";
import { BLOCK, blockFailure } from "./block-messages.ts";

export interface BlockDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Says what blocking means before it happens. */
export function BlockDialog({ person: { id, name }, onClose }: BlockDialogProps) {
  const { mutate, isPending } = trpc.moderation.blockPerson.useMutation(
    mutationSteps({
      // The connection between the two is gone, and the person is no longer among those who are interested.
      onSuccess: () => Promise.all([trpcUtils.networking.invalidate(), trpcUtils.hires.interested.invalidate()]),
      success: () => ({ title: BLOCK.done, text: BLOCK.doneText(name) }),
      failure: blockFailure,
      onFailure: ({ code }) => {
        if (code === "auth.required") void trpcUtils.auth.me.invalidate();
      },
      onSettled: onClose,
    }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={BLOCK.title(name)}
      text={BLOCK.text}
      confirmLabel={BLOCK.confirm}
      onConfirm={() => mutate({ personId: id })}
      danger
      busy={isPending}
      busyLabel={BLOCK.blocking}
    />
  );
}
