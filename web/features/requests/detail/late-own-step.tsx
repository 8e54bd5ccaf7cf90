import { asksForMore } from "#src/features/requests/rules-own.ts";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { late } from "@/lib/late.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";

// Most cards are of other people, or have no such step.
const ExtendButton = late(async () => (await import("./own-step.tsx")).ExtendButton, {
  pending: <Skeleton className="h-11 w-44" />,
});
export const HiredChoice = late(async () => (await import("./own-step.tsx")).HiredChoice, {
  pending: <Skeleton className="h-38 w-full sm:h-19" />,
});

/** What the owner can do with one tap: answer whether the request can be closed, or else extend it. */
export function OwnStep({ request, now }: { request: RequestSummary; now: number }) {
  return asksForMore(request, now) ? <HiredChoice id={request.id} /> : <ExtendButton id={request.id} />;
}
