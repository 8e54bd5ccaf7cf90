import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type Contact, vcard } from "./vcard.ts";

const CONTACT: Contact = {
  name: "Maria Aparecida da Silva",
  role: "Pedreira",
  org: "Portal da Construção",
  phone: "67999991234",
  urls: ["https://portal.example/cartao/maria-aparecida-da-silva"],
  photo: null,
};

/** Parses the file like an address book. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const value = (text: string, name: string) => read(text).getFirstPropertyValue(name);

test("has name, profession, number and URL", () => {
  const text = vcard(CONTACT);
  expect(value(text, "version")).toBe("3.0");
  expect(value(text, "fn")).toBe("Maria Aparecida da Silva");
  expect(value(text, "n")).toEqual(["Silva", "Maria", "Aparecida da", "", ""]);
  expect(value(text, "org")).toBe("Portal da Construção");
  expect(value(text, "role")).toBe("Pedreira");
  expect(value(text, "tel")).toBe("+5567999991234");
  expect(value(text, "url")).toBe(CONTACT.urls[0]);
});

test("adds the country code unless the number's length shows that it is there", () => {
  const number = (phone: string) => value(vcard({ ...CONTACT, phone }), "tel");
  expect(number("5567999991234")).toBe("+5567999991234");
  expect(number("(55) 99999-1234")).toBe("+5555999991234");
  expect(number("6733210000")).toBe("+556733210000");
});

test("escapes characters with a meaning in the format", () => {
  const name = "José; Irmãos, \\ & Cia\nLtda.";
  const text = vcard({ ...CONTACT, name });
  // Not parsed: ical.js keeps the backslash before a semicolon here, but not in N.
  expect(text).toContain("FN:José\\; Irmãos\\, \\\\ & Cia\\nLtda.");
  expect(value(text, "n")).toEqual(["Ltda.", "José;", "Irmãos, \\ & Cia", "", ""]);
  expect(text).not.toMatch(/^Ltda/m);
});

test("omits lines for missing values, and takes a single word as the given name", () => {
  const text = vcard({ name: "Zé", role: null, org: "Portal", phone: null, urls: [], photo: null });
  expect(text).not.toMatch(/^(ROLE|TEL|URL|PHOTO)/m);
  expect(value(text, "n")).toEqual(["", "Zé", "", "", ""]);
});

test("folds lines at 75 octets between characters, and ends them with CRLF", () => {
  const name = `Ação ${"ãé😀".repeat(40)} Fim`;
  const text = vcard({ ...CONTACT, name, urls: [`https://portal.example/${"x".repeat(200)}`] });
  const lines = text.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(text).not.toContain("\uFFFD");
  expect(value(text, "fn")).toBe(name);
  expect(value(text, "url")).toBe(`https://portal.example/${"x".repeat(200)}`);
});

test("contains the photo as base64, in folded lines", () => {
  const photo = Uint8Array.from({ length: 2_000 }, (_, i) => (i * 7919) % 256);
  const text = vcard({ ...CONTACT, photo });
  const property = read(text).getFirstProperty("photo");
  expect([property?.getParameter("encoding"), property?.getParameter("type")]).toEqual(["b", "JPEG"]);
  expect(Buffer.from(String(value(text, "photo")), "base64")).toEqual(Buffer.from(photo));
  expect(Math.max(...text.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(75);
});
