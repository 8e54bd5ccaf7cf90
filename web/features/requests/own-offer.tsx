import { MessageSquare } from "lucide-react";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { late } from "@/lib/late.tsx";
import { formatPriceRange } from "@/lib/price-range.ts";
import { Button } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { OFFER } from "./detail-messages.ts";
import { LATE } from "./messages.ts";

const OfferDialog = late(async () => (await import("./offer-dialog.tsx")).OfferDialog);

/** What the interested user added for the owner of the request. */
export function OwnOffer({ request, canEdit }: { request: RequestSummary; canEdit: boolean }) {
  const dialog = useLateDialog(OfferDialog, { failed: LATE.offer, failedText: LATE.failedText });
  const { ownNote, ownMinPriceCents, ownMaxPriceCents } = request;
  const price = formatPriceRange(ownMinPriceCents, ownMaxPriceCents);
  const isBlank = !ownNote && price === null;
  if (isBlank && !canEdit) return null;
  return (
    <section aria-labelledby="recado-titulo" className="rounded-card border border-concrete-200 bg-concrete-50 p-4">
      <h3 id="recado-titulo" className="text-base">
        {OFFER.title}
      </h3>
      {isBlank && <p className="mt-1 text-ink-soft">{OFFER.invite}</p>}
      {ownNote && <p className="mt-1 break-words whitespace-pre-line">{ownNote}</p>}
      {price && (
        <p className="mt-1 font-semibold tabular-nums">
          <span className="sr-only">{OFFER.price}: </span>
          {price}
        </p>
      )}
      {canEdit && (
        <Button variant="outline" size="sm" icon={MessageSquare} className="mt-3" {...dialog.opener}>
          {isBlank ? OFFER.add : OFFER.edit}
        </Button>
      )}
      {dialog.isOpen && <OfferDialog request={request} onClose={dialog.close} />}
    </section>
  );
}
