import { internationalPhone } from "./phone.ts";

/**
 * A link that opens WhatsApp with a number and, if given, a text. Without a number WhatsApp asks whom to send the text
 * to.
 */
export function whatsappLink(phone: string | null, text?: string): string {
  return `https://wa.me/${internationalPhone(phone ?? "")}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

/** A link that calls a number. */
export function phoneLink(phone: string): string {
  return `tel:+${internationalPhone(phone)}`;
}

/** The profile page of an Instagram handle, with or without its "@". */
export function instagramLink(handle: string): string {
  return `https://www.instagram.com/${encodeURIComponent(handle.trim().replace(/^@/, ""))}`;
}
