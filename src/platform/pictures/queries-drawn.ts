import { sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { DAY_MS, MINUTE_MS } from "../../shared/time.ts";
import { countCall, hashed, isAbove, isWithinLimit, type RateLimit } from "../limits/rate-limit.ts";

/** Drawings, about 60 ms each: per IP address, and in total. */
const DRAW_LIMIT: RateLimit = { name: "draw-card", max: 30, windowMs: MINUTE_MS };
const DRAW_TOTAL_LIMIT: RateLimit = { name: "draw-card-total", max: 120, windowMs: MINUTE_MS };
/** Time to finish a claimed drawing; afterwards others may claim it. */
const CLAIM_MS = MINUTE_MS;
/** How long a picture is stored. After that it is deleted, and drawn again when requested. */
const STORED_MS = DAY_MS;
const EVERYONE = hashed("*");

/**
 * Counts a request for a drawing and tries to claim it; only one of several concurrent requests gets "claimed". The
 * claim is a row of `discarded_images`, so the sweep deletes the picture when it is due.
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
    // A due row belongs to a failed drawing; one due later than any claim belongs to a picture that was lost. Requests
    // get here out of order, so a claim may be due a little later than this one would be.
    claimed: db.run(sql`
      insert into discarded_images (url, due_at) select ${url}, ${now + CLAIM_MS}
      where ${isWithinLimit(DRAW_LIMIT, visitor)} and ${isWithinLimit(DRAW_TOTAL_LIMIT, EVERYONE)}
      on conflict (url) do update set due_at = excluded.due_at where due_at <= ${now} or due_at > ${now + 2 * CLAIM_MS}`),
  });
  if (claimed.rowsAffected > 0) return "claimed";
  return isAbove(DRAW_LIMIT, byAddress) || isAbove(DRAW_TOTAL_LIMIT, inTotal) ? "limited" : "taken";
}

/** Keeps a stored picture for STORED_MS. */
export async function storePicture(db: Database, url: string, now: number): Promise<void> {
  const dueAt = now + STORED_MS;
  await db.run(sql`
    insert into discarded_images (url, due_at) values (${url}, ${dueAt})
    on conflict (url) do update set due_at = excluded.due_at`);
}
