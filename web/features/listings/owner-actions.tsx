import { Link } from "@tanstack/react-router";
import { Pencil, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { MarketplaceSearch } from "#src/features/listings/addresses.ts";
import type { ListingSummary } from "#src/features/listings/schemas.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DELETE, OWN } from "./own-messages.ts";
import { listSearch } from "./search.ts";
import { useDeleteListing, useRenewListing } from "./use-own-listing.ts";

export interface OwnerActionsProps {
  listing: Pick<ListingSummary, "id" | "title">;
  /** Called when a deletion starts; it completes in the background. */
  onDeleted?: (() => void) | undefined;
  size?: "sm" | "md" | undefined;
}

/** Editar, Renovar, Excluir. */
export function OwnerActions({ listing: { id, title }, onDeleted, size = "md" }: OwnerActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { renew, isRenewing } = useRenewListing(id);
  const deleteListing = useDeleteListing();
  return (
    <>
      <Link
        to="/marketplace"
        search={(search: MarketplaceSearch) => ({ ...listSearch(search), editar: id })}
        state={{ isFromList: true }}
        aria-label={OWN.of(OWN.edit, title)}
        className={buttonClass({ variant: "outline", size })}
      >
        <Pencil size={20} aria-hidden />
        {OWN.edit}
      </Link>
      <Button
        variant="outline"
        size={size}
        icon={RotateCw}
        busy={isRenewing}
        aria-label={OWN.of(OWN.renew, title)}
        onClick={renew}
      >
        {OWN.renew}
      </Button>
      <Button
        variant="outline"
        size={size}
        icon={Trash2}
        aria-label={OWN.of(OWN.remove, title)}
        className="hover:border-danger hover:text-danger"
        onClick={() => setAsking(true)}
      >
        {OWN.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => setAsking(false)}
        title={DELETE.title}
        text={DELETE.text(title)}
        confirmLabel={DELETE.confirm}
        danger
        onConfirm={() => {
          setAsking(false);
          deleteListing(id);
          onDeleted?.();
        }}
      />
    </>
  );
}
