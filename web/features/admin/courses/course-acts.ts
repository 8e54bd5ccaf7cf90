import { Eye, EyeOff, Trash2, Undo2 } from "lucide-react";
import type { AdminCourse, AdminQuestion } from "#src/features/admin/schemas-courses.ts";
import { trpcClient } from "@/lib/trpc.ts";
import type { Act } from "../act.ts";
import { COURSE_ACTS, QUESTION_ACTS } from "./messages.ts";

/** A course as a row, whose id is that of the course. */
export type CourseRow = AdminCourse & { id: string };
export const courseRow = <Course extends AdminCourse>(course: Course) => ({ ...course, id: course.courseId });

export const ACTS_ON_COURSES: readonly Act<CourseRow>[] = [
  {
    texts: COURSE_ACTS.publish,
    icon: Eye,
    isOffered: ({ isPublished }) => !isPublished,
    send: ({ courseId }) => trpcClient.admin.setCoursePublished.mutate({ courseId, isPublished: true }),
  },
  {
    texts: COURSE_ACTS.unpublish,
    icon: EyeOff,
    isDanger: true,
    isOffered: ({ isPublished }) => isPublished,
    send: ({ courseId }) => trpcClient.admin.setCoursePublished.mutate({ courseId, isPublished: false }),
  },
];

export const ACTS_ON_QUESTIONS: readonly Act<AdminQuestion>[] = [
  {
    texts: QUESTION_ACTS.publish,
    icon: Eye,
    isOffered: ({ isPublished, isDeleted }) => !isPublished && !isDeleted,
    send: ({ id }) => trpcClient.admin.setQuestionPublished.mutate({ id, isPublished: true }),
  },
  {
    texts: QUESTION_ACTS.unpublish,
    icon: EyeOff,
    isOffered: ({ isPublished, isDeleted }) => isPublished && !isDeleted,
    send: ({ id }) => trpcClient.admin.setQuestionPublished.mutate({ id, isPublished: false }),
  },
  {
    texts: QUESTION_ACTS.remove,
    icon: Trash2,
    isDanger: true,
    isOffered: ({ isDeleted }) => !isDeleted,
    send: ({ id }) => trpcClient.admin.deleteQuestion.mutate({ id }),
  },
  {
    texts: QUESTION_ACTS.restore,
    icon: Undo2,
    isOffered: ({ isDeleted }) => isDeleted,
    send: ({ id }) => trpcClient.admin.restoreQuestion.mutate({ id }),
  },
];
