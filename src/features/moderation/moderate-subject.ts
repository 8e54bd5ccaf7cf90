import { publishLive } from "../../platform/live.ts";
import type { Context } from "../../trpc/context.ts";
import type { SubjectKind } from "./rules.ts";

export { deleteSubject, hideSubject, restoreSubject, subjectState } from "./queries-subjects.ts";
export { subjectPath, subjectPlace } from "./queries-visible-subjects.ts";

/** Lets open apps refetch what was hidden, restored or deleted. To call after the batch. */
export function announceSubject(ctx: Context, kind: SubjectKind, id: string): void {
  if (kind === "request") ctx.later(publishLive(ctx.env, { kind: "request", id }, ctx.now));
}
