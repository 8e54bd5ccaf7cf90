import { Ban } from "lucide-react";
import { late } from "@/lib/late.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { BLOCKED_PEOPLE } from "./messages.ts";

const BlockedDialog = late(async () => (await import("./blocked-dialog.tsx")).BlockedDialog);

/** Leads to the people whom the user blocked; few have any, so the list is not shown at once. */
export function BlockedCard() {
  const dialog = useLateDialog(BlockedDialog);
  return (
    <Card className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between lg:gap-6">
      <div className="min-w-0">
        <h2 className="text-xl">{BLOCKED_PEOPLE.title}</h2>
        <p className="text-ink-soft">{BLOCKED_PEOPLE.text}</p>
      </div>
      <Button variant="outline" icon={Ban} className="shrink-0 lg:w-64" {...dialog.opener}>
        {BLOCKED_PEOPLE.open}
      </Button>
      {dialog.isOpen && <BlockedDialog onClose={dialog.close} />}
    </Card>
  );
}
