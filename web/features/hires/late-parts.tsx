import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { late } from "@/lib/late.tsx";

// Parts of screens that most people open without seeing them.
export const WaitingHires = late(async () => (await import("./waiting-hires.tsx")).WaitingHires);
const OwnRequestParts = late(async () => (await import("./interested-preview.tsx")).OwnRequestParts);

/** Who is interested in the user's own request, and where to sell what it leaves over, for its detail. */
export const interestedIn = (request: RequestSummary) => <OwnRequestParts request={request} />;
