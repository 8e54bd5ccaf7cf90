import { Link } from "@tanstack/react-router";
import { CircleCheck, Pencil, Phone, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import type { ListingDetail, OwnListing } from "#src/features/listings/schemas.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { formatDay } from "#src/shared/format.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { useNow } from "@/lib/use-now.ts";
import { Button, buttonClass, Of } from "@/ui/button.tsx";
import { WhatsAppIcon } from "@/ui/drawings/brand-icons.tsx";
import type { Icon as IconType } from "@/ui/icon-type.ts";
import { ConfirmDialog } from "@/ui/overlays/confirm-dialog.tsx";
import { listingPrice } from "../listing-marks.tsx";
import { DELETE, FORMER_PRICES, OWN, OWN_CONTACT } from "../own/messages.ts";
import { RenewButton } from "../own/renew-button.tsx";
import { useDeleteListing, useSetSold } from "../own/use-own-listing.ts";
import { listSearch } from "../search.ts";
import { DETAIL } from "./messages.ts";

interface OwnerActionsProps {
  listing: Pick<OwnListing, "id" | "title" | "isActive" | "isSold" | "isHidden" | "expiresAt">;
  /** Called when a deletion starts; it completes in the background. */
  onDeleted?: (() => void) | undefined;
}

/** Editar, Renovar, Excluir, Marcar como vendido. */
export function OwnerActions({ listing, onDeleted }: OwnerActionsProps) {
  const { id, title, isSold, isHidden } = listing;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Link
        to="/marketplace"
        search={(search: MarketplaceSearch) => ({ ...listSearch(search), editar: id })}
        state={{ isFromList: true }}
        className={buttonClass({ variant: "outline", size: "sm" })}
      >
        <Pencil size={20} aria-hidden />
        {OWN.edit}
        <Of>{title}</Of>
      </Link>
      {!isSold && !isHidden && <RenewButton listing={listing} variant="outline" />}
      <Button
        variant="outline"
        size="sm"
        icon={Trash2}
        className="hover:border-danger hover:text-danger"
        onClick={() => setAsking(true)}
      >
        {OWN.remove}
        <Of>{title}</Of>
      </Button>
      <SoldButton listing={listing} className="col-span-full" />
      <DeleteQuestion listing={listing} open={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </>
  );
}

interface DeleteQuestionProps extends OwnerActionsProps {
  open: boolean;
  onClose: () => void;
}

export function DeleteQuestion({ listing: { id, title }, open, onClose, onDeleted }: DeleteQuestionProps) {
  const deleteListing = useDeleteListing();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={DELETE.title}
      text={DELETE.text(title)}
      confirmLabel={DELETE.confirm}
      danger
      onConfirm={() => {
        onClose();
        deleteListing(id);
        onDeleted?.();
      }}
    />
  );
}

interface SoldButtonProps extends Pick<OwnerActionsProps, "listing"> {
  className?: string | undefined;
}

/** Marks a public listing as sold; a sold one can be offered again until it expires. */
export function SoldButton({
  listing: { id, title, isActive, isSold, isHidden, expiresAt },
  className,
}: SoldButtonProps) {
  const now = useNow();
  const { setSold, isSetting } = useSetSold(id);
  if (isHidden || !(isActive || (isSold && expiresAt > now))) return null;
  const action = isSold ? OWN.offerAgain : OWN.sold;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={isSold ? Undo2 : CircleCheck}
      busy={isSetting}
      className={className}
      onClick={() => setSold(!isSold)}
    >
      {action}
      <Of>{title}</Of>
    </Button>
  );
}

/** Shows owners their own number, once per contact option that others see. */
export function OwnContact({ detail: { hasPhone, hasWhatsapp, isActive } }: { detail: ListingDetail }) {
  const number = formatPhone(useCurrentUser()?.phone ?? "");
  return (
    <>
      {hasPhone && <OwnNumber icon={Phone} label={DETAIL.phone} number={number} />}
      {hasWhatsapp && <OwnNumber icon={WhatsAppIcon} label={DETAIL.whatsappOf} number={number} />}
      {isActive && <p className="mt-2 text-sm text-ink-soft">{OWN_CONTACT}</p>}
    </>
  );
}

function OwnNumber({ icon: Icon, label, number }: { icon: IconType; label: string; number: string }) {
  return (
    <p className="flex min-h-11 items-center gap-2 tabular-nums">
      <Icon size={20} aria-hidden className="text-ink-soft" />
      <span className="sr-only">{label}</span>
      {number}
    </p>
  );
}

/** For the owner. */
export function FormerPrices({ prices }: { prices: ListingDetail["formerPrices"] }) {
  return (
    <section aria-labelledby="precos" className="mt-4 text-sm text-ink-soft">
      <h2 id="precos" className="text-sm font-semibold">
        {FORMER_PRICES.title}
      </h2>
      <ul className="mt-1">
        {prices.map(({ priceCents, endedAt }) => (
          <li key={endedAt} className="tabular-nums">
            {FORMER_PRICES.until(listingPrice(priceCents), formatDay(endedAt))}
          </li>
        ))}
      </ul>
    </section>
  );
}
