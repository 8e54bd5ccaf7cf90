import { CircleCheck, Handshake, TimerOff } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { MARKS } from "./detail-messages.ts";

export function NegotiableBadge() {
  return (
    <Badge tone="warning" icon={Handshake}>
      {MARKS.negotiable}
    </Badge>
  );
}

/** Ativo, or Inativo once expired. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge tone="success" icon={CircleCheck}>
      {MARKS.active}
    </Badge>
  ) : (
    <Badge icon={TimerOff}>{MARKS.inactive}</Badge>
  );
}
