import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { ScreenSkeleton } from "@/ui/states/screen-skeleton.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";

export const LessonScreen = late(async () => (await import("./lesson-screen.tsx")).LessonScreen, {
  pending: <ScreenSkeleton label={LOADING} />,
  failed: (retry) => <ErrorState titleAs="h1" onRetry={retry} />,
});
export const FirstVisit = late(async () => (await import("./first-visit.tsx")).FirstVisit, {
  pending: <Skeleton className="h-80 w-full rounded-card" />,
  failed: (retry) => <ErrorState onRetry={retry} />,
});
export const CollegeDialog = late(async () => (await import("./college-dialog.tsx")).CollegeDialog);
