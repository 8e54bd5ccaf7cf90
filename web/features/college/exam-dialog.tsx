import { Link } from "@tanstack/react-router";
import { CircleCheck, RotateCw } from "lucide-react";
import { certificatePath } from "#src/features/college/addresses.ts";
import type { CourseId } from "#src/features/college/catalogue.ts";
import type { AttemptResult } from "#src/features/college/schemas.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { Button, ButtonLink, buttonClass } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { EXAM, LEAVE_EXAM, REFUSALS, RESULT, REVIEW } from "./exam-messages.ts";
import { ExamActions, ExamQuestion } from "./exam-question.tsx";
import { ReviewList } from "./review-list.tsx";
import { type Exam, useExam } from "./use-exam.ts";

interface ExamDialogProps {
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

interface ExamResultProps {
  result: AttemptResult;
  courseId: CourseId;
  questions: number;
}

/** The score; with an approval, the certificate and the right answers. */
function ExamResult({ result, courseId, questions }: ExamResultProps) {
  const { score, isApproved, rightCount, attemptsLeft, certificateCode, review } = result;
  const Icon = isApproved ? CircleCheck : RotateCw;
  return (
    <>
      <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
        <Icon size={56} strokeWidth={1.5} aria-hidden className={isApproved ? "text-success" : "text-ink-soft"} />
        <p className="title text-lg">{isApproved ? RESULT.approved(score) : RESULT.failed(score)}</p>
        <p className="text-ink-soft">{RESULT.count(rightCount, questions)}</p>
        <p className="text-ink-soft">{isApproved ? RESULT.badge : attemptsLeftText(attemptsLeft)}</p>
        {certificateCode !== null && (
          <ButtonLink href={certificatePath(certificateCode)} variant="secondary">
            {RESULT.certificate}
          </ButtonLink>
        )}
        {!isApproved && (
          <Link
            to="/faculdade-teste-2025/aula/$curso"
            params={{ curso: courseId }}
            className={buttonClass({ variant: "outline" })}
          >
            {RESULT.lesson}
          </Link>
        )}
      </div>
      {review.length > 0 && (
        <section aria-labelledby="respostas" className="border-t border-concrete-200 pt-5">
          <h3 id="respostas" className="mb-3 text-lg">
            {REVIEW.heading}
          </h3>
          <ReviewList review={review} />
        </section>
      )}
    </>
  );
}

const attemptsLeftText = (count: number) => (count === 0 ? RESULT.noneLeft : RESULT.left(count));

interface ResultActionsProps {
  result: AttemptResult;
  onAgain: () => void;
  onClose: () => void;
}

/** 'Finalizar', or 'Tentar Novamente' while there are attempts left. */
function ResultActions({ result: { isApproved, attemptsLeft }, onAgain, onClose }: ResultActionsProps) {
  const mayTryAgain = !isApproved && attemptsLeft > 0;
  return (
    <>
      <Button variant={mayTryAgain ? "outline" : "primary"} onClick={onClose}>
        {RESULT.finish}
      </Button>
      {mayTryAgain && <Button onClick={onAgain}>{RESULT.again}</Button>}
    </>
  );
}
