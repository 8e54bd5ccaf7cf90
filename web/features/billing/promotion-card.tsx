import { Gift } from "lucide-react";
import { late } from "@/lib/late.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { PROMOTION } from "./messages.ts";

const PromotionDialog = late(async () => (await import("./promotion-dialog.tsx")).PromotionDialog);

/** The 30-day promotion, for those who have not used it. `campaign`: its title. */
export function PromotionCard({ campaign }: { campaign: string }) {
  const dialog = useLateDialog(PromotionDialog);
  return (
    <Card
      as="section"
      tone="premium"
      aria-labelledby="promocao"
      className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between"
    >
      <div className="flex min-w-0 gap-3.5">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-white text-premium">
          <Gift size={24} aria-hidden />
        </span>
        <div className="min-w-0">
          <p className="text-sm font-semibold text-premium">{campaign}</p>
          <h2 id="promocao" className="text-lg">
            {PROMOTION.title}
          </h2>
          <p className="mt-0.5">{PROMOTION.text}</p>
        </div>
      </div>
      <Button variant="secondary" className="shrink-0" {...dialog.opener}>
        {PROMOTION.action}
      </Button>
      {dialog.isOpen && <PromotionDialog onClose={dialog.close} />}
    </Card>
  );
}
