import { useState } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import {
  COMMENT_MAX_LENGTH,
  DEFAULT_STARS,
  firstRatingProblem,
  GOOD_REASONS,
  GOOD_STARS,
  isReasonCode,
  type RatedType,
  REASON_CODES,
  REASON_MAX_LENGTH,
  reasonLabel,
  SERVICE_TYPE_MAX_LENGTH,
} from "#src/features/ratings/rules.ts";
import type { RatedProfile } from "#src/features/ratings/schemas.ts";
import { dayOf } from "#src/shared/day.ts";
import { UNSENT } from "@/lib/forms/form-messages.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { NO_NAME } from "@/lib/messages.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { StarsField } from "@/ui/fields/stars-field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { ToggleChip } from "@/ui/fields/toggle-chip.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { RATE_FORM, ratingFailure, STAR_WORDS } from "./dialog-messages.ts";
import { refreshLater } from "./refresh.ts";

type Form = UseFormReturn<RatingForm, unknown, RatingForm>;

/** A ready reason that fits the stars or was chosen before they changed, or the person's own words. */
function Reason({ form, type }: { form: Form; type: RatedType }) {
  const stars = useWatch({ control: form.control, name: "stars" });
  const good = GOOD_REASONS[type];
  const presets: readonly string[] = stars >= GOOD_STARS ? good : REASON_CODES;
  const isPreset = (reason: string) => isReasonCode(reason) || good.includes(reason);
  return (
    <Controller
      control={form.control}
      name="reason"
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <Field label={RATE_FORM.reason} hint={RATE_FORM.reasonHint} error={fieldState.error?.message} required group>
          <fieldset ref={ref} tabIndex={-1} aria-label={RATE_FORM.reason} className="flex flex-wrap gap-2">
            {(isPreset(value) && !presets.includes(value) ? [value, ...presets] : presets).map((preset) => (
              <ToggleChip
                key={preset}
                pressed={value === preset}
                onPressedChange={(isOn) => onChange(isOn ? preset : "")}
              >
                {reasonLabel(preset)}
              </ToggleChip>
            ))}
            <Input
              aria-label={RATE_FORM.ownReason}
              placeholder={RATE_FORM.ownReason}
              maxLength={REASON_MAX_LENGTH}
              value={isPreset(value) ? "" : value}
              onChange={({ target }) => onChange(target.value)}
            />
          </fieldset>
        </Field>
      )}
    />
  );
}

function Details({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  const [today] = useState(() => dayOf(Date.now()));
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={RATE_FORM.service} hint={RATE_FORM.serviceHint} error={errors.serviceType?.message}>
          <Input
            maxLength={SERVICE_TYPE_MAX_LENGTH}
            placeholder={RATE_FORM.servicePlaceholder}
            enterKeyHint="next"
            {...register("serviceType")}
          />
        </Field>
        <Field label={RATE_FORM.date} hint={RATE_FORM.serviceHint} error={errors.incidentDate?.message}>
          <Input type="date" max={today} {...register("incidentDate")} />
        </Field>
      </div>
      <Field label={RATE_FORM.comment} required error={errors.comment?.message}>
        <Textarea limit={COMMENT_MAX_LENGTH} placeholder={RATE_FORM.commentPlaceholder} {...register("comment")} />
      </Field>
    </>
  );
}

interface RatingForm {
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
function useRate({ id, type, own }: RatedProfile, onDone: () => void) {
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

interface RateDialogProps {
  person: RatedProfile;
  onClose: () => void;
}

/** A free rating: a new one, or the viewer's own. */
export function RateDialog({ person, onClose }: RateDialogProps) {
  const { form, dialog, isDirty } = useRate(person, onClose);
  const guard = useLeaveGuard(isDirty, UNSENT);
  const name = person.name || NO_NAME;
  return (
    <FormDialog
      {...dialog}
      title={person.own ? RATE_FORM.editTitle(name) : RATE_FORM.title(name)}
      submitLabel={RATE_FORM.submit}
      busyLabel={RATE_FORM.submitting}
      onClose={onClose}
      guard={guard}
    >
      <StarsField control={form.control} name="stars" label={RATE_FORM.stars} required words={STAR_WORDS} />
      <Reason form={form} type={person.type} />
      <Details form={form} />
    </FormDialog>
  );
}
