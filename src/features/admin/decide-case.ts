import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastBlock } from "../moderation/block-account.ts";
import { prepareNews } from "../moderation/moderate-subject.ts";
import { nextDecisions } from "../moderation/rules.ts";
import { findBanned } from "./act-on-users.ts";
import { decideCaseOnce, findCase } from "./queries-cases.ts";
import type { decideInput } from "./schemas.ts";

/**
 * Decides a case, also again: `decidedAt` is of the decision that the admin saw. Throws `case.not_found`,
 * `case.decided` if another came before, and for a block of oneself `admin.self`.
 */
export async function decideCase(ctx: UserContext, input: z.infer<typeof decideInput>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, decision, reason, decidedAt, ban } = input;
  const found = await findCase(db, id);
  if (!found) throw new DomainError("case.not_found");
  const { kind, subjectId, ownerId, decision: was } = found;
  if (decision === "block" && ownerId === user.id) throw new DomainError("admin.self");
  if (found.decidedAt !== decidedAt || !nextDecisions(found).includes(decision)) throw new DomainError("case.decided");
  const isDeletion = decision === "delete";
  const tellApps =
    kind === "account" || was === decision ? null : await prepareNews(ctx, { kind, id: subjectId, isDeletion });
  const banned = ban && decision === "block" ? await findBanned(ctx, ownerId) : null;
  const made = { decision, reason, adminId: user.id, banned };
  const isDone = await decideCaseOnce(db, { id, kind, was, decidedAt }, made, now);
  if (!isDone) throw new DomainError("case.decided");
  ringBells(ctx, [ownerId]);
  if (was === decision) return;
  tellApps?.();
  if (decision === "block" || was === "block") broadcastBlock(ctx, ownerId);
}
