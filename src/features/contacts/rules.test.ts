import { expect, test } from "vitest";
import { DAY_MS } from "../../shared/time.ts";
import {
  awarePath,
  CONTACT_WAYS,
  type ContactName,
  contactPath,
  isWayOf,
  maySeeContact,
  OPENINGS_KEPT_MS,
  type WayName,
} from "./rules.ts";

test.each([
  ["premium", true, false, true],
  ["an admin", false, true, true],
  ["anyone else", false, false, false],
])("whether %s may see a contact", (_, isPremium, isAdmin, expected) => {
  expect(maySeeContact({ isPremium, isAdmin })).toBe(expected);
});

test.each<[ContactName, WayName[]]>([
  ["anuncio", ["whatsapp", "telefone"]],
  ["cartao", ["whatsapp", "compartilhado", "telefone", "vcard"]],
  ["solicitacao", ["whatsapp", "telefone"]],
])("the contact of %s is opened by %j", (name, ways) => {
  expect((Object.keys(CONTACT_WAYS) as WayName[]).filter((way) => isWayOf(name, way))).toEqual(ways);
});

test.each<[string, [ContactName, string, WayName?]]>([
  ["/contato/anuncio/1", ["anuncio", "1"]],
  ["/contato/anuncio/1", ["anuncio", "1", "whatsapp"]],
  ["/contato/cartao/2?via=vcard", ["cartao", "2", "vcard"]],
])("%s opens %j", (path, contact) => {
  expect(contactPath(...contact)).toBe(path);
});

test("people go on from the page before a first contact in the way they chose", () => {
  expect(awarePath("anuncio", "1", "whatsapp")).toBe("/contato/anuncio/1?ciente=sim");
  expect(awarePath("anuncio", "1", "telefone")).toBe("/contato/anuncio/1?via=telefone&ciente=sim");
});

test("openings are kept for a year", () => {
  expect(OPENINGS_KEPT_MS).toBe(365 * DAY_MS);
});
