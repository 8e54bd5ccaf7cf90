import { newId } from "../../platform/ids.ts";
import type { UserContext } from "../../trpc/init.ts";
import { insertDetailOpening } from "./queries.ts";

/** Records, after the response, that the viewer saw a request's name and phone; skips the viewer's own request. */
export function recordDetail(ctx: UserContext, requestId: string): void {
  const { db, now, user } = ctx;
  ctx.afterwards(() => insertDetailOpening(db, { id: newId(now), viewerId: user.id, requestId, now }));
}
