import { expect, test } from "vitest";
import { isHalfFilled, newDraft, restoreRequest } from "./draft.ts";

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
