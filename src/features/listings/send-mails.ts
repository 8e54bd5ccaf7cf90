import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { trySendEmail } from "../../platform/delivery/mail.ts";
import { sendDue } from "../../platform/delivery/send-due.ts";
import { savedSearchEmail } from "./emails/templates.ts";
import { receiversOf } from "./mail-receivers.ts";
import { finishMatches, listMailed, takeDueMatches } from "./queries-mails.ts";

/** Tells people by mail of the listings in their saved searches that are due. */
export async function sendDueMatches(db: Database, now: number, env: Env): Promise<{ mailed: number }> {
  const mailed = await sendDue(
    {
      take: (size, until) => takeDueMatches(db, size, now, until),
      read: async (due) => receiversOf(await listMailed(db, due, now)),
      send: async (receiver) => {
        const letter = savedSearchEmail(env.settings.APP_URL, receiver);
        return { isDone: await trySendEmail(env, receiver.email, letter, "searches.mail") };
      },
      finish: (due) => finishMatches(db, due),
    },
    now,
  );
  return { mailed };
}
