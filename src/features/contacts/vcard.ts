import { internationalPhone } from "../../shared/phone.ts";

/** A person or company for an address book. */
export interface Contact {
  name: string;
  /** Profession. */
  role: string | null;
  org: string;
  /** Digits with area code, with or without 55. */
  phone: string | null;
  urls: readonly string[];
  /** A JPEG. */
  photo: Uint8Array | null;
}

/** Maximum length of a line in octets, without the line break (RFC 2426, section 2.6). */
const LINE_OCTETS = 75;

const octets = new TextEncoder();

/** Escapes backslashes, commas, semicolons and line breaks (RFC 2426, section 4). */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** Folds a long line: continuation lines start with a space, and characters are not split. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let length = 0;
  for (const letter of line) {
    const size = octets.encode(letter).length;
    if (length + size > LINE_OCTETS) {
      lines.push(current);
      current = " ";
      length = 1;
    }
    current += letter;
    length += size;
  }
  return [...lines, current].join("\r\n");
}

/** Family name, given name, middle names: "Maria da Silva" → `Silva;Maria;da;;`. */
function structuredName(name: string): string {
  const words = name.trim().split(/\s+/);
  const given = words[0] ?? "";
  const family = words.length > 1 ? (words.at(-1) ?? "") : "";
  const between = words.slice(1, -1).join(" ");
  return `${[family, given, between].map(escapeText).join(";")};;`;
}

/**
 * The contact as a vCard 3.0 (RFC 2426), the content of a `.vcf` file. Android shows no photo of a vCard 4.0, whose photos
 * are `data:` addresses.
 */
export function vcard({ name, role, org, phone, urls, photo }: Contact): string {
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeText(name.trim())}`,
    `N:${structuredName(name)}`,
    `ORG:${escapeText(org)}`,
    ...(role ? [`ROLE:${escapeText(role)}`] : []),
    ...(phone ? [`TEL;TYPE=CELL:+${internationalPhone(phone)}`] : []),
    ...urls.map((url) => `URL:${url}`),
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString("base64")}`] : []),
    "END:VCARD",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
