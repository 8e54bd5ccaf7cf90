import { Check, CircleCheck, Handshake, Pencil, Trash2 } from "lucide-react";
import type { RequestDetail } from "#src/features/requests/schemas.ts";
import { Button } from "@/ui/button.tsx";
import { ContactLink } from "./contact-block.tsx";
import { DETAIL } from "./detail-messages.ts";
import { useCloseRequest } from "./use-close-request.ts";
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
  id: string;
  /** False for expired requests, which can't be edited. */
  isOpen: boolean;
  canEdit: boolean;
  onAsk: (what: "edit" | "delete") => void;
  onClosed: () => void;
}

export function OwnerActions({ id, isOpen, canEdit, onAsk, onClosed }: OwnerActionsProps) {
  const { close, isClosing } = useCloseRequest(id, onClosed);
  return (
    <div className={isOpen ? "grid grid-cols-2 gap-2 md:flex" : "grid md:flex"}>
      <Button variant="outline" icon={Trash2} onClick={() => onAsk("delete")}>
        {DETAIL.remove}
      </Button>
      {isOpen && (
        <Button variant="outline" icon={CircleCheck} busy={isClosing} onClick={close}>
          {DETAIL.close}
        </Button>
      )}
      {isOpen && (
        <Button
          variant="secondary"
          icon={Pencil}
          disabled={!canEdit}
          className="max-md:col-span-2"
          onClick={() => onAsk("edit")}
        >
          {DETAIL.edit}
        </Button>
      )}
    </div>
  );
}
