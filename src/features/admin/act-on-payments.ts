import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { byAdmin } from "./act-on-users.ts";
import { refundOne, settleOne } from "./queries-payment-acts.ts";
import type { differenceInput, refundInput } from "./schemas-payments.ts";

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
