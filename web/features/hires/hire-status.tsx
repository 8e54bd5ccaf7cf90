import { BadgeCheck, CircleCheck, CircleX, Hourglass } from "lucide-react";
import { hireStateOf } from "#src/features/hires/rules.ts";
import type { HireView } from "#src/features/hires/schemas.ts";
import { Badge } from "@/ui/badge.tsx";
import { ASKED, STATUS } from "./messages.ts";

const BADGES = {
  proposed: { tone: "warning", icon: Hourglass },
  confirmed: { tone: "success", icon: CircleCheck },
  denied: { tone: "neutral", icon: CircleX },
  done: { tone: "info", icon: BadgeCheck },
  cancelled: { tone: "neutral", icon: CircleX },
} as const;

/** Where a hire stands, for the client unless `hire` says that the user is the provider. */
export function HireStatusBadge({ hire }: { hire: Pick<HireView, "status" | "endedAs"> & Partial<HireView> }) {
  const state = hireStateOf(hire);
  const { tone, icon } = BADGES[state];
  return (
    <Badge tone={tone} icon={icon}>
      {state === "proposed" && hire.side === "provider" ? ASKED : STATUS[state]}
    </Badge>
  );
}
