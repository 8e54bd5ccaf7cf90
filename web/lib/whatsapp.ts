const COUNTRY_CODE = "55";

/**
 * A link that opens WhatsApp with a number and, if given, a text. Non-digits are dropped and 55 is prefixed unless the
 * length shows that it is there (area code 55 exists). Without a number WhatsApp asks whom to send the text to.
 */
export function whatsappLink(phone: string | null, text?: string): string {
  const digits = phone?.replace(/\D/g, "") ?? "";
  const hasCountry = digits.startsWith(COUNTRY_CODE) && digits.length >= 12;
  const number = digits === "" || hasCountry ? digits : COUNTRY_CODE + digits;
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}
