import type { Context } from "../../trpc/context.ts";
import { publishLiveTo } from "./live.ts";

/** Tells the open apps of people who got a notice, and sends its push. Call it after the batch that inserts the notice. */
export function ringBells(ctx: Context, userIds: readonly string[]): void {
  ctx.waitUntil(publishLiveTo(ctx.env, [...userIds], { kind: "notices" }, ctx.now));
  ctx.deliverSoon();
}
