import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { figures, figuresInput, overview } from "./schemas.ts";

export async function readFigures(
  _ctx: UserContext,
  _input: z.infer<typeof figuresInput>,
): Promise<z.infer<typeof figures>> {
  throw new Error("to be built");
}

export async function readOverview(_ctx: UserContext): Promise<z.infer<typeof overview>> {
  throw new Error("to be built");
}
