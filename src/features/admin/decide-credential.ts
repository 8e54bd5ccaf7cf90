import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { decideCredentialInput } from "./schemas.ts";

export async function decideCredential(
  _ctx: UserContext,
  _input: z.infer<typeof decideCredentialInput>,
): Promise<void> {
  throw new Error("to be built");
}
