import type { Context } from "hono";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { listRecipients } from "./list-recipients.ts";
import { ASSISTANT } from "./messages.ts";
import { recipientsInput } from "./schemas.ts";

export async function recipients(c: Context<AppEnv>): Promise<Response> {
  const input = recipientsInput.safeParse({ id: c.req.param("id"), cursor: c.req.query("cursor") });
  if (!input.success) return c.json({ message: ASSISTANT.notFound }, 404);
  try {
    return c.json(await listRecipients(c.var.context, input.data.id, input.data.cursor));
  } catch (error) {
    if (error instanceof DomainError) return c.json({ message: ASSISTANT.notFound }, 404);
    throw error;
  }
}
