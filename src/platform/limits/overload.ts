import { isOverloaded } from "../database/worker-database.ts";
import { logError } from "../observability/log.ts";
import { QueueOverloaded } from "./bounded-queue.ts";

/** The log gets one line in this time, however many calls are refused. */
const LOG_EVERY_MS = 10_000;

let refused = 0;
let loggedAt = 0;

/**
 * Whether to refuse a call before any work is done for it, because it would wait too long for the database. Refusing it
 * later costs almost as much as serving it, so the calls that are served would have to share the processor with it.
 */
export function refusesForOverload(isWrite: boolean): boolean {
  if (!isOverloaded(isWrite)) return false;
  refused++;
  const now = Date.now();
  if (now - loggedAt >= LOG_EVERY_MS) {
    logError("overload", new QueueOverloaded("late"), { refused });
    loggedAt = now;
    refused = 0;
  }
  return true;
}
