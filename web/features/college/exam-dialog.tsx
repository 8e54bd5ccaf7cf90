import type { CourseId } from "#src/features/college/catalogue.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { Button } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { EXAM, LEAVE_EXAM, REFUSALS, RESULT } from "./exam-messages.ts";
import { ExamActions, ExamQuestion } from "./exam-question.tsx";
import { ExamResult, ResultActions } from "./exam-result.tsx";
import { type Exam, useExam } from "./use-exam.ts";

export interface ExamDialogProps {
  courseId: CourseId;
  /** Title of the course. */
  course: string;
  userId: string;
  onClose: () => void;
}

/** The exam of a course: its questions one by one, then the result. */
export function ExamDialog({ courseId, course, userId, onClose }: ExamDialogProps) {
  const exam = useExam(courseId, userId);
  const guard = useLeaveGuard(exam.isDirty, LEAVE_EXAM);
  const result = exam.sitting?.result;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      fullScreen
      title={result ? RESULT.title(result.isApproved) : EXAM.title}
      description={course}
      locked={exam.isSending}
      footer={<Footer exam={exam} onClose={onClose} />}
    >
      <Body exam={exam} />
      {guard.dialog}
    </Dialog>
  );
}

const isRefused = ({ failure }: Exam) => failure !== null && REFUSALS[failure.code] !== undefined;

function Body({ exam }: { exam: Exam }) {
  const { sitting, failure, isOpening } = exam;
  if (sitting?.result) {
    return (
      <ExamResult
        result={sitting.result}
        courseId={sitting.attempt.courseId}
        questions={sitting.attempt.questions.length}
      />
    );
  }
  if (sitting) return <ExamQuestion key={sitting.sheet.place} exam={exam} sitting={sitting} />;
  const refusal = failure && REFUSALS[failure.code];
  if (refusal) return <EmptyState illustration={<FloorPlan />} titleAs="h3" {...refusal} />;
  if (failure) return <ErrorState title={EXAM.failed} titleAs="h3" busy={isOpening} onRetry={exam.open} />;
  return <Loading />;
}

function Loading() {
  return (
    <SkeletonGroup label={EXAM.loading} className="space-y-3">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full rounded-control" />
      <Skeleton className="h-14 w-full rounded-control" />
      <Skeleton className="h-14 w-full rounded-control" />
      <Skeleton className="h-14 w-full rounded-control" />
    </SkeletonGroup>
  );
}

function Footer({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const { sitting, failure } = exam;
  if (sitting?.result) return <ResultActions result={sitting.result} onAgain={exam.open} onClose={onClose} />;
  if (sitting) return <ExamActions exam={exam} sitting={sitting} />;
  if (failure?.code === "auth.required") {
    return <LogInLink />;
  }
  return (
    <Button variant={isRefused(exam) ? "secondary" : "outline"} onClick={onClose}>
      {EXAM.close}
    </Button>
  );
}
