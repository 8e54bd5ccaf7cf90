import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastRequest } from "../requests/broadcast-requests.ts";
import { broadcastHire } from "./manage-hires.ts";
import { endConfirmed } from "./queries-end.ts";
import type { HireEnd } from "./rules.ts";

/**
 * Ends a confirmed hire of the caller; repeating it changes nothing. A cancelled one frees its request for another.
 * Throws `hire.not_found`, also if the other account was deleted, and `hire.ended` if it has ended in the other way.
 */
export async function endHire(ctx: UserContext, id: string, endedAs: HireEnd, reason = ""): Promise<void> {
  const { db, user, now } = ctx;
  const { hire, isEnded } = await endConfirmed(db, { id, personId: user.id, endedAs, reason, now });
  if (!hire) throw new DomainError("hire.not_found");
  if (hire.endedAs !== endedAs) throw new DomainError("hire.ended");
  if (!isEnded) return;
  ctx.deliverSoon();
  broadcastHire(ctx, hire.otherId);
  if (endedAs === "cancelled" && hire.requestId !== null) broadcastRequest(ctx, hire.requestId);
}
