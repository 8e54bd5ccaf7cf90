import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { subscriptionPage, subscriptionsInput, userPage, usersInput } from "./schemas.ts";

export async function readUsers(
  _ctx: UserContext,
  _input: z.infer<typeof usersInput>,
): Promise<z.infer<typeof userPage>> {
  throw new Error("to be built");
}

export async function readSubscriptions(
  _ctx: UserContext,
  _input: z.infer<typeof subscriptionsInput>,
): Promise<z.infer<typeof subscriptionPage>> {
  throw new Error("to be built");
}
