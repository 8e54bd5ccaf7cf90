import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { hirePage, hiresInput } from "./schemas.ts";

export async function readHires(
  _ctx: UserContext,
  _input: z.infer<typeof hiresInput>,
): Promise<z.infer<typeof hirePage>> {
  throw new Error("to be built");
}
