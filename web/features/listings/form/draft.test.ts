import { expect, test } from "vitest";
import { EMPTY_DRAFT, isHalfFilled, isMissingField, type ListingDraft, placeOfCep, restoreListing } from "./draft.ts";
import { listingForm } from "./form-values.ts";

const FILLED: ListingDraft = {
  ...EMPTY_DRAFT,
  title: "Cimento",
  description: "20 sacos",
  priceCents: "1.234,5",
  category: "sobras-obra",
  stateId: "MS",
  cityId: "5002704",
};

test("an empty draft has the fixed defaults and is not half-filled", () => {
  expect(EMPTY_DRAFT).toMatchObject({
    condition: "new",
    showPhone: true,
    showWhatsapp: true,
    priceNegotiable: true,
  });
  expect(isHalfFilled(EMPTY_DRAFT)).toBe(false);
  expect(isMissingField(EMPTY_DRAFT)).toBe(true);
  expect(isMissingField(FILLED)).toBe(false);
  expect(isMissingField({ ...FILLED, title: "  " })).toBe(true);
});

test("restores the valid fields of a stored draft", () => {
  expect(restoreListing(JSON.parse(JSON.stringify(FILLED)))).toEqual({ ...FILLED, priceCents: "1.234,50" });
  for (const stored of [null, "x", 7, [], {}, { title: 7 }, EMPTY_DRAFT]) expect(restoreListing(stored)).toBeNull();
  expect(restoreListing({ title: "Areia", condition: "broken", showPhone: "no" })).toEqual({
    ...EMPTY_DRAFT,
    title: "Areia",
  });
});

test("a draft from before the state was preselected gets it", () => {
  expect(restoreListing({ ...FILLED, stateId: "" })).toMatchObject({ stateId: "MS", cityId: "5002704" });
});

test("a complete CEP names its municipality", () => {
  expect(placeOfCep("79804-97")).toBeNull();
  expect(placeOfCep("79804-970")).toEqual({ cityId: "5003702", name: "Dourados" });
  expect(placeOfCep("01310-100")).toBe("elsewhere");
});

test("converts form fields into the API input", () => {
  expect(listingForm.parse({ ...FILLED, zipCode: "79051-000" })).toMatchObject({
    priceCents: 123_450,
    cityId: 5_002_704,
    zipCode: "79051000",
    neighborhood: "",
  });
  const wrong = listingForm.safeParse({ ...EMPTY_DRAFT, zipCode: "79051" });
  const fields = wrong.error?.issues.map((issue) => issue.path.join(".")) ?? [];
  expect(new Set(fields)).toEqual(new Set(["title", "description", "priceCents", "category", "cityId", "zipCode"]));
});
