import { sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { insertNotice } from "./queries-news.ts";
import { findEnding } from "./queries-notices.ts";
import { NOTICE_MS } from "./rules.ts";

const BATCH_SIZE = 50;

/** Announces the end of promotions and paid periods, once each. */
export async function remindPremium(db: Database, now: number): Promise<{ announced: number }> {
  const announced = await inBatches(BATCH_SIZE, async (size) => {
    const { subscriptions, promotions } = await findEnding(db, now, now + NOTICE_MS, size);
    const notice = ({ id, end }: { id: string; end: number }) =>
      ({ kind: "ending", subjectId: id, key: `${id}:${end}`, details: { endsAt: end } }) as const;
    await batchOf(db, {
      subscriptions: subscriptions.flatMap((one) =>
        insertNotice(db, notice(one), sql`from user_subscriptions where id = ${one.id}`, now),
      ),
      promotions: promotions.flatMap((one) =>
        insertNotice(db, notice(one), sql`from user_promotions where id = ${one.id}`, now),
      ),
    });
    return Math.max(subscriptions.length, promotions.length);
  });
  return { announced };
}
