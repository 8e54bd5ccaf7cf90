import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { userInput, userReasonInput } from "./schemas.ts";

export async function createSubscription(_ctx: UserContext, _input: z.infer<typeof userInput>): Promise<void> {
  throw new Error("to be built");
}

export async function endPremium(_ctx: UserContext, _input: z.infer<typeof userInput>): Promise<void> {
  throw new Error("to be built");
}

export async function deleteUser(_ctx: UserContext, _input: z.infer<typeof userReasonInput>): Promise<void> {
  throw new Error("to be built");
}

export async function blockUser(_ctx: UserContext, _input: z.infer<typeof userReasonInput>): Promise<void> {
  throw new Error("to be built");
}

export async function unblockUser(_ctx: UserContext, _input: z.infer<typeof userReasonInput>): Promise<void> {
  throw new Error("to be built");
}
