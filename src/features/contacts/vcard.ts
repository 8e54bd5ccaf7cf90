import { phoneLink } from "../../shared/links.ts";

/** A person or company for an address book. */
export interface Contact {
  name: string;
  /** Profession. */
  role: string | null;
  org: string;
  /** Digits with area code, with or without 55. */
  phone: string | null;
  urls: readonly string[];
}

/** Maximum length of a line in octets, without the line break (RFC 6350, section 3.2). */
const LINE_OCTETS = 75;

const octets = new TextEncoder();

/** Escapes backslashes, commas and line breaks (RFC 6350, section 3.4). */
function escapeText(text: string): string {
  return text.replace(/[\\,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** Values with several components also need semicolons escaped. */
const escapePart = (text: string) => escapeText(text).replaceAll(";", "\\;");

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
  return `${[family, given, between].map(escapePart).join(";")};;`;
}

/** The contact as a vCard 4.0 (RFC 6350), the content of a `.vcf` file. */
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
