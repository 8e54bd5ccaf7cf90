import { EyeOff } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { HIDDEN } from "./messages.ts";

/** Says that something is hidden, and why. */
export function HiddenBadge({ because }: { because: keyof typeof HIDDEN | null }) {
  return (
    because && (
      <Badge tone="warning" icon={EyeOff}>
        {HIDDEN[because]}
      </Badge>
    )
  );
}
