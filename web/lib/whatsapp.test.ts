import { expect, test } from "vitest";
import { whatsappLink } from "./whatsapp.ts";

test.each([
  ["67999991234", undefined, "https://wa.me/5567999991234"],
  ["(67) 99999-1234", undefined, "https://wa.me/5567999991234"],
  ["5567999991234", undefined, "https://wa.me/5567999991234"],
  ["55999991234", undefined, "https://wa.me/5555999991234"],
  ["67999991234", "Olá & até já?", "https://wa.me/5567999991234?text=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1%3F"],
  [null, "Veja", "https://wa.me/?text=Veja"],
])("link for %j with %j", (phone, text, link) => {
  expect(whatsappLink(phone, text)).toBe(link);
});
