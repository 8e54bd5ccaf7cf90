import { CircleCheck, Handshake, PackageOpen, Recycle, Sparkles, TimerOff } from "lucide-react";
import { CONDITION_LABELS, type Condition } from "#src/features/listings/rules.ts";
import { Badge, type BadgeTone } from "@/ui/badge.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { CARD } from "./messages.ts";
import { OWN } from "./own-messages.ts";

const LOOKS: Readonly<Record<Condition, { tone: BadgeTone; icon: Icon }>> = {
  new: { tone: "info", icon: Sparkles },
  used: { tone: "neutral", icon: Recycle },
  refurbished: { tone: "neutral", icon: PackageOpen },
};

export function ConditionBadge({ condition }: { condition: Condition }) {
  return <Badge {...LOOKS[condition]}>{CONDITION_LABELS[condition]}</Badge>;
}

export function NegotiableBadge() {
  return (
    <Badge tone="warning" icon={Handshake}>
      {CARD.negotiable}
    </Badge>
  );
}

/** Ativo, or Inativo once expired. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge tone="success" icon={CircleCheck}>
      {OWN.active}
    </Badge>
  ) : (
    <Badge icon={TimerOff}>{OWN.inactive}</Badge>
  );
}
