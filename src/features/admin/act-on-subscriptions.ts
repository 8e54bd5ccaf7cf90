import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { extendInput, subscriptionInput } from "./schemas.ts";

export async function cancelSubscription(_ctx: UserContext, _input: z.infer<typeof subscriptionInput>): Promise<void> {
  throw new Error("to be built");
}

export async function activateSubscription(
  _ctx: UserContext,
  _input: z.infer<typeof subscriptionInput>,
): Promise<void> {
  throw new Error("to be built");
}

export async function extendSubscription(_ctx: UserContext, _input: z.infer<typeof extendInput>): Promise<void> {
  throw new Error("to be built");
}
