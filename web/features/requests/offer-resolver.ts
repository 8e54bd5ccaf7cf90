import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { type DescribeInterestInput, describeInterestInput } from "#src/features/requests/schemas.ts";
import { moneyToCents } from "@/lib/money.ts";

/** What the form holds; prices as typed. */
export interface OfferValues {
  id: string;
  note: string;
  minPriceCents: string;
  maxPriceCents: string;
}

const offerForm = z.preprocess((values) => {
  const { minPriceCents, maxPriceCents, ...rest } = values as OfferValues;
  return { ...rest, minPriceCents: moneyToCents(minPriceCents), maxPriceCents: moneyToCents(maxPriceCents) };
}, describeInterestInput) as unknown as z.ZodType<DescribeInterestInput, OfferValues>;

export const offerResolver = zodResolver(offerForm);
