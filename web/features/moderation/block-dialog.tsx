import { BLOCK } from "@/lib/block-messages.ts";
import { useBlockPerson } from "@/lib/use-block-person.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";

export interface BlockDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Says what blocking means before it happens. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const { isPending, block } = useBlockPerson(person, { onDone: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={BLOCK.title(person.name)}
      text={BLOCK.text}
      confirmLabel={BLOCK.confirm}
      onConfirm={block}
      danger
      busy={isPending}
      busyLabel={BLOCK.blocking}
    />
  );
}
