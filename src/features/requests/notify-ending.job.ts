import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { notifyOfEnding } from "../../platform/delivery/notify-ending.ts";
import { findEnding, putEndingNotices } from "./queries-ending.ts";
import { ENDING_NOTICE_MS } from "./rules.ts";

/** Tells the owners of requests that end soon that nobody is interested, once each. */
export function notifyEndingRequests(db: Database, now: number, env: Env): Promise<{ told: number }> {
  return notifyOfEnding({ db, env, now }, ENDING_NOTICE_MS, { find: findEnding, tell: putEndingNotices });
}
