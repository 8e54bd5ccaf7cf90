import { sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { countCall, hashed, isAbove, isWithinLimit } from "../../platform/rate-limit.ts";
import { DAY_MS, MINUTE_MS } from "../../shared/time.ts";
import { DRAW_LIMIT, DRAW_TOTAL_LIMIT } from "./rules.ts";

/** Whoever claims a drawing has this long to finish it, then others may. */
const CLAIM_MS = MINUTE_MS;
/** A drawn picture is stored for a day; then it is deleted, and drawn again if anybody asks for it. */
const STORED_MS = DAY_MS;
const EVERYONE = hashed("*");

/**
 * Counts a request for a drawing, and claims it: "claimed" for one of many that ask at the same time. The claim stands in
 * `discarded_images`, so the sweep deletes the picture when its time is over.
 */
export async function claimPicture(
  db: Database,
  url: string,
  address: string,
  now: number,
): Promise<"claimed" | "taken" | "limited"> {
  const visitor = hashed(address);
  const { byAddress, inTotal, claimed } = await batchOf(db, {
    byAddress: countCall(db, DRAW_LIMIT, visitor, now),
    inTotal: countCall(db, DRAW_TOTAL_LIMIT, EVERYONE, now),
    // A row that is due is of a drawing that failed; one that is due later than any claim is of a picture that was lost.
    claimed: db.run(sql`
      insert into discarded_images (url, due_at) select ${url}, ${now + CLAIM_MS}
      where ${isWithinLimit(DRAW_LIMIT, visitor)} and ${isWithinLimit(DRAW_TOTAL_LIMIT, EVERYONE)}
      on conflict (url) do update set due_at = excluded.due_at where due_at <= ${now} or due_at > ${now + CLAIM_MS}`),
  });
  if (claimed.rowsAffected > 0) return "claimed";
  return isAbove(DRAW_LIMIT, byAddress) || isAbove(DRAW_TOTAL_LIMIT, inTotal) ? "limited" : "taken";
}

/** Lets a picture that was stored stay for its time. */
export async function keepPicture(db: Database, url: string, now: number): Promise<void> {
  const dueAt = now + STORED_MS;
  await db.run(sql`
    insert into discarded_images (url, due_at) values (${url}, ${dueAt})
    on conflict (url) do update set due_at = excluded.due_at`);
}
