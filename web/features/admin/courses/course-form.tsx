import { useState } from "react";
import type { AdminCourseDetail } from "#src/features/admin/schemas-courses.ts";
import {
  DESCRIPTION_LENGTH,
  LESSON_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  VIDEO_LINK_MAX_LENGTH,
} from "#src/features/college/rules.ts";
import { UNSAVED } from "@/lib/forms/form-messages.ts";
import { late } from "@/lib/late.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { DraftNote } from "@/ui/draft-note.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { Notice } from "@/ui/notice.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { TabPanel, Tabs } from "@/ui/tabs.tsx";
import { COURSE_FORM } from "./messages.ts";
import { type CourseFormApi, useCourseForm } from "./use-course-form.ts";

/** Title, description, video and lesson of a course. */
export function CourseForm({ course }: { course: AdminCourseDetail }) {
  const { form, submit, isDirty, hasConflict, isRestored, discard } = useCourseForm(course);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const guard = useLeaveGuard(isDirty, UNSAVED);
  return (
    <Card>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {isRestored && !hasConflict && <DraftNote onDiscard={!isSubmitting && (() => void discard())} />}
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
              <Button variant="ghost" size="sm" disabled={isSubmitting} onClick={() => void discard()}>
                {COURSE_FORM.reload}
              </Button>
            }
          >
            {COURSE_FORM.changed}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isSubmitting} busyLabel={COURSE_FORM.saving} disabled={!formState.isDirty}>
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

function LessonField({ form }: { form: CourseFormApi }) {
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
