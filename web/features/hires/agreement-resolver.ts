import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { type AgreementText, agreementText } from "#src/features/hires/schemas.ts";
import { moneyToCents } from "@/lib/money.ts";
import type { AgreementValues } from "./agreement-values.ts";

/** Converts the form's fields into the API input and validates them with the server's own schema. */
const agreementForm = z.preprocess((values) => {
  const { priceCents, parts, ...rest } = values as AgreementValues;
  return {
    ...rest,
    priceCents: moneyToCents(priceCents) ?? undefined,
    parts: parts.map(({ when, valueCents }) => ({ when, valueCents: moneyToCents(valueCents) ?? undefined })),
  };
}, agreementText) as unknown as z.ZodType<AgreementText, AgreementValues>;

export const agreementResolver = zodResolver(agreementForm);
