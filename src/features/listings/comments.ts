import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { idPageOf } from "../../platform/database/keyset.ts";
import { quotaExceeded } from "../../platform/limits/rate-limit.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { deleteComment, insertQuestion, listQuestions, putAnswer } from "./queries-comments.ts";
import { QUESTIONS_PAGE_SIZE } from "./rules.ts";
import type { Comment } from "./schemas.ts";

const masked = <One extends Comment>(comment: One): One =>
  comment.isOwn ? comment : { ...comment, text: maskContacts(comment.text) };
const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? "";

/** A page of the questions under a listing, newest first; none if the caller does not see the listing. */
export async function readQuestions(ctx: Context, { id, cursor }: { id: string; cursor?: string | null | undefined }) {
  const viewer = await findViewer(ctx);
  const page = { before: cursor ?? null, size: QUESTIONS_PAGE_SIZE };
  const rows = await listQuestions(ctx.db, { listingId: id, viewerId: viewer?.id ?? null, now: ctx.now, ...page });
  const { items, nextCursor } = idPageOf(rows, page);
  const shown = items.map(({ answer, ...question }) => ({
    ...masked(question),
    askerName: firstName(question.askerName),
    answer: answer && masked(answer),
  }));
  return { items: shown, nextCursor };
}

interface Words {
  id: string;
  text: string;
}

const newComment = ({ now, user }: UserContext, text: string) => ({ id: newId(now), authorId: user.id, text, now });

/**
 * Asks the seller of a public listing; the same question again stores nothing. Throws `rate_limited`, `listing.not_found`
 * (also for one's own, and if one blocked the other).
 */
export async function ask(ctx: UserContext, { id, text }: Words): Promise<{ id: string }> {
  const comment = newComment(ctx, text);
  const { asked, freeAt } = await insertQuestion(ctx.db, id, comment);
  if (asked === null) throw freeAt === null ? new DomainError("listing.not_found") : quotaExceeded(freeAt);
  if (asked.id === comment.id) ringBells(ctx, [asked.sellerId]);
  return { id: asked.id };
}

/** Answers a question under the caller's listing, or changes the answer. Throws `comment.not_found`. */
export async function answer(ctx: UserContext, { id, text }: Words): Promise<void> {
  const { isStored, askerId } = await putAnswer(ctx.db, id, newComment(ctx, text));
  if (!isStored || askerId === null) throw new DomainError("comment.not_found");
  ringBells(ctx, [askerId]);
}

/** Deletes a question or an answer of the caller. Throws `comment.not_found`. */
export async function removeComment({ db, user }: UserContext, id: string): Promise<void> {
  if (!(await deleteComment(db, id, user.id))) throw new DomainError("comment.not_found");
}
