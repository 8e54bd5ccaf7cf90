import type { RateLimit } from "../../platform/rate-limit.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

/** What a contact can be opened from, by its name in the address, and by which ways. */
export const CONTACT_KINDS = {
  anuncio: { kind: "listing", ways: ["whatsapp", "telefone"] },
  cartao: { kind: "card", ways: ["whatsapp", "telefone", "vcard"] },
  solicitacao: { kind: "request", ways: ["whatsapp", "telefone"] },
} as const;
export type ContactName = keyof typeof CONTACT_KINDS;
export type ContactKind = (typeof CONTACT_KINDS)[ContactName]["kind"];

/** The ways to a contact, by their name in the address. */
export const CONTACT_WAYS = { whatsapp: "whatsapp", telefone: "phone", vcard: "vcard" } as const;
export type WayName = keyof typeof CONTACT_WAYS;
export type ContactWay = (typeof CONTACT_WAYS)[WayName];

export function isWayOf(name: ContactName, way: WayName): boolean {
  return CONTACT_KINDS[name].ways.some((allowed) => allowed === way);
}

/** The address that opens a contact: in WhatsApp unless another way is named. `id` of a card is the provider's. */
export function contactPath(name: ContactName, id: string, way: WayName = "whatsapp"): string {
  return `/contato/${name}/${id}${way === "whatsapp" ? "" : `?via=${way}`}`;
}

/** Who may see a request's contact name and phone. Source: decisions on the specification, "Service requests". */
export function maySeeContact(viewer: { isPremium: boolean; isAdmin: boolean }, isOwn: boolean): boolean {
  return isOwn || viewer.isPremium || viewer.isAdmin;
}

/** How many contacts an address may open without a session. Phones of one carrier can share an address. */
export const VISITOR_LIMITS: readonly [RateLimit, RateLimit] = [
  { name: "contact-visitor-hour", max: 20, windowMs: HOUR_MS },
  { name: "contact-visitor-day", max: 60, windowMs: DAY_MS },
];
/** How many contacts a signed-in person may open. */
export const PERSON_LIMITS: readonly [RateLimit, RateLimit] = [
  { name: "contact-person-hour", max: 60, windowMs: HOUR_MS },
  { name: "contact-person-day", max: 200, windowMs: DAY_MS },
];

/** Records of opened contacts are kept for a year. */
export const OPENINGS_KEPT_MS = 365 * DAY_MS;
