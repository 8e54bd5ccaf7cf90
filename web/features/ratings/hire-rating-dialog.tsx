import { COMMENT_MAX_LENGTH, DEFAULT_STARS } from "#src/features/ratings/rules.ts";
import { UNSENT } from "@/lib/forms/form-messages.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { NO_NAME } from "@/lib/messages.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { StarsField } from "@/ui/fields/stars-field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { HIRE_FORM, RATE_FORM, ratingFailure, STAR_WORDS } from "./dialog-messages.ts";
import { refreshLater } from "./refresh.ts";

const BLANK = { stars: DEFAULT_STARS, comment: "" };

interface HireRatingForm {
  stars: number;
  comment: string;
}

function useRateHire(hireId: string, onDone: () => void) {
  const { mutateAsync } = trpc.ratings.rateHire.useMutation();
  const draft = useFormDraft<HireRatingForm>({
    key: `avaliacao.contratacao.${hireId}`,
    blank: () => BLANK,
    restore: (kept, blank) => restoreDraft(kept, blank, { stars: [1, 2, 3, 4, 5] }),
    isHalfFilled: (values) => JSON.stringify(values) !== JSON.stringify(BLANK),
  });
  const { form, dialog } = useAppForm<HireRatingForm>({
    draft,
    check: ({ comment }) =>
      comment.trim() ? null : { field: "comment", title: HIRE_FORM.missing, text: HIRE_FORM.missingText },
    send: async (values) => {
      const { isRevealed } = await mutateAsync({ ...values, hireId });
      notify.success(RATE_FORM.sent, isRevealed ? RATE_FORM.sentText : HIRE_FORM.waitingText);
      draft.clear();
      void trpcUtils.hires.invalidate();
      refreshLater();
      onDone();
    },
    refusal: (failure, refused) => ({ title: RATE_FORM.failed, text: refused?.text ?? ratingFailure(failure) }),
  });
  return { form, dialog, isDirty: draft.isDirty };
}

interface HireRatingDialogProps {
  hireId: string;
  /** The other person. */
  personName: string;
  onClose: () => void;
}

/** A rating 'Com Contrato'. */
export function HireRatingDialog({ hireId, personName, onClose }: HireRatingDialogProps) {
  const { form, dialog, isDirty } = useRateHire(hireId, onClose);
  const guard = useLeaveGuard(isDirty, UNSENT);
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      title={HIRE_FORM.title(personName || NO_NAME)}
      description={HIRE_FORM.text}
      submitLabel={RATE_FORM.submit}
      busyLabel={RATE_FORM.submitting}
      onClose={onClose}
      guard={guard}
    >
      <StarsField control={form.control} name="stars" label={RATE_FORM.stars} required words={STAR_WORDS} />
      <Field label={RATE_FORM.comment} required error={errors.comment?.message}>
        <Textarea limit={COMMENT_MAX_LENGTH} placeholder={RATE_FORM.commentPlaceholder} {...form.register("comment")} />
      </Field>
    </FormDialog>
  );
}
