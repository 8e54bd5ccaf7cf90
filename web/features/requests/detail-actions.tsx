import { Check, Handshake, Pencil, Trash2 } from "lucide-react";
import type { RequestDetail } from "#src/features/requests/schemas.ts";
import { Button } from "@/ui/button.tsx";
import { ContactLink } from "./contact-block.tsx";
import { DETAIL } from "./detail-messages.ts";
import { useInterest } from "./use-interest.ts";

/** For everyone but the owner. Users who can see the phone have WhatsApp as their primary action instead. */
export function InterestActions({ request }: { request: RequestDetail }) {
  const { toggle } = useInterest(request);
  const { isInterested, contactPhone } = request;
  return (
    <>
      <Button
        variant={isInterested || contactPhone !== null ? "outline" : "primary"}
        icon={isInterested ? Check : Handshake}
        aria-pressed={isInterested}
        onClick={toggle}
      >
        {isInterested ? DETAIL.interested : DETAIL.interest}
      </Button>
      <ContactLink request={request} />
    </>
  );
}

export interface OwnerActionsProps {
  /** False for expired requests, which can't be edited. */
  isOpen: boolean;
  canEdit: boolean;
  onAsk: (what: "edit" | "delete") => void;
}

export function OwnerActions({ isOpen, canEdit, onAsk }: OwnerActionsProps) {
  return (
    <div className={isOpen ? "grid grid-cols-2 gap-2 md:flex" : "grid md:flex"}>
      <Button variant="outline" icon={Trash2} onClick={() => onAsk("delete")}>
        {DETAIL.remove}
      </Button>
      {isOpen && (
        <Button variant="secondary" icon={Pencil} disabled={!canEdit} onClick={() => onAsk("edit")}>
          {DETAIL.edit}
        </Button>
      )}
    </div>
  );
}
