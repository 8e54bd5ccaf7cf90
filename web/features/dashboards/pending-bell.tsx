import { Bell } from "lucide-react";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { IconButton } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { BELL } from "./bell-messages.ts";

const PendingPanel = late(async () => (await import("./pending-panel.tsx")).PendingPanel);

/** Live count of pending connection requests, and of own ones that were accepted. Opens their list, whose code loads on demand. */
export function PendingBell() {
  const { count, news } = trpc.networking.pendingCount.useQuery().data ?? { count: 0, news: 0 };
  const panel = useLateDialog(PendingPanel, BELL);
  return (
    <>
      <IconButton
        icon={Bell}
        label={BELL.open(count, news)}
        variant="onDark"
        badge={count + news}
        aria-haspopup="dialog"
        {...panel.opener}
      />
      <span role="status" className="sr-only">
        {count + news > 0 && BELL.open(count, news)}
      </span>
      {panel.isOpen && <PendingPanel news={news} onClose={panel.close} />}
    </>
  );
}
