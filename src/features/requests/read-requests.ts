import { DomainError } from "../../errors.ts";
import { type IdPage, idPageOf } from "../../platform/database/keyset.ts";
import type { UserContext } from "../../trpc/init.ts";
import { recordDetail } from "../contacts/record-detail.ts";
import { maySeeContact, mustConfirmPhone } from "../contacts/rules.ts";
import { maskRequest, maskUnlessOwn } from "./mask-request.ts";
import { countEverMade, countOpenByType, listOpen, listOwn, selectVisible, type Viewer } from "./queries.ts";
import { listFitting } from "./queries-fitting.ts";
import { CONTACT_RETENTION_MS, PAGE_SIZE } from "./rules.ts";

/** Older requests beyond this number are left out. */
const OWN_MAX = 100;

interface ListFilter {
  serviceType: string | null;
  city?: string | null | undefined;
  forMe?: boolean | undefined;
  cursor?: string | null | undefined;
}

/** The page of these rows, without contacts in what others wrote. */
function pageOf(rows: Awaited<ReturnType<typeof listOpen>>, page: IdPage) {
  const { items, nextCursor } = idPageOf(rows, page);
  return { items: items.map(maskUnlessOwn), nextCursor };
}

/** A page of open requests, newest first, and the cursor of the next. */
export async function listRequests(ctx: UserContext, filter: ListFilter) {
  const page = { before: filter.cursor ?? null, size: PAGE_SIZE };
  const wanted = { ...page, serviceType: filter.serviceType, city: filter.city ?? null, now: ctx.now };
  if (!filter.forMe) return { ...pageOf(await listOpen(ctx.db, ctx.user.id, wanted), page), fitting: null };
  const { rows, profile } = await listFitting(ctx.db, ctx.user.id, wanted);
  const fitting = {
    serviceTypes: profile?.specialties ?? [],
    cities: profile?.wholeState ? null : (profile?.serviceRegions ?? []),
  };
  return { ...pageOf(rows, page), fitting };
}

export async function countTypes(ctx: UserContext) {
  const types = (await countOpenByType(ctx.db, ctx.now)).filter(({ count }) => count > 0);
  return { types, total: types.reduce((sum, type) => sum + type.count, 0) };
}

export async function readStats(ctx: UserContext) {
  return { totalRequests: await countEverMade(ctx.db) };
}

/** The caller's requests: open ones and those that expired in the last 30 days. */
export function listOwnRequests(ctx: UserContext) {
  const { db, now, user } = ctx;
  return listOwn(db, user.id, { now, expiredAfter: now - CONTACT_RETENTION_MS, limit: OWN_MAX });
}

/**
 * A request, with its contact if the viewer may see it, which is recorded and counts against the limits for contacts. Without
 * it, contacts in the texts are masked too.
 * Throws `request.not_found`.
 */
export async function readRequest(ctx: UserContext, id: string) {
  const isAdmin = (await ctx.session())?.isFreshAdmin ?? false;
  const mayContact = maySeeContact({ isPremium: ctx.user.isPremium, isAdmin }, false);
  const lacksPhone = mayContact && mustConfirmPhone(ctx.env.settings, ctx.user);
  const select = (seesContacts: Viewer["seesContacts"]) =>
    selectVisible(ctx.db, { id: ctx.user.id, seesContacts }, id, ctx.now);
  const [found] = await (mayContact && !lacksPhone ? recordDetail(ctx, id, select) : select(false));
  if (!found) throw new DomainError("request.not_found");
  const request = { ...found, mustConfirmPhone: lacksPhone && !found.isOwn };
  if (request.isOwn) return request;
  return request.contactPhone === null ? maskRequest(request) : request;
}
