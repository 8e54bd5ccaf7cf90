import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { byAdmin } from "./act-on-users.ts";
import { reviveDelivery } from "./queries-acts.ts";
import type { deliveryInput } from "./schemas.ts";

/** Tries a dead delivery once more. Throws `delivery.not_found`. */
export async function retryDelivery(ctx: UserContext, { id }: z.infer<typeof deliveryInput>): Promise<void> {
  const { done } = await reviveDelivery(ctx.db, id, byAdmin(ctx, ""));
  if (!done) throw new DomainError("delivery.not_found");
  ctx.deliverSoon();
}
