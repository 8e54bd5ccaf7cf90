import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { prepareNews } from "../moderation/moderate-subject.ts";
import { byAdmin } from "./act-on-users.ts";
import { changeSubject, deleteOneRequest } from "./queries-acts.ts";
import type { deleteRequestInput, subjectInput } from "./schemas.ts";

type SubjectInput = z.infer<typeof subjectInput>;

/** Deletes a request and tells its owner why by mail. Throws `request.not_found`. */
export async function deleteRequest(
  ctx: UserContext,
  { id, reason }: z.infer<typeof deleteRequestInput>,
): Promise<void> {
  const tellApps = await prepareNews(ctx, { kind: "request", id, isDeletion: true });
  const { done } = await deleteOneRequest(ctx.db, id, reason, byAdmin(ctx, reason));
  if (!done) throw new DomainError("request.not_found");
  ctx.deliverSoon();
  tellApps();
}

async function change(ctx: UserContext, action: "hide" | "restore" | "delete", input: SubjectInput): Promise<void> {
  const { kind, id, reason } = input;
  const tellApps = await prepareNews(ctx, { kind, id, isDeletion: action === "delete" });
  const { done, exists } = await changeSubject(ctx.db, action, { kind, id }, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("subject.not_found");
  if (done) tellApps();
}

/** Hides a thing from everyone but its owner; idempotent. Throws `subject.not_found`. */
export async function hideSubject(ctx: UserContext, input: SubjectInput): Promise<void> {
  await change(ctx, "hide", input);
  ctx.deliverSoon();
}

/** Shows a hidden thing again; idempotent. Throws `subject.not_found`. */
export async function restoreSubject(ctx: UserContext, input: SubjectInput): Promise<void> {
  await change(ctx, "restore", input);
  ctx.deliverSoon();
}

/** Deletes a thing. Throws `subject.not_found`. */
export async function deleteSubject(ctx: UserContext, input: SubjectInput): Promise<void> {
  await change(ctx, "delete", input);
  ctx.deliverSoon();
}
