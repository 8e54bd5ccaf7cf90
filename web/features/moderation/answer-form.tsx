import { ANSWER_MAX_LENGTH } from "#src/features/moderation/rules.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { Button } from "@/ui/button.tsx";
import { DraftNote } from "@/ui/draft-note.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { Notice } from "@/ui/notice.tsx";
import { ANSWER, answerFailure } from "./answer-messages.ts";

interface AnswerValues {
  text: string;
}

export interface AnswerFormProps {
  send: (text: string) => Promise<unknown>;
  /** Names the draft. */
  decidedAt: number;
  onAnswered: (text: string) => void;
  /** It was answered before, e.g. in another tab. */
  onStale: () => void;
}

function useAnswer({ send, decidedAt, onAnswered, onStale }: AnswerFormProps) {
  const draft = useFormDraft<AnswerValues>({
    key: `resposta.${decidedAt}`,
    blank: () => ({ text: "" }),
    restore: restoreDraft,
    isHalfFilled: ({ text }) => text !== "",
  });
  return useAppForm<AnswerValues>({
    draft,
    check: ({ text }) => (text.trim() === "" ? { field: "text", text: ANSWER.missing } : null),
    send: async ({ text }) => {
      await send(text);
      draft.clear();
      onAnswered(text);
    },
    refusal: (failure, refused) => {
      if (failure.code === "decision.answered" || failure.code === "decision.link_invalid") {
        draft.clear();
        onStale();
      }
      return refused ? {} : { title: ANSWER.failed, text: answerFailure(failure) };
    },
  });
}

/** One answer to a decision. */
export function AnswerForm(props: AnswerFormProps) {
  const { form, submit, discardDraft } = useAnswer(props);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {discardDraft && <DraftNote onDiscard={!isSubmitting && discardDraft} />}
      <Field label={ANSWER.label} hint={ANSWER.hint} required error={errors.text?.message}>
        <Textarea limit={ANSWER_MAX_LENGTH} {...form.register("text")} />
      </Field>
      {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      <Button type="submit" className="md:self-end" busy={isSubmitting} busyLabel={ANSWER.submitting}>
        {ANSWER.submit}
      </Button>
    </form>
  );
}
