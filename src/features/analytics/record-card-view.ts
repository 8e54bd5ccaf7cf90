import type { Context } from "../../trpc/context.ts";
import { countView } from "./queries.ts";

/**
 * Counts a view of a card by somebody else, after the response. Bots don't count, nor do pages that the edge serves from
 * its cache.
 */
export function recordCardView(ctx: Context, ownerId: string): void {
  const { address, db, now } = ctx;
  if (ctx.isVisit) ctx.afterResponse(() => countView(db, { ownerId, address, now }));
}
