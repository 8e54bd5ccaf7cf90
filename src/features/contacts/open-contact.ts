import type { Env } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { loadPortrait } from "../../platform/images/portrait.ts";
import { assertWithinLimit, type Counted } from "../../platform/limits/rate-limit.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import { instagramLink } from "../../shared/links.ts";
import { formatReais } from "../../shared/money.ts";
import type { Context } from "../../trpc/context.ts";
import { findViewer } from "../auth/find-viewer.ts";
import type { CurrentUser } from "../auth/schemas.ts";
import { listingPath } from "../listings/addresses.ts";
import { countsOf } from "./limits.ts";
import { GREETINGS, ORG } from "./messages.ts";
import { type Opening, openCard, openListing, openRequest } from "./queries.ts";
import type { ContactOwner } from "./queries-owner.ts";
import {
  CONTACT_KINDS,
  CONTACT_WAYS,
  type ContactKind,
  maySeeContact,
  mustConfirmPhone,
  VCARD_PHOTO,
} from "./rules.ts";
import type { ContactAddress } from "./schemas.ts";
import { vcard } from "./vcard.ts";

/** A contact, given out and recorded. */
export interface OpenedContact {
  owner: null;
  name: string;
  /** Digits with area code; blank only for a card without a number. */
  phone: string;
  /** Prefilled first message to the person. */
  greeting: string;
  /** File name and content, if a vCard was requested. */
  vcard?: { name: string; text: string };
}

/** Nothing was given out: the viewer has to see what is known of the owner first. */
interface FirstContact {
  owner: ContactOwner;
}

/** From which of our pages the viewer comes. */
export interface Origin {
  /** From the page about the owner, now or, on this browser, from another one before. */
  isNow: boolean;
  isRemembered: boolean;
  /** From one of our pages at all, so that `compartilhado` means the card and no link in a chat. */
  isShared: boolean;
}

type Opened = OpenedContact | FirstContact;

function assertWithinLimits({ counts }: Opening, { counted }: { counted: readonly Counted[][] }): void {
  for (const [place, { limit }] of counts.entries()) assertWithinLimit(limit, counted[place] ?? []);
}

async function listingContact({ db, env }: Context, opening: Opening): Promise<Opened> {
  const { owner, contact, ...calls } = await openListing(db, opening);
  if (owner) return { owner };
  assertWithinLimits(opening, calls);
  if (!contact) throw new DomainError("contact.not_found");
  const { id, name, phone, priceCents } = contact;
  const title = maskContacts(contact.title);
  const link = env.settings.APP_URL + listingPath({ id, title });
  const greeting = GREETINGS.listing({ seller: name, title, price: formatReais(priceCents), link });
  return { owner: null, name, phone, greeting };
}

/** The photo of a vCard, the only format that all phones import; without it, if it can't be had now. */
async function portraitFor(env: Env, avatarUrl: string | null): Promise<Uint8Array | null> {
  try {
    return await loadPortrait(env, avatarUrl, VCARD_PHOTO.side, { format: "image/jpeg", quality: VCARD_PHOTO.quality });
  } catch (error) {
    // Logged where it failed. The number was given out and counted, so it has to arrive.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function cardContact({ db, env }: Context, opening: Opening): Promise<Opened> {
  const { owner, contact, ...calls } = await openCard(db, opening);
  if (owner) return { owner };
  assertWithinLimits(opening, calls);
  if (!contact) throw new DomainError("contact.not_found");
  const { name, phone, slug, profession, instagram, avatarUrl } = contact;
  const opened = { owner: null, name, phone, greeting: GREETINGS.card(name) };
  if (opening.way !== "vcard") return opened;
  const urls = [`${env.settings.APP_URL}/cartao/${slug}`, ...(instagram ? [instagramLink(instagram)] : [])];
  const photo = await portraitFor(env, avatarUrl);
  const text = vcard({ name, role: profession, org: ORG, phone: phone || null, urls, photo });
  return { ...opened, vcard: { name: `${slug}.vcf`, text } };
}

async function requestContact(ctx: Context, opening: Opening, viewer: CurrentUser | null): Promise<Opened> {
  if (!viewer) throw new DomainError("auth.required");
  const isAdmin = (await ctx.session())?.isFreshAdmin ?? false;
  const seesContacts = maySeeContact({ isPremium: viewer.isPremium, isAdmin });
  const { owner, request, ...calls } = await openRequest(ctx.db, { ...opening, viewerId: viewer.id }, seesContacts);
  if (owner) return { owner };
  assertWithinLimits(opening, calls);
  if (!request) throw new DomainError("contact.not_found");
  const { name, phone, serviceType: service, location: place, maySee } = request;
  if (!maySee) throw new DomainError("premium.required");
  if (phone === null) throw new DomainError("contact.not_found");
  return { owner: null, name: name ?? "", phone, greeting: GREETINGS.request({ name: name ?? "", service, place }) };
}

const CONTACT_OF: Record<ContactKind, (ctx: Context, opening: Opening, viewer: CurrentUser | null) => Promise<Opened>> =
  {
    listing: listingContact,
    card: cardContact,
    request: requestContact,
  };

/**
 * Gives out one person's contact and records who got it, when and how; before the first contact with somebody, only what
 * is known of them.
 * Throws `contact.not_found` if the item doesn't exist or hides its contact, `auth.required`, `premium.required`,
 * `phone.unconfirmed`, `rate_limited`.
 */
export async function openContact(
  ctx: Context,
  { name, id, way }: ContactAddress,
  { isNow, isRemembered, isShared }: Origin,
): Promise<Opened> {
  const viewer = await findViewer(ctx);
  const { settings } = ctx.env;
  // Otherwise logging out would be the way around it.
  if (settings.DEMAND_CONFIRMED_PHONE && !viewer) throw new DomainError("auth.required");
  if (viewer && mustConfirmPhone(settings, viewer)) throw new DomainError("phone.unconfirmed");
  const opening: Opening = {
    id: newId(ctx.now),
    viewerId: viewer?.id ?? null,
    subjectId: id,
    way: CONTACT_WAYS[way],
    isAware: isNow || (viewer === null && isRemembered),
    isShared: isShared && way === "compartilhado",
    now: ctx.now,
    counts: countsOf(viewer, ctx.address, ctx.now),
  };
  return CONTACT_OF[CONTACT_KINDS[name].kind](ctx, opening, viewer);
}
