import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEvent } from "react";
import { z } from "zod";
import { NOTE_MAX_LENGTH } from "#src/features/requests/rules.ts";
import { type DescribeInterestInput, describeInterestInput } from "#src/features/requests/schemas.ts";
import { centsToMoney, moneyToCents } from "@/lib/format/money.ts";
import { UNSAVED } from "@/lib/forms/form-messages.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { MoneyInput } from "@/ui/fields/money-input.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { changeLoaded } from "../request-cache.ts";
import { firstOffer, OFFER, OFFER_FORM, offerFailure } from "./offer-messages.ts";

/** What the form holds; prices as typed. */
interface OfferValues {
  id: string;
  note: string;
  minPriceCents: string;
  maxPriceCents: string;
}

const offerForm = z.preprocess((values: OfferValues) => {
  const { minPriceCents, maxPriceCents, ...rest } = values;
  return { ...rest, minPriceCents: moneyToCents(minPriceCents), maxPriceCents: moneyToCents(maxPriceCents) };
}, describeInterestInput);

const offerResolver = zodResolver(offerForm);

const money = (cents: number | null) => (cents === null ? "" : centsToMoney(cents));

/** What a person added to their interest in the request `id`. */
interface Offer {
  id: string;
  ownNote: string | null;
  ownMinPriceCents: number | null;
  ownMaxPriceCents: number | null;
}

function useOffer(offer: Offer, onSaved: () => void) {
  const { id, ownNote, ownMinPriceCents, ownMaxPriceCents } = offer;
  const user = useCurrentUser();
  const saved: OfferValues = {
    id,
    note: ownNote ?? "",
    minPriceCents: money(ownMinPriceCents),
    maxPriceCents: money(ownMaxPriceCents),
  };
  const draft = useFormDraft<OfferValues>({
    key: `recado.${id}.${user?.id}`,
    blank: () => saved,
    restore: restoreDraft,
    isHalfFilled: (values) => JSON.stringify(values) !== JSON.stringify(saved),
  });
  const { mutateAsync } = trpc.requests.describeInterest.useMutation();
  const { form, dialog } = useAppForm<OfferValues, DescribeInterestInput>({
    draft,
    loadResolver: async () => offerResolver,
    invalid: () => offerFailure({ code: "input.invalid", fields: {}, params: {} }),
    send: async (offer) => {
      await mutateAsync(offer);
      draft.clear();
      const { note, minPriceCents, maxPriceCents } = offer;
      changeLoaded(id, { ownNote: note, ownMinPriceCents: minPriceCents, ownMaxPriceCents: maxPriceCents });
      void trpcUtils.hires.interests.invalidate();
      notify.success(OFFER.saved);
      onSaved();
    },
    refusal: offerFailure,
  });
  return { form, dialog, isDirty: draft.isDirty };
}

interface OfferDialogProps {
  offer: Offer;
  /** Whether it opened by itself, after the interest was shown. */
  isFirst?: boolean;
  onClose: () => void;
}

/** Note and price range for the owner of a request. */
export function OfferDialog({ offer, isFirst = false, onClose }: OfferDialogProps) {
  const { form, dialog, isDirty } = useOffer(offer, onClose);
  const user = useCurrentUser();
  const guard = useLeaveGuard(isDirty, UNSAVED);
  const { errors } = form.formState;
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!isFirst || isDirty.current) return void dialog.onSubmit(event);
    event.preventDefault();
    onClose();
  };
  return (
    <FormDialog
      {...dialog}
      {...(isFirst ? firstOffer(user?.isProvider ?? false) : OFFER_FORM)}
      secondary={
        isFirst && (
          <Button variant="outline" disabled={dialog.busy} onClick={() => guard.ask(onClose)}>
            {OFFER.later}
          </Button>
        )
      }
      onSubmit={send}
      onClose={onClose}
      guard={guard}
    >
      <Field label={OFFER.note} error={errors.note?.message}>
        <Textarea
          limit={NOTE_MAX_LENGTH}
          rows={isFirst ? 2 : 3}
          placeholder={OFFER.notePlaceholder}
          {...form.register("note")}
        />
      </Field>
      <fieldset className="grid grid-cols-2 gap-4">
        <legend className="mb-2 font-semibold">{OFFER.price}</legend>
        <Field label={OFFER.min} error={errors.minPriceCents?.message}>
          <MoneyInput enterKeyHint="next" {...form.register("minPriceCents")} />
        </Field>
        <Field label={OFFER.max} error={errors.maxPriceCents?.message}>
          <MoneyInput enterKeyHint="done" {...form.register("maxPriceCents")} />
        </Field>
      </fieldset>
    </FormDialog>
  );
}
