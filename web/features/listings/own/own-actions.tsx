import { useNavigate } from "@tanstack/react-router";
import { Pencil, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { OwnListing } from "#src/features/listings/schemas.ts";
import { RowMenu } from "@/ui/overlays/row-menu.tsx";
import { DeleteQuestion, SoldButton } from "../detail/owner-actions.tsx";
import { listSearch } from "../search.ts";
import { OWN } from "./messages.ts";
import { RenewButton } from "./renew-button.tsx";
import { useRenewListing } from "./use-own-listing.ts";

/** What the owner does next, and a menu with the rest. */
export function OwnActions({ listing }: { listing: OwnListing }) {
  const { id, title, isActive, isSold, isHidden } = listing;
  const navigate = useNavigate({ from: "/marketplace" });
  const [isAsking, setAsking] = useState(false);
  const { renew } = useRenewListing(id);
  const edit = () =>
    void navigate({ search: (search) => ({ ...listSearch(search), editar: id }), state: { isFromList: true } });
  const isOver = !isActive && !isSold && !isHidden;
  return (
    <div className="flex items-center justify-between gap-2 border-t border-concrete-200 p-3">
      {isOver ? <RenewButton listing={listing} /> : <SoldButton listing={listing} />}
      <div className="ml-auto">
        <RowMenu
          label={OWN.more(title)}
          items={[
            { label: OWN.edit, icon: Pencil, onSelect: edit },
            ...(isActive ? [{ label: OWN.renew, icon: RotateCw, onSelect: renew }] : []),
            { label: OWN.remove, icon: Trash2, isDanger: true, onSelect: () => setAsking(true) },
          ]}
        />
      </div>
      <DeleteQuestion listing={listing} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
