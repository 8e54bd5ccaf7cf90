import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastBlock } from "../moderation/block-account.ts";
import { prepareNews } from "../moderation/moderate-subject.ts";
import { decideOpenCase, findCase } from "./queries-cases.ts";
import type { decideInput } from "./schemas.ts";

/** Decides an open case. Throws `case.not_found`, `case.decided`, and for a block of oneself `admin.self`. */
export async function decideCase(ctx: UserContext, input: z.infer<typeof decideInput>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, decision, reason } = input;
  const found = await findCase(db, id);
  if (!found) throw new DomainError("case.not_found");
  const { kind, subjectId, ownerId } = found;
  if (decision === "block" && ownerId === user.id) throw new DomainError("admin.self");
  const tellApps = decision === "hide" || decision === "delete" ? await prepareNews(ctx, kind, subjectId) : null;
  const isDone = await decideOpenCase(db, { id, kind }, { decision, reason, adminId: user.id }, now);
  if (!isDone) throw new DomainError("case.decided");
  ctx.deliverSoon();
  tellApps?.();
  if (decision === "block") broadcastBlock(ctx, ownerId);
}
