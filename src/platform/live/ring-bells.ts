import type { Context } from "../../trpc/context.ts";
import { publishLiveTo } from "./live.ts";

/** Tells the open apps of people who got a notice, and sends its push. To call after the batch that puts it. */
export function ringBells(ctx: Context, userIds: readonly string[]): void {
  ctx.waitUntil(publishLiveTo(ctx.env, [...userIds], { kind: "notices" }, ctx.now));
  ctx.deliverSoon();
}
