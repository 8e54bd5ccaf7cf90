import { internationalPhone } from "./phone.ts";

/** Link to a WhatsApp chat with a number and an optional text. Without a number, WhatsApp asks for the recipient. */
export function whatsappLink(phone: string | null, text?: string): string {
  return `https://wa.me/${internationalPhone(phone ?? "")}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

/** Link that calls a number. */
export function phoneLink(phone: string): string {
  return `tel:+${internationalPhone(phone)}`;
}

/** URL of an Instagram profile; the handle may start with "@". */
export function instagramLink(handle: string): string {
  return `https://www.instagram.com/${encodeURIComponent(handle.trim().replace(/^@/, ""))}`;
}
