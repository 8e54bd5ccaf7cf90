const COUNTRY_CODE = "55";

/**
 * Normalizes what someone typed to a national number: only digits, without country code 55, which is recognised by
 * length because 55 is also an area code. Null unless it is a Brazilian mobile (11 digits) or landline (10 digits)
 * number.
 */
export function nationalPhone(typed: string): string | null {
  if (!/^[\d\s()+.\-–/]*$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "");
  const national = hasCountryCode(digits) ? digits.slice(2) : digits;
  return /^[1-9][1-9](?:9\d{8}|[2-5]\d{7})$/.test(national) ? national : null;
}

/** The digits of a stored number with the country code; empty if it is blank. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits === "" || hasCountryCode(digits) ? digits : COUNTRY_CODE + digits;
}

/** Formats digits with area code as (67) 99999-9999 or (67) 3321-0000. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, "($1) $2-$3");
}

/** Decides by length, because 55 is also an area code. */
function hasCountryCode(digits: string): boolean {
  return /^55\d{10,11}$/.test(digits);
}
