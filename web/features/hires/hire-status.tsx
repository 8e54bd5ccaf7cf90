import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import type { HireView } from "#src/features/hires/schemas.ts";
import { Badge } from "@/ui/badge.tsx";
import { STATUS } from "./messages.ts";

const LOOKS = {
  proposed: { tone: "warning", icon: Hourglass },
  confirmed: { tone: "success", icon: CircleCheck },
  denied: { tone: "neutral", icon: CircleX },
} as const;

/** Where a hire stands. */
export function HireStatusBadge({ status }: { status: HireView["status"] }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {STATUS[status]}
    </Badge>
  );
}
