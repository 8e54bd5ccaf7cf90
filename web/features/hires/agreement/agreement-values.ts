import type { AgreementText } from "#src/features/hires/schemas.ts";
import { centsToMoney, moneyToCents } from "@/lib/format/money.ts";
import { fieldsOf, restoreDraft } from "@/lib/forms/restore-draft.ts";
import { AGREEMENT_FORM } from "./agreement-messages.ts";

/** A part of the payment in the form; the value as typed. */
export interface PartValues {
  when: string;
  valueCents: string;
}

/** What the form holds. */
export interface AgreementValues {
  what: string;
  place: string;
  priceCents: string;
  startDate: string;
  parts: PartValues[];
}

export const BLANK_PART: PartValues = { when: "", valueCents: "" };

/** What the first version can begin with. */
export type Suggestion = Pick<AgreementText, "what" | "place"> & {
  minPriceCents: number | null;
  maxPriceCents: number | null;
};

/** The form for a first version: what is known from request and offer, paid at once at the end. */
function firstValues(suggested: Suggestion | null): AgreementValues {
  const { what = "", place = "", minPriceCents = null, maxPriceCents = null } = suggested ?? {};
  const offered = maxPriceCents ?? minPriceCents;
  // Nobody agreed on an end of a range.
  const isRange = offered !== (minPriceCents ?? maxPriceCents);
  const price = offered === null || isRange ? "" : centsToMoney(offered);
  const part = offered === null ? BLANK_PART : { when: AGREEMENT_FORM.atTheEnd, valueCents: price };
  return { what, place, priceCents: price, startDate: "", parts: [part] };
}

/** The form for a new version: the newest one, or what the first can begin with. */
export function valuesOf(text: AgreementText | null, suggested: Suggestion | null = null): AgreementValues {
  if (!text) return firstValues(suggested);
  const { what, place, priceCents, startDate, parts } = text;
  return {
    what,
    place,
    priceCents: centsToMoney(priceCents),
    startDate,
    parts: parts.map(({ when, valueCents }) => ({ when, valueCents: centsToMoney(valueCents) })),
  };
}

function isPart(part: unknown): part is PartValues {
  const { when, valueCents } = fieldsOf(part);
  return typeof when === "string" && typeof valueCents === "string";
}

/** Reads a stored draft; null if it is what the form begins with. */
export function restoreAgreement(stored: unknown, blank: AgreementValues): AgreementValues | null {
  const { parts: blankParts, ...blankTexts } = blank;
  const { parts: storedParts } = fieldsOf(stored);
  const isValid = Array.isArray(storedParts) && storedParts.length > 0 && storedParts.every(isPart);
  const parts = isValid ? storedParts : blankParts;
  const values = { ...restoreDraft(stored, blankTexts), parts };
  return isSame(values, blank) ? null : values;
}

/** Whether two states of the form hold the same. */
export const isSame = (a: AgreementValues, b: AgreementValues) => JSON.stringify(a) === JSON.stringify(b);

/** Splits an amount into whole cents; the first parts have what is left over. */
export function splitEvenly(cents: number, count: number): number[] {
  const base = Math.floor(cents / count);
  const over = cents - base * count;
  return Array.from({ length: count }, (_, index) => (index < over ? base + 1 : base));
}

/** In cents: what the parts add up to, and what is missing; negative if they exceed the price. */
export function sumOf({ priceCents, parts }: Pick<AgreementValues, "priceCents" | "parts">) {
  const sum = parts.reduce((total, { valueCents }) => total + (moneyToCents(valueCents) ?? 0), 0);
  return { sum, rest: (moneyToCents(priceCents) ?? 0) - sum };
}
