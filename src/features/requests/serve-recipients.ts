import type { Context as HonoContext } from "hono";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { pageOf } from "../../platform/database/keyset.ts";
import { internationalPhone } from "../../shared/phone.ts";
import type { Context } from "../../trpc/context.ts";
import { ASSISTANT } from "./messages.ts";
import { listCandidates } from "./queries-recipients.ts";
import { RECIPIENTS_PAGE_SIZE, readRecipientCursor, writeRecipientCursor } from "./rules.ts";
import { type RecipientPage, recipientsInput } from "./schemas.ts";

/**
 * A page of the people whom the assistant tells of an open request: providers with premium, the specialty, the region
 * and consent. A page can have few or none although others follow. Throws `request.not_found`.
 */
async function listRecipients({ db, now }: Context, id: string, cursor: string): Promise<RecipientPage> {
  const page = { after: readRecipientCursor(cursor), size: RECIPIENTS_PAGE_SIZE };
  const { request, people } = await listCandidates(db, { requestId: id, ...page, now });
  if (!request) throw new DomainError("request.not_found");
  const { items, last } = pageOf(people, page.size);
  return {
    recipients: items.flatMap(({ name, whatsapp }) =>
      name === null || whatsapp === null ? [] : [{ name, whatsapp: internationalPhone(whatsapp) }],
    ),
    nextCursor: last && writeRecipientCursor({ nameKey: last.name_key, entry: last.entry }),
  };
}

export async function recipients(c: HonoContext<AppEnv>): Promise<Response> {
  const input = recipientsInput.safeParse({ id: c.req.param("id"), cursor: c.req.query("cursor") });
  if (!input.success) return c.json({ message: ASSISTANT.notFound }, 404);
  try {
    return c.json(await listRecipients(c.var.context, input.data.id, input.data.cursor));
  } catch (error) {
    if (error instanceof DomainError) return c.json({ message: ASSISTANT.notFound }, 404);
    throw error;
  }
}
