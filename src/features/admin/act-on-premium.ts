import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastPremium, byAdmin } from "./act-on-users.ts";
import { activateOne, cancelOne, extendOne } from "./queries-acts.ts";
import { type Campaign, changeCampaign, findCampaign } from "./queries-campaign.ts";
import { refundOne, settleOne } from "./queries-payment-acts.ts";
import type { extendInput, subscriptionInput } from "./schemas.ts";
import type { differenceInput, refundInput } from "./schemas-payments.ts";

type Input = z.infer<typeof subscriptionInput>;

/** After an act: tells the owner's open apps, and the payment provider. Returns whether anything was done. */
function settle(ctx: UserContext, { done, ownerId }: { done: boolean; ownerId: string | null }): boolean {
  if (ownerId === null) throw new DomainError("subscription.not_found");
  if (!done) return false;
  ctx.deliverSoon();
  broadcastPremium(ctx, ownerId);
  return true;
}

/** Cancels a subscription, and with it all premium of its owner; idempotent. Throws `subscription.not_found`. */
export async function cancelSubscription(ctx: UserContext, { id, reason }: Input): Promise<void> {
  settle(ctx, await cancelOne(ctx.db, id, byAdmin(ctx, reason)));
}

/** Activates a subscription that has ended. Throws `subscription.not_found`, `subscription.active`. */
export async function activateSubscription(ctx: UserContext, { id, reason }: Input): Promise<void> {
  const isDone = settle(ctx, await activateOne(ctx.db, id, byAdmin(ctx, reason)));
  if (!isDone) throw new DomainError("subscription.active");
}

/** Extends a subscription. Throws `subscription.not_found`, `subscription.active`. */
export async function extendSubscription(
  ctx: UserContext,
  { id, days, reason }: z.infer<typeof extendInput>,
): Promise<void> {
  const isDone = settle(ctx, await extendOne(ctx.db, id, days, byAdmin(ctx, reason)));
  if (!isDone) throw new DomainError("subscription.active");
}

/** Asks the payment provider to refund a charge; once, however often. Throws `payment.not_found`, `payment.not_refundable`. */
export async function refundPayment(ctx: UserContext, { id, reason }: z.infer<typeof refundInput>): Promise<void> {
  const { done, exists, isRefused } = await refundOne(ctx.db, id, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("payment.not_found");
  if (isRefused) throw new DomainError("payment.not_refundable");
  if (done) ctx.deliverSoon();
}

/** Notes that an admin has looked at a difference; idempotent. Throws `payment.not_found`. */
export async function settleDifference(
  ctx: UserContext,
  { id, reason }: z.infer<typeof differenceInput>,
): Promise<void> {
  const { exists } = await settleOne(ctx.db, id, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("payment.not_found");
}

/** The campaign of the 30-day promotion. Throws `campaign.not_found`. */
export async function readCampaign({ db }: UserContext): Promise<Campaign> {
  const campaign = await findCampaign(db);
  if (!campaign) throw new DomainError("campaign.not_found");
  return campaign;
}

/** Changes it; idempotent. Throws `campaign.not_found`. */
export async function editCampaign(ctx: UserContext, campaign: Campaign): Promise<void> {
  const { exists } = await changeCampaign(ctx.db, campaign, byAdmin(ctx, ""));
  if (!exists) throw new DomainError("campaign.not_found");
}
