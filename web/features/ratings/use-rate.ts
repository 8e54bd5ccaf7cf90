import { DEFAULT_STARS, firstRatingProblem } from "#src/features/ratings/rules.ts";
import type { RatedProfile } from "#src/features/ratings/schemas.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { RATE_FORM, ratingFailure } from "./dialog-messages.ts";
import { refreshLater } from "./refresh.ts";

export interface RatingForm {
  stars: number;
  /** A code, or free text. */
  reason: string;
  serviceType: string;
  incidentDate: string;
  comment: string;
}

const BLANK: RatingForm = { stars: DEFAULT_STARS, reason: "", serviceType: "", incidentDate: "", comment: "" };
const STARS = [1, 2, 3, 4, 5];

/** Form of the viewer's free rating of a person, kept as a draft in this browser until it is sent. */
export function useRate({ id, type, own }: RatedProfile, onDone: () => void) {
  const { mutateAsync } = trpc.ratings.rate.useMutation();
  const author = useCurrentUser();
  const stored: RatingForm = own ?? BLANK;
  const draft = useFormDraft<RatingForm>({
    key: `avaliacao.${id}.${type}.${author?.id}`,
    blank: () => stored,
    restore: (kept, blank) => restoreDraft(kept, blank, { stars: STARS }),
    isHalfFilled: (values) => JSON.stringify(values) !== JSON.stringify(stored),
  });
  const { form, dialog } = useAppForm<RatingForm>({
    draft,
    check: (values) => firstRatingProblem(values, Date.now()),
    send: async (values) => {
      await mutateAsync({ ...values, id, type });
      notify.success(RATE_FORM.sent, RATE_FORM.sentText);
      draft.clear();
      refreshLater();
      onDone();
    },
    refusal: (failure, refused) => ({ title: RATE_FORM.failed, text: refused?.text ?? ratingFailure(failure) }),
  });
  return { form, dialog, isDirty: draft.isDirty };
}
