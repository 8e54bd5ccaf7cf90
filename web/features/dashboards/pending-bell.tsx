import { Bell } from "lucide-react";
import { type ComponentType, useState } from "react";
import { trpc } from "@/lib/trpc.ts";
import { IconButton } from "@/ui/button.tsx";
import { notify } from "@/ui/toast.tsx";
import type { PendingPanel } from "./pending-panel.tsx";
import { REQUESTS_PANEL } from "./provider-messages.ts";

type Panel = ComponentType<Parameters<typeof PendingPanel>[0]>;

const loadPanel = () => import("./pending-panel.tsx");

/** How many people wait for an answer, live; opens their list, whose code comes when it is about to be opened. */
export function PendingBell() {
  const count = trpc.networking.pendingCount.useQuery().data?.count ?? 0;
  const [Panel, setPanel] = useState<Panel | null>(null);
  const open = () =>
    void loadPanel().then(
      (module) => setPanel(() => module.PendingPanel),
      () => notify.error(REQUESTS_PANEL.failed),
    );
  return (
    <>
      <IconButton
        icon={Bell}
        label={REQUESTS_PANEL.open(count)}
        variant="onDark"
        badge={count}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={open}
      />
      <span role="status" className="sr-only">
        {count > 0 && REQUESTS_PANEL.open(count)}
      </span>
      {Panel && <Panel onClose={() => setPanel(null)} />}
    </>
  );
}
