import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { logError } from "../../platform/log.ts";
import { sendLetter } from "../../platform/mail.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import { alertLetter } from "./emails/letters.ts";
import { pushNotice } from "./messages.ts";
import { type Pushed, pushToBrowsers } from "./push-to-person.ts";
import { deleteBrowsers, finish, listReceivers, type Receiver, takeDue, type Way } from "./queries-due.ts";

/** People per batch. */
const BATCH_SIZE = 50;
/** What failed, or was taken by a worker that died, is due again after this. */
const LEASE_MS = MINUTE_MS;
/** Batches per run; the rest is for the next one. */
const MAX_BATCHES = 40;
/** People told in each way in a run. */
export const PEOPLE_A_RUN = BATCH_SIZE * MAX_BATCHES;

const pushTo = (env: Env, { requests, subscriptions }: Receiver): Promise<Pushed> =>
  pushToBrowsers(env, subscriptions, pushNotice(requests));

async function mailTo(env: Env, receiver: Receiver): Promise<Pushed> {
  try {
    await sendLetter(env, receiver.email, alertLetter(env.settings.APP_URL, receiver));
    return { isDone: true, gone: [] };
  } catch (error) {
    logError("alerts.mail", error);
    return { isDone: false, gone: [] };
  }
}

const SEND = { push: pushTo, mail: mailTo };

/** Tells up to `size` people in one way. @returns how many rows were taken, and how many people were told */
async function sendBatch(db: Database, env: Env, way: Way, size: number, now: number) {
  const due = await takeDue(db, way, size, now, now + LEASE_MS);
  if (due.length === 0) return { taken: 0, told: 0 };
  const receivers = await listReceivers(db, due, now);
  const sent = await Promise.all(
    receivers.map(async (receiver) => ({ userId: receiver.userId, ...(await SEND[way](env, receiver)) })),
  );
  const unfinished = new Set(sent.filter(({ isDone }) => !isDone).map(({ userId }) => userId));
  const gone = sent.flatMap((one) => one.gone);
  await batchOf(db, {
    finished: finish(
      db,
      way,
      due.filter(({ userId }) => !unfinished.has(userId)),
    ),
    gone: gone.length > 0 ? [deleteBrowsers(db, gone)] : [],
  });
  return { taken: due.length, told: sent.length - unfinished.size };
}

/**
 * Tells providers of the requests that are due, at least once: a worker that dies leaves what it took for the next run.
 * Several runs at once are safe.
 */
export async function sendDueAlerts(db: Database, now: number, env: Env): Promise<{ pushed: number; mailed: number }> {
  const counts = { push: 0, mail: 0 };
  for (const way of ["push", "mail"] as const) {
    const step = async (size: number) => {
      const { taken, told } = await sendBatch(db, env, way, size, now);
      counts[way] += told;
      return taken;
    };
    await inBatches(BATCH_SIZE, step, MAX_BATCHES);
  }
  return { pushed: counts.push, mailed: counts.mail };
}
