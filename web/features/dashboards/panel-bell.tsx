import { Bell } from "lucide-react";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { IconButton } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { BELL, bellLabel } from "./bell-messages.ts";
import type { Panel } from "./panel.ts";

const BellPanel = late(async () => (await import("./bell-panel.tsx")).BellPanel);

/**
 * Live count of unread notices and, for providers, of pending connection requests and of own ones that were accepted.
 * Opens their lists, whose code loads on demand.
 */
export function PanelBell({ panel }: { panel: Panel }) {
  const isProvider = panel === "provider";
  const { count, news } = trpc.networking.pendingCount.useQuery(undefined, { enabled: isProvider }).data ?? {
    count: 0,
    news: 0,
  };
  const { unread } = trpc.notices.count.useQuery().data ?? { unread: 0 };
  const dialog = useLateDialog(BellPanel, BELL);
  const total = isProvider ? count + news + unread : unread;
  const label = bellLabel(isProvider && { count, news }, unread);
  return (
    <>
      <IconButton icon={Bell} label={label} variant="onDark" badge={total} aria-haspopup="dialog" {...dialog.opener} />
      <span role="status" className="sr-only">
        {total > 0 && label}
      </span>
      {dialog.isOpen && <BellPanel panel={panel} news={news} onClose={dialog.close} />}
    </>
  );
}
