import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { findWanted } from "../requests/find-wanted.ts";
import { insertAlerts, listCandidates } from "./queries-expand.ts";
import { insertAnnouncement } from "./queries-summary.ts";
import { dueTimes } from "./rules.ts";
import { sendDueAlerts } from "./send-alerts.ts";

/** People per batch, so that no write is large. */
const PAGE_SIZE = 50;
/** More than there are providers; the end of the list comes first. */
const MAX_PAGES = 10_000;

/**
 * Stores whom with premium to tell of an open request, announces it for the summary of the others, and tells those who are
 * due. Repeating it tells nobody twice. A request that has ended or is hidden concerns nobody.
 */
export async function expandRequest(
  { env, db, now }: { env: Env; db: Database; now: number },
  { requestId }: { requestId: string },
): Promise<void> {
  const request = await findWanted(db, requestId, now);
  if (!request) return;
  const { isUrgent, serviceType, region } = request;
  let after = "";
  let isAnybodyTold = false;
  const step = async (size: number) => {
    const people = await listCandidates(db, { requestId, serviceType, region, after, size, now });
    after = people.at(-1)?.userId ?? after;
    const told = people
      .filter(({ mayBeTold }) => mayBeTold)
      .map(({ userId, ...wishes }) => ({ userId, ...dueTimes(wishes, isUrgent, now) }))
      .filter(({ pushDueAt, mailDueAt }) => pushDueAt !== null || mailDueAt !== null);
    isAnybodyTold ||= told.length > 0;
    await batchOf(db, {
      stored: told.length > 0 ? insertAlerts(db, requestId, told, now) : [],
      // After all alerts, by which a summary knows who needs none.
      announced: people.length < size ? insertAnnouncement(db, requestId, request, now) : [],
    });
    return people.length;
  };
  await inBatches(PAGE_SIZE, step, MAX_PAGES);
  if (isAnybodyTold) await sendDueAlerts(db, now, env);
}
