import { BadgeCheck, CircleCheck, CircleX, Hourglass } from "lucide-react";
import { hireStateOf } from "#src/features/hires/rules.ts";
import type { HireView } from "#src/features/hires/schemas.ts";
import { Badge } from "@/ui/badge.tsx";
import { STATUS } from "./messages.ts";

const BADGES = {
  proposed: { tone: "warning", icon: Hourglass },
  confirmed: { tone: "success", icon: CircleCheck },
  denied: { tone: "neutral", icon: CircleX },
  done: { tone: "info", icon: BadgeCheck },
  cancelled: { tone: "neutral", icon: CircleX },
} as const;

/** Where a hire stands. */
export function HireStatusBadge({ hire }: { hire: Pick<HireView, "status" | "endedAs"> }) {
  const state = hireStateOf(hire);
  const { tone, icon } = BADGES[state];
  return (
    <Badge tone={tone} icon={icon}>
      {STATUS[state]}
    </Badge>
  );
}
