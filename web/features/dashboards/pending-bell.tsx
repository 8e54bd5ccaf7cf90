import { Bell } from "lucide-react";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { IconButton } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { BELL } from "./bell-messages.ts";

const PendingPanel = late(async () => (await import("./pending-panel.tsx")).PendingPanel);

/** Live count of pending connection requests. Opens their list, whose code loads on demand. */
export function PendingBell() {
  const count = trpc.networking.pendingCount.useQuery().data?.count ?? 0;
  const panel = useLateDialog(PendingPanel, BELL);
  return (
    <>
      <IconButton
        icon={Bell}
        label={BELL.open(count)}
        variant="onDark"
        badge={count}
        aria-haspopup="dialog"
        {...panel.opener}
      />
      <span role="status" className="sr-only">
        {count > 0 && BELL.open(count)}
      </span>
      {panel.isOpen && <PendingPanel onClose={panel.close} />}
    </>
  );
}
