import { Link } from "@tanstack/react-router";
import type { AdminCourse } from "#src/features/admin/schemas-courses.ts";
import { BASIC_COURSE } from "#src/features/college/catalogue.ts";
import { trpc } from "@/lib/trpc.ts";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { ActMenu } from "../act-menu.tsx";
import { AdminRows, type Column } from "../admin-list.tsx";
import { ListSkeleton, useLostAccess } from "../list-states.tsx";
import type { TabProps } from "../tab.ts";
import { ACTS_ON_COURSES, courseRow } from "./course-acts.ts";
import { CourseBadge } from "./course-badge.tsx";
import { CourseScreen } from "./course-screen.tsx";
import { COURSES, COURSES_SLUG } from "./messages.ts";

function NameCell({ course: { courseId, title } }: { course: AdminCourse }) {
  return (
    <>
      <Link
        to="/admin"
        search={{ aba: COURSES_SLUG, filtro: courseId }}
        state={{ isFromList: true }}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {title}
      </Link>
      <p className="text-sm text-ink-soft">{COURSES.module[courseId === BASIC_COURSE ? "basic" : "expert"]}</p>
    </>
  );
}

const COLUMNS: readonly [Column<AdminCourse>, ...Column<AdminCourse>[]] = [
  { head: COURSES.course, cell: (course) => <NameCell course={course} /> },
  { head: COURSES.state, cell: (course) => <CourseBadge {...course} /> },
  {
    head: COURSES.questions,
    cell: ({ publishedQuestions }) => COURSES.publishedQuestions(publishedQuestions),
  },
  {
    head: COURSES.video,
    cell: ({ youtubeUrl }) =>
      youtubeUrl === null ? (
        COURSES.withoutVideo
      ) : (
        <a href={youtubeUrl} target="_blank" rel="noopener noreferrer" className="link">
          {COURSES.watch}
        </a>
      ),
  },
  {
    head: COURSES.passRate,
    cell: (course) => (course.candidates === 0 ? COURSES.noCandidates : COURSES.passed(course)),
  },
];

function CourseList() {
  const query = trpc.admin.courses.useQuery();
  useLostAccess(query.error);
  return (
    <Loaded
      query={query}
      pending={<ListSkeleton />}
      failed={{ title: COURSES.failed }}
      empty={<EmptyState title={COURSES.none} />}
    >
      {(courses) => (
        <AdminRows
          label={COURSES.label}
          rows={courses}
          rowKey={({ courseId }) => courseId}
          columns={COLUMNS}
          menu={(course) => <ActMenu row={courseRow(course)} name={course.title} acts={ACTS_ON_COURSES} />}
        />
      )}
    </Loaded>
  );
}

/** 'Faculdade': the courses, or the one in the URL with its lesson and its questions. */
export function CoursesTab(props: TabProps) {
  const { filtro } = props.search;
  return filtro === undefined ? <CourseList /> : <CourseScreen key={filtro} course={filtro} {...props} />;
}
