import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { answerHireInput, chosenInput, madeHire } from "./schemas.ts";

export async function proposeHire(
  _ctx: UserContext,
  _input: z.infer<typeof chosenInput>,
): Promise<z.infer<typeof madeHire>> {
  throw new Error("to be built");
}

export async function withdrawHire(_ctx: UserContext, _input: string): Promise<void> {
  throw new Error("to be built");
}

export async function answerHire(
  _ctx: UserContext,
  _input: z.infer<typeof answerHireInput>,
): Promise<z.infer<typeof madeHire>> {
  throw new Error("to be built");
}
