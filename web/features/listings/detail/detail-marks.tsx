import { CircleCheck, Handshake, TimerOff } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { TERMS } from "../messages.ts";
import { MARKS } from "./messages.ts";

export function NegotiableBadge() {
  return (
    <Badge tone="warning" icon={Handshake}>
      {TERMS.negotiable}
    </Badge>
  );
}

export function SwapBadge() {
  return <Badge tone="info">{TERMS.swap}</Badge>;
}

/** Ativo, Vendido, or Inativo once expired. */
export function StatusBadge({ isActive, isSold }: { isActive: boolean; isSold: boolean }) {
  if (isSold) {
    return (
      <Badge tone="info" icon={CircleCheck}>
        {MARKS.sold}
      </Badge>
    );
  }
  return isActive ? (
    <Badge tone="success" icon={CircleCheck}>
      {MARKS.active}
    </Badge>
  ) : (
    <Badge icon={TimerOff}>{MARKS.inactive}</Badge>
  );
}
