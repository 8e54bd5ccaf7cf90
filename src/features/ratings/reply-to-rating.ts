import { DomainError } from "../../errors.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { UserContext } from "../../trpc/init.ts";
import { setReply } from "./queries-write.ts";

/** Sets the caller's public reply to a rating about them; a blank text removes it. Throws `rating.not_found`. */
export async function replyToRating(ctx: UserContext, id: string, text: string): Promise<void> {
  const key = { id, evaluatedId: ctx.user.id };
  const authorId = await setReply(ctx.db, key, text || null, ctx.now);
  if (authorId === null) throw new DomainError("rating.not_found");
  if (text) ringBells(ctx, [authorId]);
}
