import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import { AGREEMENT_PLACE_MAX_LENGTH, AGREEMENT_TEXT_MAX_LENGTH } from "#src/features/hires/rules.ts";
import { type AgreementText, type AgreementVersion, agreementText } from "#src/features/hires/schemas.ts";
import { moneyToCents } from "@/lib/format/money.ts";
import { formatPriceRange } from "@/lib/format/price-range.ts";
import { focusField } from "@/lib/forms/focus-field.ts";
import { CHECK_FIELDS, UNSENT } from "@/lib/forms/form-messages.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { DraftNote } from "@/ui/draft-note.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { MoneyInput } from "@/ui/fields/money-input.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { Notice } from "@/ui/notice.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { AGREEMENT_FORM, agreementFailure } from "./agreement-messages.ts";
import { type AgreementForm as Form, PartsField, shareEvenly } from "./agreement-parts.tsx";
import { type AgreementValues, isSame, restoreAgreement, type Suggestion, valuesOf } from "./agreement-values.ts";

interface AgreementFormProps extends WritingAgreement {
  /** Undefined for the first version, which there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

/** Writes a version of the agreement. */
export function AgreementForm({ onCancel, ...writing }: AgreementFormProps) {
  const { form, submit, discardDraft, isDirty } = useWriteAgreement(writing);
  const guard = useLeaveGuard(isDirty, UNSENT);
  const { errors, isSubmitting } = form.formState;
  useFocusOnPart(form);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {discardDraft && <DraftNote onDiscard={!isSubmitting && discardDraft} />}
      <WorkFields form={form} suggested={writing.suggested} />
      <PartsField form={form} />
      {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSubmitting} busyLabel={AGREEMENT_FORM.sending}>
          {AGREEMENT_FORM.send}
        </Button>
        {onCancel && (
          <Button variant="outline" disabled={isSubmitting} onClick={() => guard.ask(onCancel)}>
            {AGREEMENT_FORM.cancel}
          </Button>
        )}
      </div>
      {guard.dialog}
    </form>
  );
}

/** The fields of a part have names of their own, which the form's first error doesn't tell; a wrong sum has none. */
function useFocusOnPart(form: Form) {
  const { submitCount, errors } = form.formState;
  const focus = useEffectEvent(() => {
    if (Object.keys(errors)[0] !== "parts") return;
    const parts = Array.isArray(errors.parts) ? errors.parts : [];
    const wrong = parts.findIndex(Boolean);
    const index = wrong >= 0 ? wrong : form.getValues("parts").length - 1;
    focusField(form, `parts.${index}.${parts[index]?.when ? "when" : "valueCents"}`);
  });
  useEffect(() => {
    if (submitCount > 0) focus();
  }, [submitCount]);
}

function WorkFields({ form, suggested }: { form: Form } & Pick<WritingAgreement, "suggested">) {
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const offer = suggested && formatPriceRange(suggested.minPriceCents, suggested.maxPriceCents);
  return (
    <>
      <Field label={AGREEMENT_FORM.what} required error={errors.what?.message}>
        <Textarea
          limit={AGREEMENT_TEXT_MAX_LENGTH}
          placeholder={AGREEMENT_FORM.whatPlaceholder}
          {...register("what")}
        />
      </Field>
      <Field label={AGREEMENT_FORM.place} required error={errors.place?.message}>
        <Input
          maxLength={AGREEMENT_PLACE_MAX_LENGTH}
          placeholder={AGREEMENT_FORM.placePlaceholder}
          autoComplete="street-address"
          enterKeyHint="next"
          {...register("place")}
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label={AGREEMENT_FORM.price}
          required
          hint={offer ? AGREEMENT_FORM.offered(offer) : undefined}
          error={errors.priceCents?.message}
        >
          <MoneyInput
            enterKeyHint="next"
            {...register("priceCents", {
              // The only part is the whole price.
              onBlur: () => {
                if (getValues("parts").length === 1) shareEvenly(form);
              },
            })}
          />
        </Field>
        <Field label={AGREEMENT_FORM.startDate} required error={errors.startDate?.message}>
          <Input type="date" {...register("startDate")} />
        </Field>
      </div>
    </>
  );
}

/** Converts the form's fields into the API input and validates them with the server's own schema. */
const agreementForm = z.preprocess((values: AgreementValues) => {
  const { priceCents, parts, ...rest } = values;
  return {
    ...rest,
    priceCents: moneyToCents(priceCents) ?? undefined,
    parts: parts.map(({ when, valueCents }) => ({ when, valueCents: moneyToCents(valueCents) ?? undefined })),
  };
}, agreementText);

const agreementResolver = zodResolver(agreementForm);

interface WritingAgreement {
  hireId: string;
  userId: string;
  /** The form begins with it; null for the first version. */
  newest: AgreementVersion | null;
  /** The first version begins with it. */
  suggested: Suggestion | null;
  onSent: () => void;
}

/** A new version of an agreement: its form and stored draft. */
function useWriteAgreement({ hireId, userId, newest, suggested, onSent }: WritingAgreement) {
  const blank = () => valuesOf(newest, suggested);
  const draft = useFormDraft<AgreementValues>({
    key: `acordo.${hireId}.${userId}`,
    blank,
    restore: restoreAgreement,
    isHalfFilled: (values) => !isSame(values, blank()),
  });
  const { mutateAsync } = trpc.hires.saveAgreement.useMutation();
  const { form, submit, discardDraft } = useAppForm<AgreementValues, AgreementText>({
    draft,
    loadResolver: async () => agreementResolver,
    invalid: () => ({ title: AGREEMENT_FORM.failed, text: CHECK_FIELDS }),
    send: async (text) => {
      const saved = await mutateAsync({ hireId, text });
      draft.clear();
      trpcUtils.hires.agreement.setData({ id: hireId }, saved);
      void trpcUtils.hires.mine.invalidate();
      notify.success(AGREEMENT_FORM.sent, AGREEMENT_FORM.sentText);
      onSent();
    },
    refusal: agreementFailure(AGREEMENT_FORM.failed),
  });
  return { form, submit, discardDraft, isDirty: draft.isDirty };
}
