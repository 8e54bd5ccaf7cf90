import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { chosenInput, interestedInput, interestedPage } from "./schemas.ts";

export async function readInterested(
  _ctx: UserContext,
  _input: z.infer<typeof interestedInput>,
): Promise<z.infer<typeof interestedPage>> {
  throw new Error("to be built");
}

export async function lookAtInterested(_ctx: UserContext, _input: z.infer<typeof chosenInput>): Promise<void> {
  throw new Error("to be built");
}
