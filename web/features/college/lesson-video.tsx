import { videoId } from "#src/shared/video.ts";
import { late } from "@/lib/late.tsx";
import { useLateOverlay } from "@/ui/overlays/use-late-overlay.ts";
import { useCloseDialog } from "./use-close-dialog.ts";

const VideoDialog = late(async () => (await import("./video-dialog.tsx")).VideoDialog);

interface LessonVideoProps {
  open: boolean;
  course: { title: string; youtubeUrl: string | null } | undefined;
}

/** The video of a course over the screen, if it has one. */
export function LessonVideo({ open, course }: LessonVideoProps) {
  const close = useCloseDialog();
  const video = open && course?.youtubeUrl ? videoId(course.youtubeUrl) : null;
  useLateOverlay(VideoDialog, video !== null, close);
  return course && video && <VideoDialog video={video} course={course.title} onClose={close} />;
}
