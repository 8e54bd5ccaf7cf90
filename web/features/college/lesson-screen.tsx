import { Link } from "@tanstack/react-router";
import { CirclePlay, Clock, Printer } from "lucide-react";
import type { ReactNode } from "react";
import type { CourseId } from "#src/features/college/catalogue.ts";
import type { LessonView, ModuleView } from "#src/features/college/schemas.ts";
import { videoId } from "#src/shared/video.ts";
import { failureOf } from "@/lib/errors.ts";
import { useReturnHere } from "@/lib/session/return-to.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { Fold } from "@/ui/fold.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { outlineOf, readingMinutes } from "@/ui/lesson-outline.ts";
import { LessonText } from "@/ui/lesson-text.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { LessonVideo } from "./lesson-video.tsx";
import { LESSON, LESSON_REFUSALS, WALL } from "./messages.ts";
import { isCourse } from "./search.ts";
import { useReadingPosition } from "./use-reading-position.ts";

interface LessonScreenProps {
  /** From the URL. */
  course: string;
  userId: string;
  showsVideo: boolean;
}

type Refusal = keyof typeof LESSON_REFUSALS;
const isRefusal = (code: string): code is Refusal => code in LESSON_REFUSALS;

/** /faculdade-teste-2025/aula/$curso: the written lesson of a course. */
export function LessonScreen({ course, ...props }: LessonScreenProps) {
  return isCourse(course) ? <KnownLesson courseId={course} {...props} /> : <Refused code="course.not_found" />;
}

interface LessonProps extends Omit<LessonScreenProps, "course"> {
  courseId: CourseId;
}

function KnownLesson({ courseId, ...props }: LessonProps) {
  const query = trpc.college.lesson.useQuery({ courseId });
  const { code } = failureOf(query.error);
  if (query.error && isRefusal(code)) return <Refused code={code} />;
  return (
    <Page title={query.data?.title ?? <Skeleton className="h-8 w-56" />}>
      <Loaded query={query} pending={<Loading />} failed={{ title: LESSON.failed }}>
        {(lesson) => <Lesson lesson={lesson} {...props} />}
      </Loaded>
    </Page>
  );
}

function Page({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Container width="text" className="pb-8">
      <PageHeader
        title={title}
        back={
          <BackLink to="/faculdade-teste-2025" goesBack="list">
            {LESSON.back}
          </BackLink>
        }
      />
      {children}
    </Container>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={LESSON.loading} className="flex flex-col gap-5">
      <Skeleton className="h-48 w-full rounded-card" />
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );
}

function Refused({ code }: { code: Refusal }) {
  const returnHere = useReturnHere();
  const { title, text } = LESSON_REFUSALS[code];
  return (
    <Page title={title}>
      <EmptyState
        illustration={<FloorPlan />}
        titleAs="p"
        title={text}
        action={
          code === "premium.required" ? (
            <Link to="/premium" search={returnHere} className={buttonClass()}>
              {WALL.action}
            </Link>
          ) : (
            <Link to="/faculdade-teste-2025" className={buttonClass()}>
              {LESSON.toCollege}
            </Link>
          )
        }
      />
    </Page>
  );
}

interface LoadedLessonProps extends Omit<LessonProps, "courseId"> {
  lesson: LessonView;
}

function Lesson({ lesson: { courseId, title, lesson, youtubeUrl }, userId, showsVideo }: LoadedLessonProps) {
  const text = useReadingPosition(`aula.${userId}.${courseId}`);
  const hasVideo = youtubeUrl !== null && videoId(youtubeUrl) !== null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="flex items-center gap-1.5 text-ink-soft">
          <Clock size={18} aria-hidden />
          {LESSON.minutes(readingMinutes(lesson))}
        </p>
        {hasVideo && (
          <Link
            to="/faculdade-teste-2025/aula/$curso"
            params={{ curso: courseId }}
            search={{ video: true }}
            state={{ isOverlay: true }}
            resetScroll={false}
            className={buttonClass({ variant: "outline", size: "sm" })}
          >
            <CirclePlay size={18} aria-hidden />
            {LESSON.watch}
          </Link>
        )}
        <Button variant="ghost" size="sm" icon={Printer} onClick={() => window.print()}>
          {LESSON.print}
        </Button>
      </div>
      <Outline lesson={lesson} courseId={courseId} />
      <article aria-label={title} className="paper mt-2">
        {/* Printed only: the page's own heading is not part of the paper. */}
        <p aria-hidden className="title hidden text-2xl print:block">
          {title}
        </p>
        <div ref={text}>
          <LessonText>{lesson}</LessonText>
        </div>
      </article>
      <Next courseId={courseId} />
      <LessonVideo open={showsVideo} course={{ title, youtubeUrl }} />
    </>
  );
}

function Outline({ lesson, courseId }: { lesson: string; courseId: CourseId }) {
  const headings = outlineOf(lesson);
  if (headings.length === 0) return null;
  return (
    <nav aria-label={LESSON.outline}>
      <Fold title={LESSON.outline} className="mt-2">
        <ol>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <Link
                to="/faculdade-teste-2025/aula/$curso"
                params={{ curso: courseId }}
                hash={id}
                className="link inline-flex min-h-11 items-center"
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}

const isPassed = (module: ModuleView | undefined) => module?.status === "aprovado";

/** The way to the exam, after the last line. */
function Next({ courseId }: { courseId: CourseId }) {
  const { data } = trpc.college.mine.useQuery();
  const module = data?.modules.find((one) => one.courseId === courseId);
  const mayTake = module?.hasExam && !isPassed(module) && (module.attemptsLeft > 0 || module.hasOpenAttempt);
  return (
    <Card as="section" tone="blueprint" aria-labelledby="terminou" className="mt-8 text-center">
      <h2 id="terminou" className="text-lg">
        {LESSON.end}
      </h2>
      <p className="mt-1 text-blueprint-100">{isPassed(module) ? LESSON.passed : LESSON.endText}</p>
      <Link
        to="/faculdade-teste-2025"
        search={mayTake ? { prova: courseId } : {}}
        className={buttonClass({ className: "mt-3" })}
      >
        {mayTake ? (module.hasOpenAttempt ? LESSON.continue : LESSON.exam) : LESSON.toCollege}
      </Link>
    </Card>
  );
}
