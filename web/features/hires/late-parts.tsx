import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { ScreenSkeleton } from "@/ui/states/screen-skeleton.tsx";
import { HireSkeleton } from "./hire-skeleton.tsx";

// Part of a screen that most people open without seeing it.
const InterestedPreview = late(async () => (await import("./interested/interested-preview.tsx")).InterestedPreview);

/** Who is interested in the user's own request, and where to sell what it leaves over, for its detail. */
export const interestedIn = (request: RequestSummary) => <InterestedPreview request={request} />;

const screen = {
  pending: <ScreenSkeleton label={LOADING} />,
  failed: (retry: () => void) => <ErrorState titleAs="h1" onRetry={retry} />,
};

// They share one chunk with the list, since who opens one of them opens the others.
export const InterestedScreen = late(
  async () => (await import("./interested/interested-screen.tsx")).InterestedScreen,
  screen,
);
export const OutcomeScreen = late(async () => (await import("./outcome/outcome-screen.tsx")).OutcomeScreen, screen);
export const AgreementScreen = late(
  async () => (await import("./agreement/agreement-screen.tsx")).AgreementScreen,
  screen,
);

export const HireList = late(async () => (await import("./hire-list.tsx")).HireList, {
  pending: <HireSkeleton label={LOADING} />,
  failed: (retry) => <ErrorState titleAs="h3" onRetry={retry} />,
});
