import { clockFrom, MINUTE_MS } from "../../shared/time.ts";
import { inBatches } from "../database/in-batches.ts";

/** People per batch. */
const BATCH_SIZE = 50;
/** What failed, or was taken by a worker that died, is due again after this. */
export const LEASE_MS = MINUTE_MS;
/** Batches per run; the rest is for the next one. */
const MAX_BATCHES = 40;

interface Sending<Due, Receiver, Sent> {
  /** Takes what is due for up to `size` people and postpones it to `until` in the same statement. */
  take: (size: number, until: number) => Promise<Due[]>;
  /** The people to tell, with what is still true. */
  read: (due: readonly Due[]) => Promise<Receiver[]>;
  send: (receiver: Receiver) => Promise<Sent>;
  /** Marks what was taken as done. */
  finish: (due: readonly Due[], sent: readonly Sent[]) => Promise<unknown>;
}

/**
 * Tells people of what is due, at least once: a worker that dies leaves what it took for the next run. Several runs at
 * once are safe. @returns how many people were told
 */
export async function sendDue<
  Due extends { userId: string },
  Receiver extends { userId: string },
  Sent extends { isDone: boolean },
>({ take, read, send, finish }: Sending<Due, Receiver, Sent>, now: number): Promise<number> {
  let told = 0;
  const clock = clockFrom(now);
  const step = async (size: number) => {
    const due = await take(size, clock() + LEASE_MS);
    if (due.length === 0) return 0;
    const receivers = await read(due);
    const sent = await Promise.all(receivers.map(send));
    const unfinished = new Set(receivers.filter((_, index) => !sent[index]?.isDone).map(({ userId }) => userId));
    await finish(
      due.filter(({ userId }) => !unfinished.has(userId)),
      sent,
    );
    told += sent.length - unfinished.size;
    return due.length;
  };
  await inBatches(BATCH_SIZE, step, MAX_BATCHES);
  return told;
}
