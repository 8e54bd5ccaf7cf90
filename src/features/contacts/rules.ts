import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

/** Items with a contact, by their name in the URL, with the ways to open it. */
export const CONTACT_KINDS = {
  anuncio: { kind: "listing", ways: ["whatsapp", "telefone"] },
  cartao: { kind: "card", ways: ["whatsapp", "compartilhado", "telefone", "vcard"] },
  solicitacao: { kind: "request", ways: ["whatsapp", "telefone"] },
} as const;
export type ContactName = keyof typeof CONTACT_KINDS;
export type ContactKind = (typeof CONTACT_KINDS)[ContactName]["kind"];

/** Ways to open a contact, by their name in the URL. `compartilhado` is WhatsApp from a card that its owner shared. */
export const CONTACT_WAYS = {
  whatsapp: "whatsapp",
  compartilhado: "whatsapp",
  telefone: "phone",
  vcard: "vcard",
} as const;
export type WayName = keyof typeof CONTACT_WAYS;
export type ContactWay = (typeof CONTACT_WAYS)[WayName];

/** What is recorded: `detail` means that the request's screen showed name and phone. */
export const OPENED_KINDS = ["listing", "card", "request"] as const satisfies readonly ContactKind[];
export const OPENED_WAYS = ["whatsapp", "phone", "vcard", "detail"] as const satisfies readonly (
  | ContactWay
  | "detail"
)[];

export function isWayOf(name: ContactName, way: WayName): boolean {
  return CONTACT_KINDS[name].ways.some((allowed) => allowed === way);
}

/** Path that opens a contact, in WhatsApp by default. A card's `id` is the provider's. */
export function contactPath(name: ContactName, id: string, way: WayName = "whatsapp"): string {
  return `/contato/${name}/${id}${way === "whatsapp" ? "" : `?via=${way}`}`;
}

/** Advice on cards that people share, and on the page before a first contact. */
export const NEVER_PAY_FIRST = "Nunca pague adiantado por PIX.";

/** Set after "Continuar" on the page that people see before their first contact with somebody. */
export const AWARE = { query: "ciente", value: "sim", cookie: "contato_ciente" } as const;

/** Path on which people go on from that page. */
export function awarePath(name: ContactName, id: string, way: WayName): string {
  const path = contactPath(name, id, way);
  return `${path}${path.includes("?") ? "&" : "?"}${AWARE.query}=${AWARE.value}`;
}
/** How long a browser without a session remembers it. */
export const AWARE_VISITOR_MS = 30 * DAY_MS;
/** Hires and reports are counted up to this number. */
export const COUNTED_MAX = 100;
/** A younger account tells its age in days, others the month in which they began. */
export const YOUNG_DAYS = 30;

/** Whether somebody other than its owner may see a request's contact name and phone. */
export function maySeeContact(viewer: { isPremium: boolean; isAdmin: boolean }): boolean {
  return viewer.isPremium || viewer.isAdmin;
}

/** Whether a person has to confirm their WhatsApp before they open contacts. The portal's owner decides if it is demanded. */
export function mustConfirmPhone(
  settings: { DEMAND_CONFIRMED_PHONE: boolean },
  viewer: { hasConfirmedPhone: boolean },
) {
  return settings.DEMAND_CONFIRMED_PHONE && !viewer.hasConfirmedPhone;
}

/** Contacts that may be opened from one IP address without a session. Phones of one carrier can share an address. */
export const VISITOR_LIMITS: readonly [RateLimit, RateLimit] = [
  { name: "contact-visitor-hour", max: 20, windowMs: HOUR_MS },
  { name: "contact-visitor-day", max: 60, windowMs: DAY_MS },
];
/** Contacts that a signed-in person may open. */
export const PERSON_LIMITS: readonly [RateLimit, RateLimit] = [
  { name: "contact-person-hour", max: 60, windowMs: HOUR_MS },
  { name: "contact-person-day", max: 200, windowMs: DAY_MS },
];
/** The same for accounts that are younger than {@link NEW_ACCOUNT_MS}. */
export const NEW_PERSON_LIMITS: readonly [RateLimit, RateLimit] = [
  { name: "contact-new-person-hour", max: 15, windowMs: HOUR_MS },
  { name: "contact-new-person-day", max: 40, windowMs: DAY_MS },
];
export const NEW_ACCOUNT_MS = DAY_MS;
/** Contacts that all people who are signed in at one IP address may open. */
export const ADDRESS_LIMITS: readonly [RateLimit, RateLimit] = [
  { name: "contact-address-hour", max: 120, windowMs: HOUR_MS },
  { name: "contact-address-day", max: 400, windowMs: DAY_MS },
];

/** Openings of their own contact that a person gets at once. */
export const OPENINGS_PAGE_SIZE = 20;

/** How long records of opened contacts are kept. */
export const OPENINGS_KEPT_MS = 365 * DAY_MS;

/** The photo in a vCard: even of noise, the file stays below 50 kB. Side in pixels. */
export const VCARD_PHOTO = { side: 192, quality: 80 } as const;
