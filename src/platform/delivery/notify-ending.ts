import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { HOUR_MS } from "../../shared/time.ts";
import { inBatches } from "../database/in-batches.ts";
import { publishLiveTo } from "../live/live.ts";

const BATCH_SIZE = 50;
/** How much later than planned people are told if jobs did not run. */
const LATE_MS = HOUR_MS;

interface Ending {
  /** What ends within this time, and whose owner is to be told. */
  find: (
    db: Database,
    end: { after: number; until: number },
    limit: number,
  ) => Promise<{ id: string; ownerId: string }[]>;
  /** Puts their notices, once. */
  tell: (db: Database, ids: readonly string[], now: number) => Promise<void>;
}

/** Tells owners of what ends in `aheadMs`, and their open apps. @returns of how many things */
export async function notifyOfEnding(
  { db, env, now }: { db: Database; env: Env; now: number },
  aheadMs: number,
  { find, tell }: Ending,
): Promise<{ told: number }> {
  const until = now + aheadMs;
  const told = await inBatches(BATCH_SIZE, async (size) => {
    const ending = await find(db, { after: until - LATE_MS, until }, size);
    if (ending.length === 0) return 0;
    const ids = ending.map(({ id }) => id);
    await tell(db, ids, now);
    await publishLiveTo(env, [...new Set(ending.map(({ ownerId }) => ownerId))], { kind: "notices" }, now);
    return ending.length;
  });
  return { told };
}
