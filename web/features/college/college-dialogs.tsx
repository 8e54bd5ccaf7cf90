import { useRouter } from "@tanstack/react-router";
import type { CourseId } from "#src/features/college/catalogue.ts";
import type { Learning } from "#src/features/college/schemas.ts";
import { videoId } from "#src/shared/video.ts";
import { useLateOverlay } from "@/ui/use-late-overlay.ts";
import { AreaDialog, ExamDialog, ReviewDialog, VideoDialog } from "./late-parts.tsx";
import { LATE } from "./messages.ts";
import type { CollegeSearch } from "./search.ts";

/** Closes the dialog that the URL opened. Its state is in the URL, so "voltar", reload and sharing work as usual. */
function useCloseDialog(): () => void {
  const router = useRouter();
  return () => {
    if (router.latestLocation.state.isOverlay && router.history.canGoBack()) return router.history.back();
    void router.navigate({ to: ".", search: {}, replace: true, resetScroll: false });
  };
}

interface CollegeDialogsProps {
  search: CollegeSearch;
  learning: Learning;
  userId: string;
}

/** The dialog over the college that the URL names. */
export function CollegeDialogs({ search: { prova, respostas, video, area }, learning, userId }: CollegeDialogsProps) {
  const close = useCloseDialog();
  useLateOverlay(ExamDialog, prova !== undefined, close, LATE.exam);
  useLateOverlay(ReviewDialog, respostas !== undefined, close, LATE.review);
  useLateOverlay(AreaDialog, area === true, close, LATE.area);
  const courseOf = (id: CourseId) => learning.modules.find(({ courseId }) => courseId === id)?.title ?? "";
  if (prova) {
    return <ExamDialog key={prova} courseId={prova} course={courseOf(prova)} userId={userId} onClose={close} />;
  }
  if (respostas) return <ReviewDialog courseId={respostas} course={courseOf(respostas)} onClose={close} />;
  if (area && learning.area) return <AreaDialog current={learning.area} onClose={close} />;
  const watched = learning.modules.find(({ courseId }) => courseId === video);
  return <LessonVideo course={watched?.title} link={watched?.youtubeUrl} />;
}

interface LessonVideoProps {
  /** Title of the course. */
  course: string | undefined;
  link: string | null | undefined;
}

/** The video over the college or a lesson, if the course has one. */
export function LessonVideo({ course, link }: LessonVideoProps) {
  const close = useCloseDialog();
  const video = link ? videoId(link) : null;
  useLateOverlay(VideoDialog, video !== null, close, LATE.video);
  return course && video && <VideoDialog video={video} course={course} onClose={close} />;
}
