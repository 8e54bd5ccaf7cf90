import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { late } from "@/lib/late.tsx";

// Parts of screens that most people open without seeing them.
export const WaitingHires = late(async () => (await import("./waiting-hires.tsx")).WaitingHires);
const InterestedPreview = late(async () => (await import("./interested-preview.tsx")).InterestedPreview);

/** Who is interested in the user's own request, for its detail. */
export const interestedIn = ({ id, interestCount }: RequestSummary) => (
  <InterestedPreview requestId={id} count={interestCount} />
);
