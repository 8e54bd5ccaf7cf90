import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { hasWorkflow } from "../../platform/delivery/n8n.ts";
import { quotaExceeded } from "../../platform/limits/rate-limit.ts";
import { assertAdmitted } from "../../platform/limits/refusal-cache.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastDeleted, broadcastInterest, broadcastPublished, broadcastRequest } from "./broadcast-requests.ts";
import { setInterest } from "./queries.ts";
import { selectAskable } from "./queries-addressees.ts";
import { describeOwnInterest } from "./queries-interest.ts";
import { insertRecommendation } from "./queries-recommend.ts";
import {
  closeOwn,
  contentsOf,
  deleteOwn,
  extendOwn,
  insertOnce,
  renewedContents,
  reopenOwn,
  seekMore,
  updateOwn,
} from "./queries-write.ts";
import { ADDRESSED_ALONE_MS, expiryOf, FREE_INTEREST_LIMIT, INTEREST_LIMIT, PUBLISH_CALLS_LIMIT } from "./rules.ts";
import type { Addressing, CreateRequestInput, DescribeInterestInput, RequestInput } from "./schemas.ts";

interface Submission {
  submissionId: string;
  contents: ReturnType<typeof contentsOf>;
  /** Whether it may be stored again once its request no longer looks for people. */
  isAgain: boolean;
}

const FOR_ALL: Addressing = { addresseeIds: [], isForAll: true };

/**
 * Publishes a request with these contents, unless its submission is stored or the caller published too many or may not
 * ask one of the addressees. Throws `phone.unconfirmed` if the portal demands a confirmed WhatsApp first.
 */
async function publish(
  ctx: UserContext,
  { submissionId, contents, isAgain }: Submission,
  { addresseeIds, isForAll }: Addressing = FOR_ALL,
) {
  const { now, user } = ctx;
  const newest = newId(now);
  const openToAllAt = addresseeIds.length === 0 || isForAll ? null : now + ADDRESSED_ALONE_MS;
  const term = { createdAt: now, expiresAt: expiryOf(now), openToAllAt };
  const request = { id: newest, createdBy: user.id, submissionId, addresseeIds, ...term };
  const { settings } = ctx.env;
  const demandsPhone = settings.DEMAND_CONFIRMED_PHONE;
  const options = { notify: hasWorkflow(settings), demandsPhone, isAgain, isClient: user.isClient };
  const { calls, taken, storedId, freeAt, mayPublish } = await insertOnce(ctx.db, request, contents, options);
  ctx.deliverSoon(taken);
  assertAdmitted(ctx.sessionId, PUBLISH_CALLS_LIMIT, calls, now);
  if (storedId === null && !mayPublish) throw new DomainError("phone.unconfirmed");
  if (storedId === newest) {
    (openToAllAt === null ? broadcastPublished : broadcastRequest)(ctx, storedId);
    if (addresseeIds.length > 0)
      ctx.afterResponse(() => publishLiveTo(ctx.env, addresseeIds, { kind: "notices" }, now));
  }
  return { storedId, freeAt };
}

/**
 * Publishes a request for 48 hours, with its notification in the same transaction; idempotent by submission.
 * Throws `rate_limited`, `phone.unconfirmed`, `request.addressee` if one of those to ask can't be asked,
 * `auth.required` if the account was just blocked.
 */
export async function createRequest(ctx: UserContext, input: CreateRequestInput): Promise<{ id: string }> {
  const addresseeIds = [...new Set(input.addresseeIds)];
  const addressing = { addresseeIds, isForAll: input.isForAll };
  const submission = { submissionId: input.submissionId, contents: contentsOf(input), isAgain: false };
  const { storedId, freeAt } = await publish(ctx, submission, addressing);
  if (storedId !== null) return { id: storedId };
  if (freeAt !== null) throw quotaExceeded(freeAt);
  const askable = await selectAskable(ctx.db, addresseeIds, ctx.user.id);
  throw new DomainError(askable.length < addresseeIds.length ? "request.addressee" : "auth.required");
}

/**
 * Publishes an own request again, as a new one with the same contents, unless one that was published so still looks for
 * people: then that is returned. Throws `request.not_found`, also for others' requests and if this or that one is
 * hidden, `phone.unconfirmed` and `rate_limited`.
 */
export async function republishRequest(ctx: UserContext, id: string): Promise<{ id: string }> {
  const again = { submissionId: `again:${id}`, contents: renewedContents(id, ctx.user.id), isAgain: true };
  const { storedId, freeAt } = await publish(ctx, again);
  if (storedId !== null) return { id: storedId };
  throw freeAt === null ? new DomainError("request.not_found") : quotaExceeded(freeAt);
}

/** Changes the caller's request if it hasn't expired. Throws `request.not_found`, also for others' requests. */
export async function updateRequest(ctx: UserContext, id: string, changes: RequestInput): Promise<void> {
  const key = { id, ownerId: ctx.user.id, now: ctx.now };
  const formerType = await updateOwn(ctx.db, key, changes, hasWorkflow(ctx.env.settings));
  if (formerType === null) throw new DomainError("request.not_found");
  ctx.deliverSoon();
  broadcastRequest(ctx, id, [formerType]);
}

/**
 * Ends the caller's request before its time, or opens it again until then; idempotent. Throws `request.not_found`, also
 * for opening one again whose time is over.
 */
export async function setClosed(ctx: UserContext, id: string, closed: boolean): Promise<void> {
  const key = { id, ownerId: ctx.user.id, now: ctx.now };
  const told = closed ? await closeOwn(ctx.db, key) : await reopenOwn(ctx.db, key);
  if (!told) throw new DomainError("request.not_found");
  broadcastRequest(ctx, id);
  if (told !== true) ringBells(ctx, told);
}

/** Gives the caller's open request 48 hours more, once; idempotent. Throws `request.not_found`, also for ended ones. */
export async function extendRequest(ctx: UserContext, id: string): Promise<void> {
  if (!(await extendOwn(ctx.db, { id, ownerId: ctx.user.id, now: ctx.now })))
    throw new DomainError("request.not_found");
  broadcastRequest(ctx, id);
}

/**
 * Keeps the caller's open request looking for people after a hire was confirmed; idempotent. Throws
 * `request.not_found`, also for ended ones.
 */
export async function seekMorePeople(ctx: UserContext, id: string): Promise<void> {
  if (!(await seekMore(ctx.db, { id, ownerId: ctx.user.id, now: ctx.now }))) throw new DomainError("request.not_found");
  broadcastRequest(ctx, id);
}

/** Deletes the caller's request. Throws `request.not_found`, also for others' requests. */
export async function deleteRequest(ctx: UserContext, id: string): Promise<void> {
  const deleted = await deleteOwn(ctx.db, { id, ownerId: ctx.user.id, now: ctx.now });
  if (!deleted) throw new DomainError("request.not_found");
  broadcastDeleted(ctx, id, deleted);
}

/** `retryAt`: when the person may show interest again. */
function tooManyInterests(freeAt: number | null): DomainError {
  return new DomainError("interest.limit", freeAt === null ? {} : { params: { retryAt: String(freeAt) } });
}

/**
 * Sets or removes the caller's interest in a request; idempotent.
 * Throws `request.not_found`, `request.own`, `request.expired`, without premium `interest.limit`, and
 * `hire.answered` for taking back what the owner declined or hired for.
 */
export async function changeInterest(ctx: UserContext, id: string, interested: boolean) {
  const limits = ctx.user.isPremium ? [] : [FREE_INTEREST_LIMIT];
  const key = { id, userId: ctx.user.id, now: ctx.now };
  const { calls, taken, state } = await setInterest(ctx.db, key, interested, limits);
  ctx.deliverSoon(taken);
  assertAdmitted(ctx.sessionId, INTEREST_LIMIT, calls, ctx.now);
  if (!state) throw new DomainError("request.not_found");
  if (state.isOwn) throw new DomainError("request.own");
  if (interested && !state.interested && state.expiresAt <= ctx.now) throw new DomainError("request.expired");
  if (interested && !state.interested) throw tooManyInterests(state.freeAt);
  if (!interested && state.interested) throw new DomainError("hire.answered");
  if (state.changed) broadcastInterest(ctx, id, ctx.user.id);
  return { interested: state.interested, interestCount: state.interestCount, isNew: state.isNew };
}

/**
 * Recommends a connection for a request; idempotent. The answer doesn't tell whether the colleague is told of it.
 * Throws `request.not_found`, `request.own`, `request.expired`, `connection.not_found` and `rate_limited`.
 */
export async function recommend(ctx: UserContext, id: string, colleagueId: string): Promise<void> {
  const { db, env, now, user } = ctx;
  const state = await insertRecommendation(db, { id, fromId: user.id, toId: colleagueId, now });
  if (!state) throw new DomainError("request.not_found");
  if (state.isOwn) throw new DomainError("request.own");
  if (!state.isOpen) throw new DomainError("request.expired");
  if (!state.isConnected) throw new DomainError("connection.not_found");
  if (!state.isRecommended)
    throw state.freeAt === null ? new DomainError("auth.required") : quotaExceeded(state.freeAt);
  if (state.isTold) ctx.waitUntil(publishLiveTo(env, [colleagueId], { kind: "notices" }, now));
  if (state.isPushed) ctx.deliverSoon();
}

/**
 * Sets the note and the prices of the caller's interest, and tells the owner.
 * Throws `request.not_found`, `request.expired` and `hire.not_interested`.
 */
export async function describeInterest(ctx: UserContext, input: DescribeInterestInput): Promise<void> {
  const state = await describeOwnInterest(ctx.db, { ...input, userId: ctx.user.id, now: ctx.now });
  if (!state || state.isOwn) throw new DomainError("request.not_found");
  if (state.expiresAt <= ctx.now) throw new DomainError("request.expired");
  if (!state.isInterested) throw new DomainError("hire.not_interested");
  ctx.waitUntil(publishLiveTo(ctx.env, [state.ownerId, ctx.user.id], { kind: "request", id: input.id }, ctx.now));
}
