import { CONDITIONS, type Condition } from "#src/features/listings/rules.ts";
import type { ListingDetail } from "#src/features/listings/schemas.ts";
import { MUNICIPALITIES, STATE } from "#src/shared/municipalities.ts";
import { cityOfPostalCode } from "#src/shared/postal-codes.ts";
import { maskCep } from "@/lib/format/mask.ts";
import { centsToMoney, completeMoney } from "@/lib/format/money.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";

/** A listing being written. Holds the raw field values, under the field names used in server errors. */
export interface ListingDraft {
  title: string;
  description: string;
  /** In reais, as masked input text. */
  priceCents: string;
  category: string;
  condition: Condition;
  stateId: string;
  /** IBGE city code, or "". */
  cityId: string;
  neighborhood: string;
  zipCode: string;
  showPhone: boolean;
  showWhatsapp: boolean;
  priceNegotiable: boolean;
  acceptsSwap: boolean;
}

export const EMPTY_DRAFT: ListingDraft = {
  title: "",
  description: "",
  priceCents: "",
  category: "",
  condition: "new",
  stateId: STATE.id,
  cityId: "",
  neighborhood: "",
  zipCode: "",
  showPhone: true,
  showWhatsapp: true,
  priceNegotiable: true,
  acceptsSwap: false,
};

export function draftOf(listing: ListingDetail): ListingDraft {
  const { title, description, category, condition, stateId, showPhone, showWhatsapp, priceNegotiable, acceptsSwap } =
    listing;
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
    acceptsSwap,
  };
}

const TYPED = ["title", "description", "priceCents", "neighborhood", "zipCode"] as const;
const CHOSEN = ["category", "cityId"] as const;
const REQUIRED = ["title", "description", "priceCents", "category", "stateId", "cityId"] as const;

/** Whether there is anything to lose. */
export const isHalfFilled = (draft: ListingDraft) => [...TYPED, ...CHOSEN].some((key) => draft[key].trim() !== "");

/** Whether a required field is empty. */
export const isMissingField = (draft: ListingDraft) => REQUIRED.some((key) => draft[key].trim() === "");

/** Reads a stored draft, with invalid fields left blank. Null if nothing worth restoring was stored. */
export function restoreListing(stored: unknown): ListingDraft | null {
  const draft = restoreDraft(stored, EMPTY_DRAFT, { condition: CONDITIONS });
  if (!isHalfFilled(draft)) return null;
  return { ...draft, stateId: draft.stateId || STATE.id, priceCents: completeMoney(draft.priceCents) };
}

/** The municipality of a typed CEP, or why there is none; null until the CEP is complete. */
export function placeOfCep(typed: string): { cityId: string; name: string } | "elsewhere" | null {
  const digits = typed.replace(/\D/g, "");
  if (digits.length !== 8) return null;
  const city = MUNICIPALITIES.find(({ ibge }) => ibge === cityOfPostalCode(digits));
  return city ? { cityId: String(city.ibge), name: city.name } : "elsewhere";
}
