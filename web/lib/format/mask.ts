/**
 * Converts typed or pasted text to the text shown in the field. Pure and idempotent. `typed` is true for single
 * keystrokes; pasted or autofilled text may contain +55, dots or spaces.
 */
export type Mask = (text: string, typed?: boolean) => string;

export const onlyDigits = (text: string) => text.replace(/\D/g, "");

/** "00000-000" */
export const maskCep: Mask = (text) => {
  const digits = onlyDigits(text).slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
};
