import { type Mask, onlyDigits } from "./mask.ts";

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

/** `R$ 1.234,50`, with a non-breaking space. */
export const formatPrice = (cents: number) => `R$\u00a0${centsToMoney(cents)}`;

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
