/** A Brazilian number with area code, or a local one of 8 or 9 digits, in common spellings. */
const PHONE =
  /(?<![\d,.])(?:\+?55[\s.-]*)?(?:\(?0?[1-9]\d\)?[\s.-]*)?(?:9[\s.]?\d{4}[\s.-]?\d{4}|[2-5]\d{3}[\s.-]?\d{4})(?!\d|[,.]\d)/;

/** Whether a text seems to contain a phone number, to warn its author. */
export function holdsPhone(text: string): boolean {
  return PHONE.test(text);
}
