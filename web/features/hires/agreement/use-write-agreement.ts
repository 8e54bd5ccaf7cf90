import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { type AgreementText, type AgreementVersion, agreementText } from "#src/features/hires/schemas.ts";
import { moneyToCents } from "@/lib/format/money.ts";
import { CHECK_FIELDS } from "@/lib/forms/form-messages.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { AGREEMENT_FORM, agreementFailure } from "./agreement-messages.ts";
import { type AgreementValues, isSame, restoreAgreement, type Suggestion, valuesOf } from "./agreement-values.ts";

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

export interface WritingAgreement {
  hireId: string;
  userId: string;
  /** The form begins with it; null for the first version. */
  newest: AgreementVersion | null;
  /** The first version begins with it. */
  suggested: Suggestion | null;
  onSent: () => void;
}

/** A new version of an agreement: its form and stored draft. */
export function useWriteAgreement({ hireId, userId, newest, suggested, onSent }: WritingAgreement) {
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
