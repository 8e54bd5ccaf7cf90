import { UserRound } from "lucide-react";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { Badge } from "@/ui/badge.tsx";
import { ADDRESSED } from "./list/list-messages.ts";

/** Marks requests whose owners chose to ask the user. */
export function ForMeBadge({ isForMe }: Pick<RequestSummary, "isForMe">) {
  return (
    isForMe && (
      <Badge tone="success" icon={UserRound}>
        {ADDRESSED.forMe}
      </Badge>
    )
  );
}

/** Tells the owner whom they asked, and until when only these know of the request. */
export function AddresseesMark({ addressees, openToAllAt }: Pick<RequestSummary, "addressees" | "openToAllAt">) {
  if (!addressees) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-soft">
      <UserRound size={18} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">
        {ADDRESSED.to(addressees)} {openToAllAt !== null && ADDRESSED.aloneUntil(formatMoment(openToAllAt))}
      </span>
    </p>
  );
}
