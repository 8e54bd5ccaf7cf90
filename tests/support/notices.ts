import { eq } from "drizzle-orm";
import { type notices, outbox } from "../../db/schema/index.ts";
import type { Env } from "../../src/env.ts";
import { matchListing } from "../../src/features/listings/match-listing.ts";
import { notifyEndingListings } from "../../src/features/listings/notify-ending.job.ts";
import { sendDueMatches } from "../../src/features/listings/send-mails.ts";
import { pushNotice } from "../../src/features/notices/push-notice.ts";
import type { ShownNotice } from "../../src/features/notices/schemas.ts";
import { notifyEndingRequests } from "../../src/features/requests/notify-ending.job.ts";
import type { OutboxPayloads } from "../../src/platform/delivery/outbox.ts";
import { fakesEnv } from "./alerts.ts";
import type { Person } from "./people.ts";
import type { Product } from "./product.ts";

/** The worker's environment in this process, whose live room has nobody in it. */
function quietEnv(product: Product): Env {
  const room = { idFromName: (name: string) => name, get: () => ({ publish: async () => {} }) };
  return { ...fakesEnv(product), LIVE_ROOM: room as unknown as Env["LIVE_ROOM"] };
}

/** Runs the jobs that look for what ends, at a time of the test's choice. */
export const notifyEndingAt = async (product: Product, now: number) => {
  const env = quietEnv(product);
  const [requests, listings] = await Promise.all([
    notifyEndingRequests(product.db, now, env),
    notifyEndingListings(product.db, now, env),
  ]);
  return { requests: requests.told, listings: listings.told };
};

/** Does what the delivery of a listing's row does. */
export const matchAt = (product: Product, listingId: string, now: number) =>
  matchListing({ env: quietEnv(product), db: product.db, now }, { listingId });

/** Runs the job that sends letters about saved searches. */
export const mailMatchesAt = (product: Product, now: number) => sendDueMatches(product.db, now, fakesEnv(product));

/** Does what the delivery of a push does. */
export const pushAt = (product: Product, payload: OutboxPayloads["push.notice"], now: number) =>
  pushNotice({ env: quietEnv(product), db: product.db, now }, payload);

/** The pushes of notices in the outbox, of one person. */
export async function pushesOf(product: Product, rows: readonly (typeof notices.$inferSelect)[]) {
  const ids = new Set(rows.map(({ id }) => id));
  const all = await product.db.select().from(outbox).where(eq(outbox.kind, "push.notice"));
  return all.filter(({ payload }) => ids.has(String(payload["noticeId"])));
}

export async function readNotices(product: Product, person: Person): Promise<ShownNotice[]> {
  const { data } = await product.query("notices.list", {}, person);
  return (data as { items: ShownNotice[] }).items;
}

export async function countUnread(product: Product, person: Person): Promise<number> {
  const { data } = await product.query("notices.count", undefined, person);
  return (data as { unread: number }).unread;
}

/** A row of a saved search, about which there may be notices. */
export const savedSearchRow = (id: string, userId: string) => ({
  id,
  userId,
  name: "Betoneira",
  path: `/marketplace?q=betoneira-${id}`,
  text: "betoneira",
  textKey: "betoneira",
  category: "",
  cityId: 0,
  minPriceCents: 0,
  maxPriceCents: 99_999_999,
  createdAt: 1,
});
