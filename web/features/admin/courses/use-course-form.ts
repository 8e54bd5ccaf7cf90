import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { AdminCourseDetail, courseTexts } from "#src/features/admin/schemas-courses.ts";
import { failureOf } from "@/lib/errors.ts";
import { fieldsOf, restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useDraft } from "@/lib/forms/use-draft.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { refreshAdmin } from "../admin-cache.ts";
import { loadFailed } from "../panel-messages.ts";
import { courseProblem } from "./course-problem.ts";
import { COURSE_FORM } from "./messages.ts";

type Values = z.input<typeof courseTexts>;
type Output = z.output<typeof courseTexts>;

/** What was not saved, with the revision that it changes. */
interface Draft {
  revision: string | null;
  values: Values;
}

const valuesOf = ({ title, description, youtubeUrl, lesson }: AdminCourseDetail): Values => ({
  title,
  description,
  youtubeUrl: youtubeUrl ?? "",
  lesson,
});

function restore(stored: unknown, course: AdminCourseDetail): Draft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { revision, values } = fieldsOf(stored);
  return { revision: typeof revision === "string" ? revision : null, values: restoreDraft(values, valuesOf(course)) };
}

/** The texts of a course as they were when the form was opened, until they are saved or start over; and their draft. */
export function useCourseForm(course: AdminCourseDetail) {
  const { courseId } = course;
  const draft = useDraft(`curso.${courseId}.${useCurrentUser()?.id}`);
  const [kept, setKept] = useState(() => restore(draft.stored, course));
  const [revision, setRevision] = useState(kept ? kept.revision : course.revision);
  const [hasConflict, setConflict] = useState(false);
  const isDirty = useRef(false);
  const { form, submit } = useAppForm<Values, Output>({
    defaultValues: valuesOf(course),
    loadResolver: async () => (await import("./resolvers.ts")).courseResolver,
    invalid: () => ({ title: COURSE_FORM.invalid }),
    send: async ({ youtubeUrl, ...texts }) => {
      const changes = { ...texts, youtubeUrl: youtubeUrl ?? "" };
      await trpcClient.admin.editCourse.mutate({ courseId, changes, revision });
      await startOver();
      notify.success(COURSE_FORM.saved);
    },
    refusal: (failure) => {
      setConflict(failure.code === "course.changed");
      return courseProblem(failure, COURSE_FORM);
    },
    onChange: (values, dirty) => {
      isDirty.current = dirty;
      if (dirty) draft.save({ revision, values } satisfies Draft);
      else draft.clear();
    },
  });
  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true });
  }, [form, kept]);
  const startOver = async () => {
    await refreshAdmin();
    const fresh = await trpcUtils.admin.course.fetch({ courseId });
    setKept(null);
    setRevision(fresh.revision);
    setConflict(false);
    form.reset(valuesOf(fresh));
    isDirty.current = false;
    draft.clear();
  };
  const discard = () =>
    startOver().catch((error: unknown) => {
      const { title, text } = loadFailed(failureOf(error));
      notify.error(title, text);
    });
  return { form, submit, isDirty, hasConflict, isRestored: kept !== null, discard };
}

export type CourseFormApi = ReturnType<typeof useCourseForm>["form"];
