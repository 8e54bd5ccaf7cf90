import { Ban } from "lucide-react";
import type { BlockDialogProps } from "@/lib/block-dialog.tsx";
import { late } from "@/lib/late.tsx";
import { Button, Of } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { BLOCK_BUTTON } from "./messages.ts";

const BlockDialog = late(async () => (await import("@/lib/block-dialog.tsx")).BlockDialog);

export function BlockButton({ person }: Pick<BlockDialogProps, "person">) {
  const dialog = useLateDialog(BlockDialog);
  return (
    <>
      <Button variant="ghost" size="sm" icon={Ban} {...dialog.opener} className="noscript:hidden">
        {BLOCK_BUTTON}
        <Of>{person.name}</Of>
      </Button>
      {dialog.isOpen && <BlockDialog person={person} onClose={dialog.close} />}
    </>
  );
}
