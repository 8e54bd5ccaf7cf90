import { useRef, useState } from "react";
import type { z } from "zod";
import type { AdminCourseDetail, courseTexts } from "#src/features/admin/schemas.ts";
import {
  DESCRIPTION_LENGTH,
  LESSON_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  VIDEO_LINK_MAX_LENGTH,
} from "#src/features/college/rules.ts";
import { late } from "@/lib/late.tsx";
import { trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { Notice } from "@/ui/notice.tsx";
import { SkeletonGroup, SkeletonText } from "@/ui/skeleton.tsx";
import { TabPanel, Tabs } from "@/ui/tabs.tsx";
import { Textarea } from "@/ui/textarea.tsx";
import { notify } from "@/ui/toast.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { COURSE_FORM, LEAVE } from "./course-form-messages.ts";
import { courseProblem } from "./course-problem.ts";

type Values = z.input<typeof courseTexts>;
type Output = z.output<typeof courseTexts>;

const valuesOf = ({ title, description, youtubeUrl, lesson }: AdminCourseDetail): Values => ({
  title,
  description,
  youtubeUrl: youtubeUrl ?? "",
  lesson,
});

/** The form of a course that was loaded once. It stays on that revision until it is saved or starts over. */
function useCourseForm(course: AdminCourseDetail) {
  const { courseId } = course;
  const [revision, setRevision] = useState(course.revision);
  const [hasConflict, setConflict] = useState(false);
  const { form, submit } = useAppForm<Values, Output>({
    defaultValues: valuesOf(course),
    loadResolver: async () => (await import("./course-resolver.ts")).courseResolver,
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
  });
  const startOver = async () => {
    await trpcUtils.admin.invalidate();
    const fresh = await trpcUtils.admin.course.fetch({ courseId });
    setRevision(fresh.revision);
    setConflict(false);
    form.reset(valuesOf(fresh));
  };
  return { form, submit, hasConflict, startOver };
}

/** Title, description, video and lesson of a course. */
export function CourseForm({ course }: { course: AdminCourseDetail }) {
  const { form, submit, hasConflict, startOver } = useCourseForm(course);
  const { register } = form;
  const { errors, isSubmitting, isDirty } = form.formState;
  const dirty = useRef(false);
  dirty.current = isDirty;
  const guard = useLeaveGuard(dirty, LEAVE, { hasDraft: false });
  return (
    <Card>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field label={COURSE_FORM.title} required error={errors.title?.message}>
          <Input maxLength={TITLE_MAX_LENGTH} {...register("title")} />
        </Field>
        <Field
          label={COURSE_FORM.description}
          required
          error={errors.description?.message}
          hint={COURSE_FORM.descriptionHint}
        >
          <Textarea rows={2} limit={DESCRIPTION_LENGTH.max} {...register("description")} />
        </Field>
        <Field label={COURSE_FORM.video} error={errors.youtubeUrl?.message} hint={COURSE_FORM.videoHint}>
          <Input
            type="url"
            maxLength={VIDEO_LINK_MAX_LENGTH}
            placeholder={COURSE_FORM.videoPlaceholder}
            {...register("youtubeUrl")}
          />
        </Field>
        <LessonField form={form} />
        {errors.root && !hasConflict && <Notice tone="problem">{errors.root.message}</Notice>}
        {hasConflict && (
          <Notice
            tone="problem"
            action={
              <Button variant="ghost" size="sm" onClick={() => void startOver()}>
                {COURSE_FORM.reload}
              </Button>
            }
          >
            {COURSE_FORM.changed}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isSubmitting} busyLabel={COURSE_FORM.saving} disabled={!isDirty}>
            {COURSE_FORM.save}
          </Button>
        </div>
      </form>
      {guard.dialog}
    </Card>
  );
}

const LessonPreview = late(async () => (await import("@/ui/lesson-text.tsx")).LessonText, {
  pending: (
    <SkeletonGroup label={COURSE_FORM.loading}>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  ),
  failed: (retry) => <ErrorState title={COURSE_FORM.previewFailed} onRetry={retry} />,
});

function LessonField({ form }: { form: ReturnType<typeof useCourseForm>["form"] }) {
  const [view, setView] = useState("write");
  const { register, formState, getValues } = form;
  return (
    <Tabs
      label={COURSE_FORM.view}
      value={formState.errors.lesson ? "write" : view}
      onValueChange={setView}
      items={[
        { value: "write", label: COURSE_FORM.write },
        { value: "preview", label: COURSE_FORM.preview },
      ]}
    >
      <TabPanel value="write">
        <Field
          label={COURSE_FORM.lesson}
          required
          error={formState.errors.lesson?.message}
          hint={COURSE_FORM.lessonHint}
        >
          <Textarea rows={16} limit={LESSON_MAX_LENGTH} {...register("lesson")} />
        </Field>
      </TabPanel>
      <TabPanel value="preview">
        <section aria-label={COURSE_FORM.previewLabel}>
          <LessonPreview>{getValues("lesson")}</LessonPreview>
        </section>
      </TabPanel>
    </Tabs>
  );
}
