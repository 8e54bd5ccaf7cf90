import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { insertAlerts, listCandidates } from "./queries-expand.ts";
import { insertAnnouncement } from "./queries-summary.ts";
import { dueTimes } from "./rules.ts";
import { sendDueAlerts } from "./send-alerts.ts";

/** People per batch, so that no write is large. */
const PAGE_SIZE = 200;
/** More than there are providers; the end of the list comes first. */
const MAX_PAGES = 10_000;

/**
 * Stores whom with premium to tell of an open request, and tells those who are due. Repeating it tells nobody twice. A
 * request that has ended or is hidden concerns nobody.
 * @returns the announcement for the summary of the others, which by then knows who needs none
 */
export async function expandRequest(
  { env, db, now }: { env: Env; db: Database; now: number },
  { requestId }: { requestId: string },
): Promise<Statement[]> {
  let found: Awaited<ReturnType<typeof listCandidates>>["request"];
  let after = "";
  let isAnybodyTold = false;
  const step = async (size: number) => {
    const { request, people } = await listCandidates(db, { requestId, after, size, now });
    found = request;
    if (!request) return 0;
    after = people.at(-1)?.userId ?? after;
    const told = people
      .filter(({ mayBeTold }) => mayBeTold)
      .map(({ userId, ...wishes }) => ({ userId, ...dueTimes(wishes, request.urgency === "urgent", now) }))
      .filter(({ pushDueAt, mailDueAt }) => pushDueAt !== null || mailDueAt !== null);
    isAnybodyTold ||= told.length > 0;
    if (told.length > 0) await insertAlerts(db, requestId, told, now);
    return people.length;
  };
  await inBatches(PAGE_SIZE, step, MAX_PAGES);
  if (isAnybodyTold) await sendDueAlerts(db, now, env);
  return found ? [insertAnnouncement(db, requestId, found, now)] : [];
}
