const COUNTRY_CODE = "55";

/**
 * A link that opens WhatsApp with a number and, if given, a text. Non-digits are dropped, and 55 is added unless the
 * length shows that it is already there (55 is an area code, too). Without a number WhatsApp asks whom to send the text
 * to.
 */
export function whatsappLink(phone: string | null, text?: string): string {
  const digits = phone?.replace(/\D/g, "") ?? "";
  const hasCountry = digits.startsWith(COUNTRY_CODE) && digits.length >= 12;
  const number = digits === "" || hasCountry ? digits : COUNTRY_CODE + digits;
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

/** The profile page of an Instagram handle, with or without its "@". */
export function instagramLink(handle: string): string {
  return `https://www.instagram.com/${encodeURIComponent(handle.trim().replace(/^@/, ""))}`;
}

/** Digits with area code as (67) 99999-9999 or (67) 3321-0000. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, "($1) $2-$3");
}
