import { Link } from "@tanstack/react-router";
import { CircleCheck, RotateCw } from "lucide-react";
import { certificatePath } from "#src/features/college/addresses.ts";
import type { CourseId } from "#src/features/college/catalogue.ts";
import type { AttemptResult } from "#src/features/college/schemas.ts";
import { Button, ButtonLink, buttonClass } from "@/ui/button.tsx";
import { RESULT, REVIEW } from "./exam-messages.ts";
import { ReviewList } from "./review-list.tsx";

interface ExamResultProps {
  result: AttemptResult;
  courseId: CourseId;
  questions: number;
}

/** The score; with an approval, the certificate and the right answers. */
export function ExamResult({ result, courseId, questions }: ExamResultProps) {
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
export function ResultActions({ result: { isApproved, attemptsLeft }, onAgain, onClose }: ResultActionsProps) {
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
