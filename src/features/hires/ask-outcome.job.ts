import type { Database } from "#db/client.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { findUnasked, insertQuestions } from "./queries-outcome.ts";
import { OUTCOME_ASKED_AFTER_MS, OUTCOME_ASKED_UNTIL_MS } from "./rules.ts";

const BATCH_SIZE = 50;

/** Asks the owners of requests that expired a day ago what became of them, once each. */
export async function askOutcome(db: Database, now: number): Promise<{ asked: number }> {
  const expired = { after: now - OUTCOME_ASKED_UNTIL_MS, until: now - OUTCOME_ASKED_AFTER_MS };
  const asked = await inBatches(BATCH_SIZE, async (size) => {
    const ids = await findUnasked(db, expired, size);
    if (ids.length > 0) await insertQuestions(db, ids, now);
    return ids.length;
  });
  return { asked };
}
