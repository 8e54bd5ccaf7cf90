import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { ErrorState } from "@/ui/error-state.tsx";
import { ScreenSkeleton } from "@/ui/screen-skeleton.tsx";

export const LessonScreen = late(async () => (await import("./lesson-screen.tsx")).LessonScreen, {
  pending: <ScreenSkeleton label={LOADING} />,
  failed: (retry) => <ErrorState titleAs="h1" onRetry={retry} />,
});

export const ExamDialog = late(async () => (await import("./exam-dialog.tsx")).ExamDialog);
export const ReviewDialog = late(async () => (await import("./review-dialog.tsx")).ReviewDialog);
export const VideoDialog = late(async () => (await import("./video-dialog.tsx")).VideoDialog);
export const AreaDialog = late(async () => (await import("./area-dialog.tsx")).AreaDialog);
