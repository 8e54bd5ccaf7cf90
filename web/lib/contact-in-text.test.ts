import { expect, test } from "vitest";
import { holdsContact } from "./contact-in-text.ts";

test.each([
  "Zap 67 99999-8888",
  "ana@exemplo.com",
  "ana @ exemplo.com",
  "Instagram: @ana.pinta",
  "Veja www.anapinta.com.br",
  "https://exemplo.org/ana",
  "anapinta.com",
])("finds a contact in %j", (text) => expect(holdsContact(text)).toBe(true));

test.each(["", "Pinto casas há 12 anos. Orçamento em 24 h.", "Reformas de 2018 a 2026, até 300 m2"])(
  "finds no contact in %j",
  (text) => expect(holdsContact(text)).toBe(false),
);
