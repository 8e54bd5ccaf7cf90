import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { wasClosed } from "../requests/rules-own.ts";
import { findOutcome, updateOutcome } from "./queries-outcome.ts";
import { OUTCOME_ASKED_AFTER_MS } from "./rules.ts";
import type { OutcomeView, outcomeInput } from "./schemas.ts";

/** What became of the caller's request. Throws `request.not_found`, also for others' requests. */
export async function readOutcome({ db, user, now }: UserContext, requestId: string): Promise<OutcomeView> {
  const found = await findOutcome(db, requestId, user.id);
  if (!found) throw new DomainError("request.not_found");
  const { createdAt, expiresAt, isExtended, ...view } = found;
  const isRecent = view.hasInterested && now < expiresAt + OUTCOME_ASKED_AFTER_MS;
  return { ...view, wasJustClosed: isRecent && wasClosed({ createdAt, expiresAt, isExtended }) };
}

/** Records what became of the caller's request. Throws `request.not_found`, also for others' requests. */
export async function setOutcome(
  { db, user, now }: UserContext,
  { requestId, outcome }: z.infer<typeof outcomeInput>,
): Promise<void> {
  const isSet = await updateOutcome(db, { id: requestId, ownerId: user.id, now }, outcome);
  if (!isSet) throw new DomainError("request.not_found");
}
