import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { hasWorkflow } from "../../platform/delivery/n8n.ts";
import { publishNews } from "./broadcast-requests.ts";
import { findOpening, openToAll } from "./queries-addressees.ts";
import { ANNOUNCED_MAX } from "./rules.ts";

/** Tells everybody else of requests that only their addressees knew of at first. Idempotent. */
export async function openRequests(db: Database, now: number, env: Env): Promise<{ opened: number }> {
  const opened = await inBatches(ANNOUNCED_MAX, async (size) => {
    const ids = await findOpening(db, now, size);
    if (ids.length === 0) return 0;
    await openToAll(db, ids, hasWorkflow(env.settings), now);
    await publishNews({ env, db, now }, { ids }, []);
    return ids.length;
  });
  return { opened };
}
