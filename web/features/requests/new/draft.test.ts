import { expect, test } from "vitest";
import { isServiceType } from "#src/features/requests/catalogue.ts";
import { isServiceRegion } from "#src/shared/municipalities.ts";
import { isHalfFilled, newDraft, restoreRequest, withContact } from "./draft.ts";
import { QUICK_CHOICES } from "./visitor-messages.ts";

const empty = newDraft({ name: "Ana", phone: "67999998888" });

test("a new draft has the user's contact and is not half-filled", () => {
  expect(empty).toMatchObject({ contactName: "Ana", contactPhone: "(67) 99999-8888", serviceType: "" });
  expect(isHalfFilled(empty)).toBe(false);
  expect(isHalfFilled({ ...empty, description: "  " })).toBe(false);
  expect(isHalfFilled({ ...empty, urgency: "urgent" })).toBe(true);
});

test("the city of the last request is filled in, which alone is nothing to lose", () => {
  const draft = newDraft({ name: "Ana", phone: "" }, "Dourados");
  expect(draft.city).toBe("Dourados");
  expect(isHalfFilled(draft)).toBe(false);
});

test.each([null, undefined, 1, "texto", {}, { description: "" }, { urgency: "agora" }, { description: 12 }])(
  "does not restore %j as a draft",
  (stored) => expect(restoreRequest(stored, empty)).toBeNull(),
);

test("fills in missing and invalid fields of a stored draft from the empty form", () => {
  expect(restoreRequest({ description: "Trocar piso", urgency: "tomorrow", contactName: 7 }, empty)).toEqual({
    ...empty,
    description: "Trocar piso",
    urgency: "tomorrow",
  });
});

test("a contact that was not written comes from the user, and one that was is kept", () => {
  const user = { name: "Ana", phone: "67999998888" };
  expect(withContact({ ...empty, contactName: "", contactPhone: "" }, user)).toEqual(empty);
  expect(withContact({ ...empty, contactName: "Bia" }, user).contactName).toBe("Bia");
});

test("what can be chosen with one tap is in the catalogues", () => {
  expect(Object.keys(QUICK_CHOICES.serviceType.choices).filter((service) => !isServiceType(service))).toEqual([]);
  expect(Object.keys(QUICK_CHOICES.city.choices).filter((city) => !isServiceRegion(city))).toEqual([]);
});
