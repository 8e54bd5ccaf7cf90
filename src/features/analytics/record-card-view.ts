import type { Context } from "../../trpc/context.ts";
import { countView } from "./queries.ts";

/** Counts a view of a card by somebody else, after the response. */
export function recordCardView(ctx: Context, ownerId: string): void {
  const { address, db, now } = ctx;
  ctx.afterwards(() => countView(db, { ownerId, address, now }));
}
