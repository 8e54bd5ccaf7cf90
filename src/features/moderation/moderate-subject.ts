import type { Context } from "../../trpc/context.ts";
import { announceModerated } from "../requests/announce-requests.ts";
import type { SubjectKind } from "./rules.ts";

export { deleteSubject, hideSubject, restoreSubject, subjectState } from "./queries-subjects.ts";
export { subjectPath, subjectPlace } from "./queries-visible-subjects.ts";

/** Tells open apps what was hidden, restored or deleted. To call after the batch. */
export function announceSubject(ctx: Context, kind: SubjectKind, id: string): void {
  if (kind === "request") announceModerated(ctx, id);
}
