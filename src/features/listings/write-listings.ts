import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { purgeImages } from "../../platform/images/purge-images.ts";
import { imagesIn } from "../../platform/images/queries-shown-images.ts";
import { quotaExceeded } from "../../platform/limits/rate-limit.ts";
import { publishLive } from "../../platform/live/live.ts";
import { MUNICIPALITIES, STATE } from "../../shared/municipalities.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { CHOOSE } from "./messages.ts";
import {
  deleteOwn,
  deletePhoto,
  insertOnce,
  markSold,
  offerAgain,
  orderPhotos,
  renewOwn,
  updateOwn,
} from "./queries.ts";
import { deleteFavorite, insertFavorite } from "./queries-favorites.ts";
import { listingExpiry } from "./rules.ts";
import type { CreateListingInput, ListingInput } from "./schemas.ts";

const refuse = (field: string, message: string) => new DomainError("input.invalid", { fields: { [field]: message } });

/** Throws `input.invalid` unless the portal serves the state, and the city is in it. */
function assertPlace({ stateId, cityId }: ListingInput, path = ""): void {
  if (stateId !== STATE.id) throw refuse(`${path}stateId`, CHOOSE.state);
  if (!MUNICIPALITIES.some((known) => known.ibge === cityId)) throw refuse(`${path}cityId`, CHOOSE.city);
}

/**
 * Publishes a listing for five days; idempotent by submission.
 * Throws `input.invalid` for an unknown place or category, `rate_limited`, `phone.unconfirmed` if the portal demands a
 * confirmed WhatsApp first.
 */
export async function createListing(ctx: UserContext, input: CreateListingInput): Promise<{ id: string }> {
  assertPlace(input);
  const { now, user } = ctx;
  const listing = { ...input, id: newId(now), userId: user.id, createdAt: now, expiresAt: listingExpiry(now) };
  const { DEMAND_CONFIRMED_PHONE } = ctx.env.settings;
  const { storedId, freeAt, mayPublish } = await insertOnce(ctx.db, listing, DEMAND_CONFIRMED_PHONE);
  if (storedId !== null) {
    ctx.deliverSoon();
    return { id: storedId };
  }
  if (!mayPublish) throw new DomainError("phone.unconfirmed");
  if (freeAt !== null) throw quotaExceeded(freeAt);
  throw refuse("category", CHOOSE.category);
}

function assertFound(found: boolean): void {
  if (!found) throw new DomainError("listing.not_found");
}

/**
 * Changes the caller's listing, even an expired one. Throws `input.invalid`, `listing.not_found` (also for others'
 * listings).
 */
export async function updateListing(ctx: UserContext, id: string, changes: ListingInput): Promise<void> {
  assertPlace(changes, "changes.");
  assertFound(await updateOwn(ctx.db, id, ctx.user.id, changes, ctx.now));
  ctx.deliverSoon();
}

/** Publishes the caller's listing for five days from now. Throws `listing.not_found`. */
export async function renewListing(ctx: UserContext, id: string): Promise<{ expiresAt: number }> {
  const expiresAt = listingExpiry(ctx.now);
  assertFound(await renewOwn(ctx.db, id, ctx.user.id, { expiresAt, now: ctx.now }));
  ctx.deliverSoon();
  return { expiresAt };
}

/** Tells open apps of a listing that others see no longer, again, or as sold; those that show it ask. */
export function broadcastListing({ env, now, waitUntil }: Context, id: string): void {
  waitUntil(publishLive(env, { kind: "listings", ids: [id] }, now));
}

/**
 * Marks the caller's listing as sold, which takes it out of the lists, or offers it again. Throws `listing.not_found`,
 * also for offering an expired one again.
 */
export async function setSold(ctx: UserContext, id: string, sold: boolean): Promise<{ sold: boolean }> {
  assertFound(await (sold ? markSold : offerAgain)(ctx.db, id, ctx.user.id, ctx.now));
  if (!sold) ctx.deliverSoon();
  broadcastListing(ctx, id);
  return { sold };
}

/**
 * Makes a listing a favourite of the caller, or not. Throws `listing.not_found` unless it is public and someone else's,
 * and `favorite.limit`.
 */
export async function setFavorite({ db, user, now }: UserContext, id: string, favorite: boolean): Promise<void> {
  if (!favorite) return deleteFavorite(db, id, user.id);
  const { isFavorite, isFull } = await insertFavorite(db, { listingId: id, userId: user.id, now });
  if (!isFavorite && isFull) throw new DomainError("favorite.limit");
  assertFound(isFavorite);
}

/** Deletes the caller's listing and its photos. Throws `listing.not_found`. */
export async function deleteListing(ctx: UserContext, id: string): Promise<void> {
  assertFound(await deleteOwn(ctx.db, id, ctx.user.id));
  broadcastListing(ctx, id);
  purgeImages(ctx, imagesIn(`marketplace/${id}`));
}

interface Photo {
  listingId: string;
  photoId: string;
}

/** Deletes a photo of the caller's listing. Throws `listing.not_found`, also if there is no such photo. */
export async function deleteListingPhoto(ctx: UserContext, photo: Photo): Promise<void> {
  assertFound(await deletePhoto(ctx.db, { ...photo, ownerId: ctx.user.id }));
  purgeImages(ctx, imagesIn(`marketplace/${photo.listingId}`));
}

/** Puts the photos of the caller's listing into an order. Throws `listing.not_found`, also if these are not its photos. */
export async function setPhotoOrder(ctx: UserContext, order: { listingId: string; photoIds: string[] }): Promise<void> {
  assertFound(await orderPhotos(ctx.db, { ...order, ownerId: ctx.user.id }));
}
