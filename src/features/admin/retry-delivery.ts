import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { deliveryInput } from "./schemas.ts";

export async function retryDelivery(_ctx: UserContext, _input: z.infer<typeof deliveryInput>): Promise<void> {
  throw new Error("to be built");
}
