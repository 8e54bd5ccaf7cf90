import { expect, test } from "vitest";
import { instagramLink, phoneLink, whatsappLink } from "./links.ts";

test.each([
  ["67999991234", undefined, "https://wa.me/5567999991234"],
  ["(67) 99999-1234", undefined, "https://wa.me/5567999991234"],
  ["5567999991234", undefined, "https://wa.me/5567999991234"],
  ["55999991234", undefined, "https://wa.me/5555999991234"],
  ["67999991234", "Olá & até já?", "https://wa.me/5567999991234?text=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1%3F"],
  [null, "Veja", "https://wa.me/?text=Veja"],
])("WhatsApp link for %j with %j", (phone, text, link) => {
  expect(whatsappLink(phone, text)).toBe(link);
});

test.each([
  ["ana.pinta", "https://www.instagram.com/ana.pinta"],
  [" @ana.pinta ", "https://www.instagram.com/ana.pinta"],
  ["ana/../x?y", "https://www.instagram.com/ana%2F..%2Fx%3Fy"],
])("Instagram page of %j", (handle, link) => {
  expect(instagramLink(handle)).toBe(link);
});

test("a phone link has the country code", () => {
  expect([phoneLink("67999991234"), phoneLink("55999991234")]).toEqual(["tel:+5567999991234", "tel:+5555999991234"]);
});
