import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { auditInput, auditPage, deliveriesInput, deliveryPage, eventPage, eventsInput } from "./schemas.ts";

export async function readAudit(
  _ctx: UserContext,
  _input: z.infer<typeof auditInput>,
): Promise<z.infer<typeof auditPage>> {
  throw new Error("to be built");
}

export async function readDeliveries(
  _ctx: UserContext,
  _input: z.infer<typeof deliveriesInput>,
): Promise<z.infer<typeof deliveryPage>> {
  throw new Error("to be built");
}

export async function readEvents(
  _ctx: UserContext,
  _input: z.infer<typeof eventsInput>,
): Promise<z.infer<typeof eventPage>> {
  throw new Error("to be built");
}
