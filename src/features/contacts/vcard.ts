import { phoneLink } from "../../shared/links.ts";

/** A person or firm, as an address book keeps it. */
export interface Contact {
  name: string;
  /** What the person does. */
  role: string | null;
  org: string;
  /** Digits with area code, with or without 55. */
  phone: string | null;
  urls: readonly string[];
}

/** Longest line in octets, without its line break (RFC 6350, section 3.2). */
const LINE_OCTETS = 75;

const octets = new TextEncoder();

/** Escapes backslashes, commas and line breaks (RFC 6350, section 3.4). */
function escapeText(text: string): string {
  return text.replace(/[\\,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** In a value that has several parts, semicolons are escaped as well. */
const escapePart = (text: string) => escapeText(text).replaceAll(";", "\\;");

/** Continues a long line on the next one, after a blank, without splitting a character. */
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

/** Family name; given name; middle names: "Maria da Silva" → `Silva;Maria;da;;`. */
function structuredName(name: string): string {
  const words = name.trim().split(/\s+/);
  const given = words[0] ?? "";
  const family = words.length > 1 ? (words.at(-1) ?? "") : "";
  const between = words.slice(1, -1).join(" ");
  return `${[family, given, between].map(escapePart).join(";")};;`;
}

/** A vCard 4.0 (RFC 6350) of the contact: the text of a `.vcf` file. */
export function vcard({ name, role, org, phone, urls }: Contact): string {
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    `FN:${escapeText(name.trim())}`,
    `N:${structuredName(name)}`,
    `ORG:${escapePart(org)}`,
    ...(role ? [`ROLE:${escapeText(role)}`] : []),
    ...(phone ? [`TEL;VALUE=uri;TYPE=cell:${phoneLink(phone)}`] : []),
    ...urls.map((url) => `URL:${url}`),
    "END:VCARD",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
