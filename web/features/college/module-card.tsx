import { Link } from "@tanstack/react-router";
import { BadgeCheck, BookOpen, Check, CirclePlay, Hourglass, Lock, RotateCw, SquarePen } from "lucide-react";
import type { ReactNode } from "react";
import { certificatePath } from "#src/features/college/addresses.ts";
import { BASIC_COURSE } from "#src/features/college/catalogue.ts";
import type { ModuleView } from "#src/features/college/schemas.ts";
import { videoId } from "#src/shared/video.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button, ButtonLink, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { MODULE } from "./messages.ts";
import type { CollegeSearch } from "./search.ts";

interface ModuleCardProps {
  module: ModuleView;
  /** Code of the certificate, if the module is passed. */
  certificate: string | undefined;
}

/** A module in all its states. */
export function ModuleCard({ module, certificate }: ModuleCardProps) {
  const { courseId, title, description, isLocked, isReady } = module;
  const isBasic = courseId === BASIC_COURSE;
  return (
    <Card as="article" aria-labelledby={`modulo-${courseId}`} className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1">
        <p className="text-sm text-ink-soft">{isBasic ? MODULE.basic : MODULE.expert}</p>
        <State module={module} />
      </div>
      <h2 id={`modulo-${courseId}`} className="mt-1 text-xl">
        {title}
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">{description}</p>
      {isLocked || !isReady ? (
        <p className="mt-auto border-t border-concrete-200 pt-3">
          {isReady ? MODULE.lockedText : MODULE.preparingText}
        </p>
      ) : (
        <div className="mt-auto space-y-5">
          <LessonPart module={module} />
          <ExamPart module={module} certificate={certificate} />
        </div>
      )}
    </Card>
  );
}

function State({ module: { isReady, isLocked, status, hasOpenAttempt } }: { module: ModuleView }) {
  if (!isReady) {
    return (
      <Badge tone="warning" icon={Hourglass}>
        {MODULE.preparing}
      </Badge>
    );
  }
  if (isLocked) return <Badge icon={Lock}>{MODULE.locked}</Badge>;
  if (status === "aprovado") {
    return (
      <Badge tone="success" icon={Check}>
        {MODULE.passed}
      </Badge>
    );
  }
  if (hasOpenAttempt) {
    return (
      <Badge tone="info" icon={SquarePen}>
        {MODULE.open}
      </Badge>
    );
  }
  return (
    status === "reprovado" && (
      <Badge tone="danger" icon={RotateCw}>
        {MODULE.failed}
      </Badge>
    )
  );
}

/** Whether the person has not begun the exam, so that the lesson comes first. */
const isNew = ({ status, hasOpenAttempt }: ModuleView) => status === null && !hasOpenAttempt;

function LessonPart({ module }: { module: ModuleView }) {
  const { courseId, youtubeUrl } = module;
  const hasVideo = youtubeUrl !== null && videoId(youtubeUrl) !== null;
  return (
    <div className="flex flex-col gap-2 border-t border-concrete-200 pt-3">
      <h3 className="text-base">{MODULE.lesson}</h3>
      <Link
        to="/faculdade-teste-2025/aula/$curso"
        params={{ curso: courseId }}
        state={{ isFromList: true }}
        className={buttonClass({ variant: isNew(module) ? "primary" : "outline", full: true })}
      >
        <BookOpen size={20} aria-hidden />
        {MODULE.readLesson}
      </Link>
      {hasVideo ? (
        <DialogLink search={{ video: courseId }} variant="outline">
          <CirclePlay size={20} aria-hidden />
          {MODULE.watch}
        </DialogLink>
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-2 text-ink-soft">
          {MODULE.video}
          <Badge icon={Hourglass}>{MODULE.preparing}</Badge>
        </p>
      )}
    </div>
  );
}

interface DialogLinkProps {
  search: CollegeSearch;
  variant: "primary" | "outline" | "ghost";
  children: ReactNode;
}

/** A link to a dialog over the college. */
function DialogLink({ search, variant, children }: DialogLinkProps) {
  return (
    <Link
      to="/faculdade-teste-2025"
      search={search}
      state={{ isOverlay: true }}
      resetScroll={false}
      className={buttonClass({ variant, full: true })}
    >
      {children}
    </Link>
  );
}

function ExamPart({ module, certificate }: ModuleCardProps) {
  const { courseId, status } = module;
  return (
    <div className="flex flex-col gap-2 border-t border-concrete-200 pt-3">
      <h3 className="text-base">{MODULE.exam}</h3>
      <p className="text-ink-soft">{examText(module)}</p>
      {certificate !== undefined && (
        <ButtonLink href={certificatePath(certificate)} variant="secondary" icon={BadgeCheck} full>
          {MODULE.certificate}
        </ButtonLink>
      )}
      {status === "aprovado" && (
        <DialogLink search={{ respostas: courseId }} variant="outline">
          {MODULE.review}
        </DialogLink>
      )}
      {status !== "aprovado" && <TakeExam module={module} />}
    </div>
  );
}

function examText({ hasExam, hasOpenAttempt, status, score, attemptsLeft }: ModuleView): string {
  if (status === "aprovado") return MODULE.passedWith(score ?? 0);
  if (!hasExam) return MODULE.noExam;
  if (hasOpenAttempt) return MODULE.continueText;
  if (attemptsLeft === 0) return MODULE.noneLeft;
  if (status === "reprovado") return `${MODULE.failedWith(score ?? 0)} ${MODULE.leftAfter(attemptsLeft)}`;
  return `${MODULE.examText} ${MODULE.left(attemptsLeft)}`;
}

function TakeExam({ module }: { module: ModuleView }) {
  const { courseId, hasExam, hasOpenAttempt, status, attemptsLeft } = module;
  if (!hasExam || (attemptsLeft === 0 && !hasOpenAttempt)) {
    return (
      <Button full disabled>
        {MODULE.take}
      </Button>
    );
  }
  return (
    <DialogLink search={{ prova: courseId }} variant={isNew(module) ? "outline" : "primary"}>
      {hasOpenAttempt ? MODULE.continue : status === "reprovado" ? MODULE.again : MODULE.take}
    </DialogLink>
  );
}
