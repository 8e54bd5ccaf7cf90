import { CONDITIONS, type Condition } from "#src/features/listings/rules.ts";
import type { ListingDetail } from "#src/features/listings/schemas.ts";
import { restoreDraft } from "@/lib/drafts.ts";
import { centsToMoney, completeMoney, maskCep } from "@/lib/masks.ts";

/** A listing as it is being written: what fields hold, under the names that the server gives its errors. */
export interface ListingDraft {
  title: string;
  description: string;
  /** Masked reais. */
  priceCents: string;
  category: string;
  condition: Condition;
  stateId: string;
  /** IBGE's code, or "". */
  cityId: string;
  neighborhood: string;
  zipCode: string;
  showPhone: boolean;
  showWhatsapp: boolean;
  priceNegotiable: boolean;
}

export const EMPTY_DRAFT: ListingDraft = {
  title: "",
  description: "",
  priceCents: "",
  category: "",
  condition: "new",
  stateId: "",
  cityId: "",
  neighborhood: "",
  zipCode: "",
  showPhone: true,
  showWhatsapp: true,
  priceNegotiable: true,
};

export function draftOf(listing: ListingDetail): ListingDraft {
  const { title, description, category, condition, stateId, showPhone, showWhatsapp, priceNegotiable } = listing;
  return {
    title,
    description,
    priceCents: centsToMoney(listing.priceCents),
    category,
    condition,
    stateId,
    cityId: String(listing.cityId),
    neighborhood: listing.neighborhood ?? "",
    zipCode: maskCep(listing.zipCode ?? ""),
    showPhone,
    showWhatsapp,
    priceNegotiable,
  };
}

const TYPED = ["title", "description", "priceCents", "neighborhood", "zipCode"] as const;
const CHOSEN = ["category", "stateId", "cityId"] as const;
const REQUIRED = ["title", "description", "priceCents", "category", "stateId", "cityId"] as const;

/** Whether there is anything to lose. */
export const isHalfFilled = (draft: ListingDraft) => [...TYPED, ...CHOSEN].some((key) => draft[key].trim() !== "");

/** Whether a field that must be filled is not. */
export const isMissingField = (draft: ListingDraft) => REQUIRED.some((key) => draft[key].trim() === "");

/** What was kept in the browser, as far as it is a draft; null when there is nothing to go on with. */
export function restoreListing(stored: unknown): ListingDraft | null {
  const draft = restoreDraft(stored, EMPTY_DRAFT, { condition: CONDITIONS });
  return isHalfFilled(draft) ? { ...draft, priceCents: completeMoney(draft.priceCents) } : null;
}
