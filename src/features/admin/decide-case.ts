import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { decideInput } from "./schemas.ts";

export async function decideCase(_ctx: UserContext, _input: z.infer<typeof decideInput>): Promise<void> {
  throw new Error("to be built");
}
