import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { idPageOf, pageOf } from "../../platform/database/keyset.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import type { UserContext } from "../../trpc/init.ts";
import { maySeeContact, mustConfirmPhone } from "../contacts/rules.ts";
import { findInterested, setSeen } from "./queries-interested.ts";
import { listOwnInterests } from "./queries-own-interests.ts";
import { INTERESTED_PAGE_SIZE } from "./rules.ts";
import { OWN_INTERESTS_PAGE_SIZE, offeredRange, readInterestCursor, writeInterestCursor } from "./rules-interest.ts";
import type { chosenInput, interestedInput, interestedPage } from "./schemas.ts";
import type { ownInterestPage, ownInterestsInput } from "./schemas-interest.ts";

/**
 * A page of the people who are interested in the caller's request. Leaves out people whose account or card
 * is hidden, and those who blocked the caller or are blocked by them. Throws `request.not_found`.
 */
export async function readInterested(
  { db, user, now }: UserContext,
  { requestId, order, cursor }: z.infer<typeof interestedInput>,
): Promise<z.infer<typeof interestedPage>> {
  const page = { order, after: readInterestCursor(cursor ?? ""), size: INTERESTED_PAGE_SIZE };
  const found = await findInterested(db, { requestId, ownerId: user.id, now }, page);
  if (!found) throw new DomainError("request.not_found");
  const { items, last } = pageOf(found.people, page.size);
  const nextCursor = last && writeInterestCursor({ ...last, createdAt: last.interestedAt, userId: last.providerId });
  const masked = items.map(({ note, answer, ...person }) => ({
    ...person,
    note: maskContacts(note),
    answer: maskContacts(answer),
  }));
  const { canHire, canAsk, question } = found;
  return { items: masked, nextCursor, canHire, canAsk, question, typical: offeredRange(found.typicalPrices) };
}

/**
 * Records that the caller looked at somebody interested in their request, who learns of it the first time.
 * Throws `request.not_found` and `hire.not_interested`.
 */
export async function markInterestedSeen(
  ctx: UserContext,
  { requestId, providerId }: z.infer<typeof chosenInput>,
): Promise<void> {
  const { db, env, user, now } = ctx;
  const { isOwn, isInterested, changed } = await setSeen(db, { requestId, ownerId: user.id, providerId, now });
  if (!isOwn) throw new DomainError("request.not_found");
  if (!isInterested) throw new DomainError("hire.not_interested");
  if (changed) ctx.waitUntil(publishLiveTo(env, [providerId], { kind: "request", id: requestId }, now));
}

/** A page of what the caller is interested in, the newest request first, and the cursor of the next. */
export async function readOwnInterests(
  { db, env, user, now }: UserContext,
  { state, cursor }: z.infer<typeof ownInterestsInput>,
): Promise<z.infer<typeof ownInterestPage>> {
  const page = { before: cursor ?? null, size: OWN_INTERESTS_PAGE_SIZE };
  const rows = await listOwnInterests(db, user.id, { ...page, state, now });
  const mayContact =
    maySeeContact({ isPremium: user.isPremium, isAdmin: false }) && !mustConfirmPhone(env.settings, user);
  const { items, nextCursor } = idPageOf(rows, page);
  const shown = items.map(({ otherPrices, hasContact, question, ...interest }) => ({
    ...interest,
    question: maskContacts(question),
    isReachable: mayContact && hasContact && interest.expiresAt > now,
    offered: offeredRange(otherPrices),
  }));
  return { items: shown, nextCursor };
}
