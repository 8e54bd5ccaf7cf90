/**
 * Converts typed or pasted text to the text shown in the field. Pure and idempotent. `typed` is true for single
 * keystrokes; pasted or autofilled text may contain +55, dots or spaces.
 */
export type Mask = (text: string, typed?: boolean) => string;

export const onlyDigits = (text: string) => text.replace(/\D/g, "");
