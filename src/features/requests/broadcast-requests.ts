import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { publishLive, publishLiveTo } from "../../platform/live/live.ts";
import type { Context } from "../../trpc/context.ts";
import { maskRequest } from "./mask-request.ts";
import { type Changed, readAudience, readNews } from "./queries-news.ts";
import { ANNOUNCED_MAX } from "./rules.ts";
import { publicRequest } from "./schemas.ts";

interface Deps {
  env: Env;
  db: Database;
  now: number;
}

/**
 * Sends the current state of requests to all open apps, so that these need not ask, and lets the owners' apps and those
 * of addressees and interested people ask. Of a request that only its addressees know of, others hear nothing. To call after the
 * change.
 * @param types former types of requests that were deleted or changed
 */
export async function publishNews({ env, db, now }: Deps, changed: Changed, types: readonly string[]): Promise<void> {
  const { at, requests, counts } = await readNews(db, changed, types, now);
  // First, because who has a part in a request would take it for a stranger's.
  for (const { id, ownerId, addresseeIds, interestedIds } of requests) {
    await publishLiveTo(env, [ownerId, ...addresseeIds], { kind: "request", id }, now);
    if (interestedIds.length > 0) await publishLiveTo(env, interestedIds, { kind: "interested", id }, now);
  }
  const open = requests.filter(({ isListed }) => isListed).map((request) => publicRequest.parse(maskRequest(request)));
  const isOpen = new Set(open.map(({ id }) => id));
  const reserved = new Set(requests.filter(({ isKnownToAll }) => !isKnownToAll).map(({ id }) => id));
  const ids = "ids" in changed ? changed.ids : requests.map(({ id }) => id);
  if (reserved.size > 0 && ids.every((id) => reserved.has(id))) return;
  const ofType = new Map(counts.map(({ serviceType, count }) => [serviceType, count]));
  const counted = new Set([...types, ...requests.map(({ serviceType }) => serviceType)]);
  await publishLive(
    env,
    {
      kind: "requests",
      at,
      open,
      gone: ids.filter((id) => !isOpen.has(id) && !reserved.has(id)),
      counts: [...counted].map((serviceType) => ({ serviceType, count: ofType.get(serviceType) ?? 0 })),
    },
    now,
  );
}

/** Announces one request; `types` as in {@link publishNews}. */
export function broadcastRequest(ctx: Context, id: string, types: readonly string[] = []): void {
  ctx.afterResponse(() => publishNews(ctx, { ids: [id] }, types));
}

/** Announces all requests of a person, after what hid or showed them. */
export function broadcastRequestsOf(ctx: Context, ownerId: string): void {
  ctx.afterResponse(() => publishNews(ctx, { ownerId }, []));
}

/** Announces requests that were deleted with an account, and those in which it was interested. */
export function broadcastTouched(ctx: Context, touched: readonly { id: string; serviceType: string }[]): void {
  if (touched.length === 0) return;
  ctx.afterResponse(() => {
    if (touched.length > ANNOUNCED_MAX) return publishLive(ctx.env, { kind: "everything" }, ctx.now);
    const types = new Set(touched.map(({ serviceType }) => serviceType));
    return publishNews(ctx, { ids: touched.map(({ id }) => id) }, [...types]);
  });
}

interface Audience {
  serviceType: string;
  isKnownToAll: boolean;
  ownerId: string;
  addresseeIds: string[];
}

/** Announces a request that may have been deleted, to owner and addressees alone if nobody else knew of it. */
export function broadcastDeleted(
  ctx: Context,
  id: string,
  { serviceType, isKnownToAll, ownerId, addresseeIds }: Audience,
): void {
  const { env, now } = ctx;
  if (isKnownToAll) broadcastRequest(ctx, id, [serviceType]);
  else ctx.afterResponse(() => publishLiveTo(env, [ownerId, ...addresseeIds], { kind: "request", id }, now));
}

/** What announces a request that an admin deletes. To call before that, after which nobody may know whom to tell. */
export async function prepareBroadcast(ctx: Context, id: string): Promise<() => void> {
  const audience = await readAudience(ctx.db, id, ctx.now);
  return () => audience && broadcastDeleted(ctx, id, audience);
}

/** Announces a changed interest of the caller, whose other apps ask, as the owner's do, who has a notice. */
export function broadcastInterest(ctx: Context, id: string, userId: string): void {
  const { env, db, now } = ctx;
  ctx.afterResponse(async () => {
    const state = await readAudience(db, id, now);
    if (!state) return;
    const { ownerId, interestCount, isKnownToAll, addresseeIds, at } = state;
    const asking = isKnownToAll ? [ownerId, userId] : [ownerId, userId, ...addresseeIds];
    await publishLiveTo(env, [...new Set(asking)], { kind: "request", id }, now);
    await publishLiveTo(env, [ownerId], { kind: "notices" }, now);
    if (isKnownToAll) await publishLive(env, { kind: "interests", at, id, interestCount }, now);
  });
}
