import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { Gathering } from "../../platform/delivery/gathering.ts";
import { publishAll, publishLive, publishLiveTo } from "../../platform/live/live.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { LiveEvent, LiveMessage } from "../../shared/live-events.ts";
import type { Context } from "../../trpc/context.ts";
import { maskRequest } from "./mask-request.ts";
import { type Changed, readAudiences, readEnding, readNews } from "./queries-news.ts";
import { ANNOUNCED_MAX } from "./rules.ts";
import { publicRequest } from "./schemas.ts";

interface Deps {
  env: Env;
  db: Database;
  now: number;
}

/**
 * Sends the current state of requests to all open apps, so that these need not ask, and lets the owners' apps and those
 * of addressees and interested people ask. Of a request that only its addressees know of, others hear nothing. To call
 * after the change.
 * @param types former types of requests that were deleted or changed
 */
export async function publishNews({ env, db, now }: Deps, changed: Changed, types: readonly string[]): Promise<void> {
  const { at, requests, counts } = await readNews(db, changed, types, now);
  // First, because who has a part in a request would take it for a stranger's.
  const messages = requests.flatMap(({ id, ownerId, addresseeIds, interestedIds }): LiveMessage[] => [
    { to: [ownerId, ...addresseeIds], event: { kind: "request", id } },
    { to: interestedIds, event: { kind: "interested", id } },
  ]);
  const open = requests.filter(({ isListed }) => isListed).map((request) => publicRequest.parse(maskRequest(request)));
  const isOpen = new Set(open.map(({ id }) => id));
  const reserved = new Set(requests.filter(({ isKnownToAll }) => !isKnownToAll).map(({ id }) => id));
  const ids = "ids" in changed ? changed.ids : requests.map(({ id }) => id);
  if (reserved.size > 0 && ids.every((id) => reserved.has(id))) return publishAll(env, messages, now);
  const ofType = new Map(counts.map(({ serviceType, count }) => [serviceType, count]));
  const counted = new Set([...types, ...requests.map(({ serviceType }) => serviceType)]);
  const event: LiveEvent = {
    kind: "requests",
    at,
    open,
    gone: ids.filter((id) => !isOpen.has(id) && !reserved.has(id)),
    counts: [...counted].map((serviceType) => ({ serviceType, count: ofType.get(serviceType) ?? 0 })),
  };
  await publishAll(env, [...messages, { event }], now);
}

/** Announces one request; `types` as in {@link publishNews}. */
export function broadcastRequest(ctx: Context, id: string, types: readonly string[] = []): void {
  ctx.afterResponse(() => publishNews(ctx, { ids: [id] }, types));
}

const published = new Gathering<string>();

/** Announces a new request that everybody may know of, in a rush together with others. */
export function broadcastPublished(ctx: Context, id: string): void {
  ctx.afterResponse(async () => {
    const ids = await published.add([id]);
    if (ids.length > 0) await publishNews(ctx, { ids }, []);
  });
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
  /** Who has a notice of it. */
  toldIds: string[];
}

/**
 * Announces a request that may have been deleted, to owner and addressees alone if nobody else knew of it, and rings the
 * bells of those who were told.
 */
export function broadcastDeleted(
  ctx: Context,
  id: string,
  { serviceType, isKnownToAll, ownerId, addresseeIds, toldIds }: Audience,
): void {
  const { env, now } = ctx;
  ringBells(ctx, toldIds);
  if (isKnownToAll) broadcastRequest(ctx, id, [serviceType]);
  else ctx.afterResponse(() => publishLiveTo(env, [ownerId, ...addresseeIds], { kind: "request", id }, now));
}

/** What announces a request that an admin deletes. To call before that, after which nobody may know whom to tell. */
export async function prepareBroadcast(ctx: Context, id: string): Promise<() => void> {
  const audience = await readEnding(ctx.db, id, ctx.now);
  return () => audience && broadcastDeleted(ctx, id, audience);
}

const interests = new Gathering<{ id: string; userId: string }>();

/** Announces a changed interest of the caller, whose other apps ask, as the owner's do, who has a notice. */
export function broadcastInterest({ env, db, now, afterResponse }: Context, id: string, userId: string): void {
  afterResponse(async () => {
    const changed = await interests.add([{ id, userId }]);
    if (changed.length === 0) return;
    const audiences = await readAudiences(
      db,
      changed.map((one) => one.id),
      now,
    );
    const messages = audiences.flatMap((request): LiveMessage[] => {
      const { ownerId, interestCount, isKnownToAll, addresseeIds, at } = request;
      const people = changed.filter((one) => one.id === request.id).map((one) => one.userId);
      const asking = [ownerId, ...people, ...(isKnownToAll ? [] : addresseeIds)];
      return [
        { to: [...new Set(asking)], event: { kind: "request", id: request.id } },
        { to: [ownerId], event: { kind: "notices" } },
        ...(isKnownToAll ? [{ event: { kind: "interests", at, id: request.id, interestCount } as const }] : []),
      ];
    });
    await publishAll(env, messages, now);
  });
}
