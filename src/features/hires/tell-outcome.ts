import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { outcomeInput, outcomeView } from "./schemas.ts";

export async function readOutcome(_ctx: UserContext, _input: string): Promise<z.infer<typeof outcomeView>> {
  throw new Error("to be built");
}

export async function setOutcome(_ctx: UserContext, _input: z.infer<typeof outcomeInput>): Promise<void> {
  throw new Error("to be built");
}
