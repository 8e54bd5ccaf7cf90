import { useId } from "react";
import type { AdminCourseDetail } from "#src/features/admin/schemas-courses.ts";
import { COURSE_IDS, type CourseId } from "#src/features/college/catalogue.ts";
import { doubtAbout } from "#src/features/college/rules.ts";
import { trpc } from "@/lib/trpc.ts";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { ActMenu } from "../act-menu.tsx";
import { choicesOf, chosen } from "../choices.ts";
import { ChoiceChips } from "../list-controls.tsx";
import { ListSkeleton, useLostAccess } from "../list-states.tsx";
import type { TabProps } from "../tab.ts";
import { ACTS_ON_COURSES, courseRow } from "./course-acts.ts";
import { CourseBadge } from "./course-badge.tsx";
import { CourseForm } from "./course-form.tsx";
import { COURSE_PARTS, COURSES, COURSES_SLUG, QUESTIONS } from "./messages.ts";
import { QuestionList } from "./question-list.tsx";

const PARTS = choicesOf(["questions", "doubtful", "deleted", "texts"], COURSE_PARTS);

/** A course: its questions, or its texts and its video. */
export function CourseScreen({ course, ...props }: TabProps & { course: string }) {
  const courseId = COURSE_IDS.find((id) => id === course);
  return (
    <>
      <BackLink to="/admin" search={{ aba: COURSES_SLUG }} goesBack="list">
        {COURSES.back}
      </BackLink>
      {courseId ? <KnownCourse courseId={courseId} {...props} /> : <EmptyState title={COURSES.unknown} />}
    </>
  );
}

function KnownCourse({ courseId, ...props }: TabProps & { courseId: CourseId }) {
  const query = trpc.admin.course.useQuery({ courseId });
  useLostAccess(query.error);
  return (
    <Loaded query={query} pending={<ListSkeleton />} failed={{ title: COURSES.failedOne }}>
      {(course) => <Course course={course} {...props} />}
    </Loaded>
  );
}

function Course({ course, search, change }: TabProps & { course: AdminCourseDetail }) {
  const part = chosen(PARTS, search.ordem);
  const titleId = useId();
  const row = courseRow(course);
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={titleId} className="text-xl">
            {course.title}
          </h2>
          <CourseBadge {...course} />
        </div>
        <ActMenu row={row} name={course.title} acts={ACTS_ON_COURSES} />
      </div>
      <div className="mb-4">
        <ChoiceChips label={COURSES.parts} choices={PARTS} slug={part.slug} onChange={(ordem) => change({ ordem })} />
      </div>
      <Part course={course} part={part.value} />
    </section>
  );
}

function Part({ course, part }: { course: AdminCourseDetail; part: keyof typeof COURSE_PARTS }) {
  const inPool = course.questions.filter(({ isDeleted }) => !isDeleted);
  switch (part) {
    case "texts":
      return <CourseForm course={course} />;
    case "questions":
      return <QuestionList courseId={course.courseId} mayAdd questions={inPool} empty={{ title: QUESTIONS.none }} />;
    case "doubtful":
      return (
        <QuestionList
          courseId={course.courseId}
          questions={inPool.filter((question) => doubtAbout(question) !== null)}
          empty={{ title: QUESTIONS.noneDoubtful, text: QUESTIONS.noneDoubtfulText }}
        />
      );
    case "deleted":
      return (
        <QuestionList
          courseId={course.courseId}
          questions={course.questions.filter(({ isDeleted }) => isDeleted)}
          empty={{ title: QUESTIONS.noneDeleted }}
        />
      );
  }
}
