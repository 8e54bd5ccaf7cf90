import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { trySendEmail } from "../../platform/delivery/mail.ts";
import { sendDue } from "../../platform/delivery/send-due.ts";
import { alertEmail } from "./emails/templates.ts";
import { pushNotice } from "./messages.ts";
import { type Pushed, pushToBrowsers } from "./push-to-person.ts";
import {
  type Due,
  deleteBrowsers,
  finish,
  listReceivers,
  markToldAtOnce,
  type Receiver,
  takeDue,
  type Way,
} from "./queries-due.ts";
import { AT_ONCE_MS } from "./rules.ts";

const pushTo = (env: Env, { requests, subscriptions }: Receiver): Promise<Pushed> =>
  pushToBrowsers(env, subscriptions, pushNotice(requests));

async function mailTo(env: Env, receiver: Receiver): Promise<Pushed> {
  const letter = alertEmail(env.settings.APP_URL, receiver);
  const isDone = await trySendEmail(env, receiver.email, letter, "alerts.mail");
  return { isDone, isTold: isDone, gone: [] };
}

const SEND = { push: pushTo, mail: mailTo };

/** The requests of which people with premium were told at once. */
function toldAtOnce(sent: readonly (Pushed & { receiver: Receiver })[], now: number): Due[] {
  return sent
    .filter(({ isTold, receiver }) => isTold && receiver.isPremium)
    .flatMap(({ receiver: { userId, requests } }) =>
      requests
        .filter(({ createdAt }) => createdAt > now - AT_ONCE_MS)
        .map(({ id: requestId }) => ({ requestId, userId })),
    );
}

const sendInOneWay = (db: Database, now: number, env: Env, way: Way): Promise<number> =>
  sendDue(
    {
      take: (size, until) => takeDue(db, way, size, now, until),
      read: (due) => listReceivers(db, way, due, now),
      send: async (receiver) => ({ ...(await SEND[way](env, receiver)), receiver }),
      finish: (due, sent) => {
        const gone = sent.flatMap((one) => one.gone);
        const told = toldAtOnce(sent, now);
        return batchOf(db, {
          finished: finish(db, way, due),
          gone: gone.length > 0 ? [deleteBrowsers(db, gone)] : [],
          told: told.length > 0 ? markToldAtOnce(db, told) : [],
        });
      },
    },
    now,
  );

/** Tells providers of the requests that are due. */
export async function sendDueAlerts(db: Database, now: number, env: Env): Promise<{ pushed: number; mailed: number }> {
  const pushed = await sendInOneWay(db, now, env, "push");
  return { pushed, mailed: await sendInOneWay(db, now, env, "mail") };
}
