import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { pushToPerson } from "../alerts/push-to-person.ts";
import { pushOf } from "./messages.ts";
import { findUntold } from "./queries.ts";

/** Shows a notice in its person's browsers, unless it was read, replaced, or is no longer true. */
export async function pushNotice(
  { env, db, now }: { env: Env; db: Database; now: number },
  payload: OutboxPayloads["push.notice"],
): Promise<void> {
  const untold = await findUntold(db, payload);
  const push = untold && pushOf(untold.notice, now);
  if (push) await pushToPerson({ env, db }, untold.userId, push);
}
