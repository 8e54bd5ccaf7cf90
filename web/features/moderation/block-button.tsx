import { Ban } from "lucide-react";
import type { BlockDialogProps } from "@/lib/connections/block-dialog.tsx";
import { late } from "@/lib/late.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, Of } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { BLOCK_BUTTON } from "./messages.ts";
import { changeFailure, unblocked } from "./report-messages.ts";

const BlockDialog = late(async () => (await import("@/lib/connections/block-dialog.tsx")).BlockDialog);

interface BlockButtonProps extends Pick<BlockDialogProps, "person"> {
  isBlocked: boolean;
}

/** Blocks a person, or takes the block back. */
export function BlockButton({ person, isBlocked }: BlockButtonProps) {
  const dialog = useLateDialog(BlockDialog);
  const { mutate, isPending } = trpc.moderation.unblockPerson.useMutation(
    mutationSteps({
      onSuccess: () => trpcUtils.networking.invalidate(),
      success: () => unblocked(person.name),
      failure: changeFailure,
    }),
  );
  const unblock = { onClick: () => mutate({ personId: person.id }) };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={Ban}
        busy={isPending}
        {...(isBlocked ? unblock : dialog.opener)}
        className="noscript:hidden"
      >
        {isBlocked ? BLOCK_BUTTON.unblock : BLOCK_BUTTON.block}
        <Of>{person.name}</Of>
      </Button>
      {dialog.isOpen && <BlockDialog person={person} onClose={dialog.close} />}
    </>
  );
}
