import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { trySendEmail } from "../../platform/delivery/mail.ts";
import { LEASE_MS, sendDue } from "../../platform/delivery/send-due.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import { alertEmail } from "./emails/templates.ts";
import { pushNotice } from "./messages.ts";
import { type Pushed, pushToBrowsers } from "./push-to-person.ts";
import {
  type Due,
  deleteBrowsers,
  finish,
  listReceivers,
  markToldAtOnce,
  postpone,
  type Receiver,
  rowsOf,
  takeDue,
  type Way,
} from "./queries-due.ts";
import { deletePage, pairsOf, type SummaryPage, startSummary, takePage } from "./queries-summary.ts";
import { AT_ONCE_MS } from "./rules.ts";

/** Pages of a summary that a run sends side by side, and how many one after the other. */
const LANES = 4;
const PAGES_A_LANE = 40;
/** A page that takes longer than this counts as lost. Two messages for each of its people may wait for slow services. */
const PAGE_LEASE_MS = 5 * MINUTE_MS;

const pushTo = (env: Env, { requests, subscriptions }: Receiver): Promise<Pushed> =>
  pushToBrowsers(env, subscriptions, pushNotice(requests));

async function mailTo(env: Env, receiver: Receiver): Promise<Pushed> {
  const letter = alertEmail(env.settings.APP_URL, receiver);
  const isDone = await trySendEmail(env, receiver.email, letter, "alerts.mail");
  return { isDone, isTold: isDone, gone: [] };
}

const SEND = { push: pushTo, mail: mailTo };

interface Sent extends Pushed {
  receiver: Receiver;
}

const send = async (env: Env, way: Way, receiver: Receiver): Promise<Sent> => ({
  ...(await SEND[way](env, receiver)),
  receiver,
});

const dueOf = ({ userId, requests }: Receiver): Due[] => requests.map(({ id }) => ({ requestId: id, userId }));

/** The requests of which people with premium were told at once. */
function toldAtOnce(sent: readonly Sent[], now: number): Due[] {
  return sent
    .filter(({ isTold, receiver }) => isTold && receiver.isPremium)
    .flatMap(({ receiver }) =>
      dueOf({ ...receiver, requests: receiver.requests.filter(({ createdAt }) => createdAt > now - AT_ONCE_MS) }),
    );
}

function forgetBrowsers(db: Database, sent: readonly Sent[]) {
  const gone = sent.flatMap((one) => one.gone);
  return gone.length > 0 ? [deleteBrowsers(db, gone)] : [];
}

const sendInOneWay = (db: Database, now: number, env: Env, way: Way): Promise<number> =>
  sendDue(
    {
      take: (size, until) => takeDue(db, way, size, now, until),
      read: (due) => listReceivers(db, way, rowsOf(due), now),
      send: (receiver) => send(env, way, receiver),
      finish: (due, sent) => {
        const told = toldAtOnce(sent, now);
        return batchOf(db, {
          finished: finish(db, way, due),
          gone: forgetBrowsers(db, sent),
          told: told.length > 0 ? markToldAtOnce(db, told) : [],
        });
      },
    },
    now,
  );

/** Tells providers with premium of the requests that are due. */
export async function sendDueAlerts(db: Database, now: number, env: Env): Promise<{ pushed: number; mailed: number }> {
  const pushed = await sendInOneWay(db, now, env, "push");
  return { pushed, mailed: await sendInOneWay(db, now, env, "mail") };
}

/** Tells the people of a page. @returns how often somebody was told */
async function sendPage(db: Database, now: number, env: Env, page: SummaryPage): Promise<number> {
  const inWay = async (way: Way) => {
    const receivers = await listReceivers(db, way, pairsOf(page, way), now);
    const sent = await Promise.all(receivers.map((receiver) => send(env, way, receiver)));
    const failed = sent.filter(({ isDone }) => !isDone).flatMap(({ receiver }) => dueOf(receiver));
    return { sent, postponed: failed.length > 0 ? [postpone(db, way, failed, now, now + LEASE_MS)] : [] };
  };
  const [push, mail] = await Promise.all([inWay("push"), inWay("mail")]);
  await batchOf(db, {
    postponed: [...push.postponed, ...mail.postponed],
    gone: forgetBrowsers(db, push.sent),
    done: deletePage(db, page),
  });
  return [...push.sent, ...mail.sent].filter(({ isDone }) => isDone).length;
}

/**
 * Tells the others of what was announced before the hour of a summary, page by page. Several runs at once are safe, and a
 * worker that dies leaves its pages for the next run.
 */
export async function sendSummaries(db: Database, now: number, env: Env): Promise<{ told: number }> {
  await startSummary(db, now);
  const startedAt = Date.now();
  let told = 0;
  const step = async () => {
    // From when it is taken, because the run of the next minute may begin before this one ends.
    const page = await takePage(db, now, now + (Date.now() - startedAt) + PAGE_LEASE_MS);
    if (!page) return 0;
    told += await sendPage(db, now, env, page);
    return 1;
  };
  await Promise.all(Array.from({ length: LANES }, () => inBatches(1, step, PAGES_A_LANE)));
  return { told };
}
