import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { type PushAddress, type PushNotice, type PushResult, sendPush } from "../../platform/delivery/push.ts";
import { deleteBrowsers, listBrowsers } from "./queries-due.ts";

export interface Pushed {
  isDone: boolean;
  /** Whether a browser has it. */
  isTold: boolean;
  /** Endpoints whose browser no longer wants pushes. */
  gone: string[];
}

/** Tells one person in every browser. Done once one has it, so that a failing one does not repeat it in the others. */
export async function pushToBrowsers(
  env: Env,
  subscriptions: readonly PushAddress[],
  notice: PushNotice,
): Promise<Pushed> {
  const results = await Promise.all(
    subscriptions.map(
      async (subscription): Promise<[string, PushResult]> => [
        subscription.endpoint,
        await sendPush(env, subscription, notice),
      ],
    ),
  );
  const isTold = results.some(([, result]) => result === "sent");
  return {
    isDone: isTold || results.every(([, result]) => result !== "failed"),
    isTold,
    gone: results.filter(([, result]) => result === "gone").map(([endpoint]) => endpoint),
  };
}

/** Shows a notice in all browsers in which a person turned notices on. Throws if it is worth another attempt. */
export async function pushToPerson(
  { env, db }: { env: Env; db: Database },
  userId: string,
  notice: PushNotice,
): Promise<void> {
  const { isDone, gone } = await pushToBrowsers(env, await listBrowsers(db, userId), notice);
  if (gone.length > 0) await deleteBrowsers(db, gone);
  if (!isDone) throw new Error("no browser could be reached");
}
