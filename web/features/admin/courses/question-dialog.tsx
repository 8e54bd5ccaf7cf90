import { useRef } from "react";
import type { z } from "zod";
import type { AdminQuestion, questionTexts } from "#src/features/admin/schemas-courses.ts";
import { type CourseId, LETTERS } from "#src/features/college/catalogue.ts";
import { EXPLANATION_LENGTH, OPTION_MAX_LENGTH, QUESTION_LENGTH } from "#src/features/college/rules.ts";
import { UNSAVED } from "@/lib/forms/form-messages.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { Field, FieldError } from "@/ui/fields/field.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useUnsavedGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { refreshAdmin } from "../admin-cache.ts";
import { courseProblem } from "./course-problem.ts";
import { QUESTION_FORM } from "./messages.ts";

const RIGHT = LETTERS.map((letter) => ({ value: letter, label: letter }));

type Values = z.input<typeof questionTexts>;

const BLANK = { text: "", options: LETTERS.map(() => ""), explanation: "" } as const;

interface QuestionDialogProps {
  courseId: CourseId;
  /** Null for a new one. */
  question: AdminQuestion | null;
  onClose: () => void;
}

/** Sending the same texts again, after a lost answer, has the same id, so that they are stored once. */
function useSubmissionId() {
  const last = useRef({ content: "", id: "" });
  return (values: Values) => {
    const content = JSON.stringify(values);
    if (content !== last.current.content) last.current = { content, id: crypto.randomUUID() };
    return last.current.id;
  };
}

function useQuestionForm({ courseId, question, onClose }: QuestionDialogProps) {
  const submissionId = useSubmissionId();
  return useAppForm<Values>({
    defaultValues: question ?? { ...BLANK, options: [...BLANK.options] },
    loadResolver: async () => (await import("./resolvers.ts")).questionResolver,
    invalid: () => ({ title: QUESTION_FORM.invalid }),
    send: async (changes) => {
      const id = submissionId(changes);
      if (question) await trpcClient.admin.editQuestion.mutate({ id: question.id, newId: id, changes });
      else await trpcClient.admin.addQuestion.mutate({ courseId, id, changes });
      await refreshAdmin();
      notify.success(question ? QUESTION_FORM.edited : QUESTION_FORM.added);
      onClose();
    },
    refusal: (failure) => courseProblem(failure, QUESTION_FORM),
  });
}

/** Writes a new question, or another version of one. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { form, dialog } = useQuestionForm(props);
  const { register } = form;
  const { errors, isDirty } = form.formState;
  const guard = useUnsavedGuard(form, UNSAVED);
  const optionsError = errors.options?.root?.message ?? errors.options?.message;
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title={props.question ? QUESTION_FORM.editTitle : QUESTION_FORM.addTitle}
      description={props.question ? QUESTION_FORM.editText : QUESTION_FORM.addText}
      submitLabel={QUESTION_FORM.save}
      busyLabel={QUESTION_FORM.saving}
      submitDisabled={!isDirty}
      onClose={props.onClose}
      guard={guard}
    >
      <Field label={QUESTION_FORM.text} required error={errors.text?.message}>
        <Textarea rows={2} limit={QUESTION_LENGTH.max} {...register("text")} />
      </Field>
      {LETTERS.map((letter, i) => (
        <Field key={letter} label={QUESTION_FORM.option(letter)} required error={errors.options?.[i]?.message}>
          <Textarea rows={1} limit={OPTION_MAX_LENGTH} {...register(`options.${i}`)} />
        </Field>
      ))}
      {optionsError && <FieldError>{optionsError}</FieldError>}
      <Field label={QUESTION_FORM.right} group required error={errors.right?.message} hint={QUESTION_FORM.shuffled}>
        <Segmented options={RIGHT} columns={4} {...register("right")} />
      </Field>
      <Field
        label={QUESTION_FORM.explanation}
        required
        error={errors.explanation?.message}
        hint={QUESTION_FORM.explanationHint}
      >
        <Textarea rows={2} limit={EXPLANATION_LENGTH.max} {...register("explanation")} />
      </Field>
    </FormDialog>
  );
}
