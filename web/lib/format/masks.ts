import { type Mask, onlyDigits } from "./mask.ts";

/**
 * At most 11 digits, without the country code 55 and leading zeros (area codes contain no 0). 55 is also an area code,
 * but its local numbers start with 2–5 or 9, so 55 followed by 1, 6, 7 or 8 is the country code.
 */
function nationalDigits(text: string, typed: boolean): string {
  let digits = onlyDigits(text);
  const international = text.trimStart().startsWith("+") || text.trimStart().startsWith("00");
  if (text.trimStart().startsWith("00")) digits = digits.slice(2);
  if (digits.startsWith("55")) {
    const tooLong = digits.length > 11 && !typed;
    if (international || tooLong || /^55[1678]/.test(digits)) digits = digits.slice(2);
  }
  return digits.replace(/^0+/, "").slice(0, 11);
}

/** "(67) 99999-9999" or "(67) 3321-0000". Accepts +55, 0055, a leading 0, dots and spaces. */
export const maskPhone: Mask = (text, typed = false) => {
  // A typed "+55" is shown as it is until the next digit.
  if (/^\s*\+\s*5?\s*5?\s*$/.test(text)) return text.replace(/\s/g, "");
  const digits = nationalDigits(text, typed);
  if (digits.length === 0) return "";
  if (digits.length < 3) return `(${digits}`;
  const number = digits.slice(2);
  const head = number.length > 8 ? 5 : 4;
  const tail = number.slice(head);
  return `(${digits.slice(0, 2)}) ${number.slice(0, head)}${tail && `-${tail}`}`;
};

/** Digits of a phone number without country code, for storing and comparing; "" if there are none. */
export const phoneDigits = (text: string): string => nationalDigits(text, false);

/**
 * CPF "000.000.000-00", or CNPJ "AA.AAA.AAA/AAAA-00" once there is a letter or a 12th character. CNPJs may contain
 * letters since 2026.
 */
export const maskCpfCnpj: Mask = (text) => {
  const chars = cpfCnpjChars(text);
  if (chars.length <= 11 && !/[A-Z]/.test(chars)) {
    return join(chars, [3, 3, 3, 2], [".", ".", "-"]);
  }
  return join(chars, [2, 3, 3, 4, 2], [".", ".", "/", "-"]);
};

/** Upper-case letters and digits of a CPF or CNPJ, at most 14. The check digits of a CNPJ can only be digits. */
export function cpfCnpjChars(text: string): string {
  const chars = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return (chars.slice(0, 12) + onlyDigits(chars.slice(12))).slice(0, 14);
}

function join(chars: string, lengths: readonly number[], marks: readonly string[]): string {
  let out = "";
  let at = 0;
  for (const [i, length] of lengths.entries()) {
    const part = chars.slice(at, at + length);
    if (part === "") break;
    out += (i === 0 ? "" : marks[i - 1]) + part;
    at += length;
  }
  return out;
}
