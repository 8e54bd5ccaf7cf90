import { PackageOpen, Recycle, Sparkles } from "lucide-react";
import { CONDITION_LABELS, type Condition, DONATION } from "#src/features/listings/rules.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { Badge, type BadgeTone } from "@/ui/badge.tsx";
import type { Icon } from "@/ui/icon-type.ts";

const BADGES: Readonly<Record<Condition, { tone: BadgeTone; icon: Icon }>> = {
  new: { tone: "info", icon: Sparkles },
  used: { tone: "neutral", icon: Recycle },
  refurbished: { tone: "neutral", icon: PackageOpen },
};

export function ConditionBadge({ condition }: { condition: Condition }) {
  return <Badge {...BADGES[condition]}>{CONDITION_LABELS[condition]}</Badge>;
}

export const listingPrice = (priceCents: number) => (priceCents === 0 ? DONATION : formatPrice(priceCents));
