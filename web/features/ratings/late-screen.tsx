import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { ScreenSkeleton } from "@/ui/states/screen-skeleton.tsx";

/** Late, so that what it shares with other screens stays in their chunks instead of one that every page loads. */
export const RatingsScreen = late(async () => (await import("./ratings-screen.tsx")).RatingsScreen, {
  pending: <ScreenSkeleton label={LOADING} />,
  failed: (retry) => <ErrorState titleAs="h1" onRetry={retry} />,
});
