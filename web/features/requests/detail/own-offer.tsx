import { Link } from "@tanstack/react-router";
import { ListChecks, MessageSquare } from "lucide-react";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { formatPriceRange } from "@/lib/format/price-range.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { OWN_INTERESTS } from "../list/list-messages.ts";
import { LateOffer } from "./late-offer.ts";
import { OFFER } from "./offer-messages.ts";

/** What the interested user added for the owner of the request. */
export function OwnOffer({ request, canEdit }: { request: RequestSummary; canEdit: boolean }) {
  const dialog = useLateDialog(LateOffer);
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
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" icon={MessageSquare} {...dialog.opener}>
            {isBlank ? OFFER.add : OFFER.edit}
          </Button>
          <Link to="/meus-interesses" className={buttonClass({ variant: "ghost", size: "sm" })}>
            <ListChecks size={20} aria-hidden />
            {OWN_INTERESTS.title}
          </Link>
        </div>
      )}
      {dialog.isOpen && <LateOffer offer={request} onClose={dialog.close} />}
    </section>
  );
}
