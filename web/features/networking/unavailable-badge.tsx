import { CalendarOff } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { UNAVAILABLE } from "./messages.ts";

/** Shown while a provider takes no work. */
export function UnavailableBadge({ until }: { until: string | null }) {
  if (until === null) return null;
  const [, month = "", day = ""] = until.split("-");
  return (
    <Badge tone="warning" icon={CalendarOff}>
      {UNAVAILABLE(`${day}/${month}`)}
    </Badge>
  );
}
