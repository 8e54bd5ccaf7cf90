import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { addressMarks } from "../../platform/hashing/account-marks.ts";
import { quotaExceeded } from "../../platform/limits/rate-limit.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastRequest } from "../requests/broadcast-requests.ts";
import { endConfirmed } from "./queries-end.ts";
import { answerProposed, deleteProposed, insertHire } from "./queries-hires.ts";
import { type HireEnd, hireDeadline } from "./rules.ts";
import type { answerHireInput, chosenInput, madeHire } from "./schemas.ts";

/** Tells the two people of a hire, and nobody else, that it changed. */
export function broadcastHire(ctx: UserContext, otherId: string): void {
  ctx.waitUntil(publishLiveTo(ctx.env, [ctx.user.id, otherId], { kind: "hires" }, ctx.now));
}

/**
 * Proposes a hire to somebody who is interested in the caller's request; the same hire again if it stands.
 * Throws `request.not_found`, `hire.not_interested`, `hire.answered` if that person denied it or it was cancelled, `hire.exists`,
 * `hire.too_late` and `rate_limited`.
 */
export async function proposeHire(
  ctx: UserContext,
  { requestId, providerId }: z.infer<typeof chosenInput>,
): Promise<z.infer<typeof madeHire>> {
  const { db, user, now } = ctx;
  const id = newId(now);
  const found = await insertHire(db, { id, requestId, ownerId: user.id, providerId, now }, addressMarks(ctx));
  const { request, hire, freeAt } = found;
  if (hire?.id === id) {
    ctx.deliverSoon();
    broadcastHire(ctx, providerId);
  }
  if (hire && hire.status !== "denied" && hire.endedAs !== "cancelled") return { id: hire.id, status: hire.status };
  if (freeAt !== null) throw quotaExceeded(freeAt);
  if (!request) throw new DomainError("request.not_found");
  if (hire) throw new DomainError("hire.answered");
  if (request.isTaken) throw new DomainError("hire.exists");
  throw new DomainError(hireDeadline(request.expiresAt) <= now ? "hire.too_late" : "hire.not_interested");
}

/** Withdraws the caller's proposal while it waits for an answer. Throws `hire.not_found`. */
export async function withdrawHire(ctx: UserContext, id: string): Promise<void> {
  const providerId = await deleteProposed(ctx.db, id, ctx.user.id);
  if (!providerId) throw new DomainError("hire.not_found");
  broadcastHire(ctx, providerId);
}

/**
 * Confirms or denies a hire proposed to the caller, once; repeating the answer changes nothing.
 * Throws `hire.not_found` and `hire.answered`.
 */
export async function answerHire(
  ctx: UserContext,
  { id, isConfirmed }: z.infer<typeof answerHireInput>,
): Promise<z.infer<typeof madeHire>> {
  const status = isConfirmed ? "confirmed" : "denied";
  const key = { id, providerId: ctx.user.id };
  const { hire, isAnswered, others } = await answerProposed(ctx.db, key, status, addressMarks(ctx), ctx.now);
  if (!hire) throw new DomainError("hire.not_found");
  if (hire.status !== status) throw new DomainError("hire.answered");
  if (isAnswered) {
    ctx.deliverSoon();
    broadcastHire(ctx, hire.clientId);
    if (others.length > 0) ringBells(ctx, others);
    if (isConfirmed && hire.requestId !== null) broadcastRequest(ctx, hire.requestId);
  }
  return { id: hire.id, status: hire.status };
}

/**
 * Ends a confirmed hire of the caller; repeating it changes nothing. A cancelled one frees its request for another,
 * one that is done closes it.
 * Throws `hire.not_found`, also if the other account was deleted, and `hire.ended` if it has ended in the other way.
 */
export async function endHire(ctx: UserContext, id: string, endedAs: HireEnd, reason = ""): Promise<void> {
  const { db, user, now } = ctx;
  const { hire, isEnded, people } = await endConfirmed(db, { id, personId: user.id, endedAs, reason, now });
  if (!hire) throw new DomainError("hire.not_found");
  if (hire.endedAs !== endedAs) throw new DomainError("hire.ended");
  if (!isEnded) return;
  ctx.deliverSoon();
  broadcastHire(ctx, hire.otherId);
  if (people.length > 0) ringBells(ctx, people);
  if (hire.requestId !== null) broadcastRequest(ctx, hire.requestId);
}
