import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { createListingInput, type ListingInput, listingInput } from "#src/features/listings/schemas.ts";
import { moneyToCents } from "@/lib/format/money.ts";
import type { ListingDraft } from "./draft.ts";

/** Converts the form's fields into the API input and validates them with the server's own schema. */
export const listingForm: z.ZodType<ListingInput, ListingDraft> = z.preprocess((draft: ListingDraft) => {
  const { priceCents, cityId, ...rest } = draft;
  return {
    ...rest,
    priceCents: moneyToCents(priceCents) ?? undefined,
    cityId: cityId === "" ? undefined : Number(cityId),
  };
}, listingInput);

export const listingResolver = zodResolver(listingForm);

/** Checks a listing that waits on the device to be published. */
export const parseWaiting = (stored: unknown) => createListingInput.safeParse(stored).data;
