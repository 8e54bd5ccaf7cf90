/**
 * Converts typed or pasted text to the text shown in the field. Pure and idempotent. `typed` is true for single
 * keystrokes; pasted or autofilled text may contain +55, dots or spaces.
 */
export type Mask = (text: string, typed?: boolean) => string;

const onlyDigits = (text: string) => text.replace(/\D/g, "");

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

/** CEP "00000-000". */
export const maskCep: Mask = (text) => join(onlyDigits(text).slice(0, 8), [5, 3], ["-"]);

/** Money in reais while typing: "1.234,5". A pasted "R$ 1234.56" becomes "1.234,56". At most 99.999.999,99. */
export const maskMoney: Mask = (text, typed = false) => {
  const [whole, cents] = moneyParts(text, typed);
  if (whole === "" && cents === undefined) return "";
  const grouped = (whole.replace(/^0+(?=\d)/, "").slice(0, 8) || "0").replace(/\B(?=(\d{3})+$)/g, ".");
  return cents === undefined ? grouped : `${grouped},${cents.slice(0, 2)}`;
};

/** Parses a money text to integer cents; null if there is no number. "1.234,5" → 123450. */
export function moneyToCents(text: string): number | null {
  const [whole, cents] = moneyParts(text, false);
  if (whole === "" && !cents) return null;
  return Number(whole || "0") * 100 + Number((cents ?? "").slice(0, 2).padEnd(2, "0"));
}

/** "1.234,5" → "1.234,50"; applied on blur. */
export function completeMoney(text: string): string {
  const cents = moneyToCents(text);
  return cents === null ? "" : centsToMoney(cents);
}

/** 123450 → "1.234,50". */
export function centsToMoney(cents: number): string {
  return maskMoney(`${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`);
}

function moneyParts(text: string, typed: boolean): [whole: string, cents: string | undefined] {
  const cut = decimalMark(text, typed);
  if (cut < 0) return [onlyDigits(text), undefined];
  return [onlyDigits(text.slice(0, cut)), onlyDigits(text.slice(cut + 1))];
}

/**
 * Index of the decimal mark, or -1. Typed: the first comma, else a dot at the end. Pasted: a dot after a comma, else
 * the last comma, else a dot before one or two final digits.
 */
function decimalMark(text: string, typed: boolean): number {
  const comma = text.indexOf(",");
  const dot = text.lastIndexOf(".");
  if (comma >= 0 && dot < comma) return typed ? comma : text.lastIndexOf(",");
  if (comma >= 0 && dot > comma) return typed ? comma : dot;
  if (typed) return text.endsWith(".") ? dot : -1;
  return /\.\d{1,2}\s*$/.test(text) ? dot : -1;
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
