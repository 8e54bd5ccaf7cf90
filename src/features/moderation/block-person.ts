import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { blockedPeople } from "./schemas.ts";

export async function readBlocked(_ctx: UserContext): Promise<z.infer<typeof blockedPeople>> {
  throw new Error("to be built");
}
export async function blockPerson(_ctx: UserContext, _personId: string): Promise<void> {
  throw new Error("to be built");
}
export async function unblockPerson(_ctx: UserContext, _personId: string): Promise<void> {
  throw new Error("to be built");
}
