import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { findWanted } from "../requests/find-wanted.ts";
import { insertAlerts, listCandidates } from "./queries-expand.ts";
import { dueTimes } from "./rules.ts";
import { sendDueAlerts } from "./send-alerts.ts";

/** People per batch, so that no write is large. */
const PAGE_SIZE = 50;
/** More than there are providers; the end of the list comes first. */
const MAX_PAGES = 10_000;

/**
 * Stores whom to tell of an open request, and tells those who are due. Repeating it tells nobody twice. A request that
 * has ended or is hidden concerns nobody.
 */
export async function expandRequest(
  { env, db, now }: { env: Env; db: Database; now: number },
  { requestId }: { requestId: string },
): Promise<void> {
  const request = await findWanted(db, requestId, now);
  if (!request) return;
  const { isUrgent, ...wanted } = request;
  let after = "";
  const step = async (size: number) => {
    const people = await listCandidates(db, { requestId, ...wanted, after, size, now });
    after = people.at(-1)?.userId ?? after;
    const told = people
      .filter(({ mayBeTold }) => mayBeTold)
      .map(({ userId, ...wishes }) => ({ userId, ...dueTimes(wishes, isUrgent, now) }))
      .filter(({ pushDueAt, mailDueAt }) => pushDueAt !== null || mailDueAt !== null);
    if (told.length > 0) await insertAlerts(db, requestId, told, now);
    return people.length;
  };
  await inBatches(PAGE_SIZE, step, MAX_PAGES);
  await sendDueAlerts(db, now, env);
}
