import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { type IdPage, idPageOf, pageOf as keysetPageOf } from "../../platform/database/keyset.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { recordDetail } from "../contacts/record-detail.ts";
import { maySeeContact, mustConfirmPhone } from "../contacts/rules.ts";
import { neighboursOf } from "./catalogue.ts";
import { maskRequest, maskUnlessOwn } from "./mask-request.ts";
import { countOpenByType, listOpen, listOwn, selectVisible, type Viewer } from "./queries.ts";
import { listAddressed, selectAskable } from "./queries-addressees.ts";
import { findWork, listFitting } from "./queries-fitting.ts";
import { CONTACT_RETENTION_MS, PAGE_SIZE } from "./rules.ts";
import { compareFit, fitRankOf, readFitCursor, writeFitCursor } from "./rules-fit.ts";
import type { RequestFit } from "./schemas.ts";

/** Older requests beyond this number are left out. */
const OWN_MAX = 100;

interface ListFilter {
  serviceType: string | null;
  city?: string | null | undefined;
  forMe?: boolean | undefined;
  cursor?: string | null | undefined;
}

/** What others were told before is shown to providers who could have been. */
function seenBy<Row extends { isOwn: boolean; premiumTold: number }>({ user }: UserContext, row: Row): Row {
  const isShown = user.isProvider && !user.isPremium && !row.isOwn;
  return { ...row, premiumTold: isShown ? row.premiumTold : 0 };
}

type Rows = Awaited<ReturnType<typeof listOpen>>;
const listedFor = (ctx: UserContext, rows: Rows) => rows.map((row) => seenBy(ctx, maskUnlessOwn(row)));

/** The page of these rows, without contacts in what others wrote. */
function pageOf(ctx: UserContext, rows: Rows, page: IdPage) {
  const { items, nextCursor } = idPageOf(rows, page);
  return { items: listedFor(ctx, items), nextCursor };
}

/**
 * A page of open requests, newest first or what fits best first, and the cursor of the next. Before all others, the first page has
 * those whose owners chose to ask the caller.
 */
export async function listRequests(ctx: UserContext, filter: ListFilter) {
  const { db, now, user } = ctx;
  const wanted = { serviceType: filter.serviceType, city: filter.city ?? null, now };
  const addressed = filter.cursor ? [] : [listAddressed(db, user.id, wanted)];
  if (filter.forMe) return listForMe(ctx, filter, addressed);
  const page = { before: filter.cursor ?? null, size: PAGE_SIZE };
  const { first, open } = await batchOf(db, {
    first: addressed,
    open: listOpen(db, user.id, { ...wanted, ...page }),
  });
  const { items, nextCursor } = pageOf(ctx, open, page);
  return { items: [...listedFor(ctx, first[0] ?? []), ...items], nextCursor, fitting: null };
}

/** What fits the caller; nothing if their profile has no specialties or no regions. */
async function findFit({ db, user }: UserContext): Promise<RequestFit> {
  const work = await findWork(db, user.id);
  const serviceTypes = work?.specialties ?? [];
  const cities = work?.wholeState ? null : (work?.serviceRegions ?? []);
  return { serviceTypes, neighbours: neighboursOf(serviceTypes), cities };
}

async function listForMe(
  ctx: UserContext,
  { serviceType, city, cursor }: ListFilter,
  addressed: ReturnType<typeof listAddressed>[],
) {
  const fitting = await findFit(ctx);
  const cities = city ? [city].filter((name) => fitting.cities?.includes(name) ?? true) : fitting.cities;
  const page = { before: cursor ? readFitCursor(cursor) : null, size: PAGE_SIZE };
  const wanted = { ...page, serviceType, now: ctx.now };
  const rows: ReturnType<typeof listFitting>[] =
    fitting.serviceTypes.length > 0 ? [listFitting(ctx.db, ctx.user.id, { ...fitting, cities }, wanted)] : [];
  const { first, rows: fits } = await batchOf(ctx.db, {
    first: addressed,
    rows,
  });
  const { items, last } = keysetPageOf((fits[0] ?? []).toSorted(compareFit(fitting)), page.size);
  const nextCursor = last && writeFitCursor({ rank: fitRankOf(last.serviceType, fitting), id: last.id });
  return { items: listedFor(ctx, [...(first[0] ?? []), ...items]), nextCursor, fitting };
}

/** Those of these people whom the viewer, who may be a visitor, may ask. */
export async function readAddressees(ctx: Context, ids: readonly string[]) {
  const viewerId = (await findViewer(ctx))?.id ?? "";
  return selectAskable(ctx.db, ids, viewerId);
}

export async function countTypes(ctx: UserContext) {
  const types = (await countOpenByType(ctx.db, ctx.now)).filter(({ count }) => count > 0);
  return { types, total: types.reduce((sum, type) => sum + type.count, 0) };
}

/** The caller's requests: open ones and those that expired in the last 30 days. */
export async function listOwnRequests(ctx: UserContext) {
  const { db, now, user } = ctx;
  return listedFor(ctx, await listOwn(db, user.id, { now, expiredAfter: now - CONTACT_RETENTION_MS, limit: OWN_MAX }));
}

/**
 * A request, with its contact if the viewer may see it, which is recorded and counts against the limits for contacts. Without
 * it, contacts in the texts are masked too.
 * Throws `request.not_found`.
 */
export async function readRequest(ctx: UserContext, id: string) {
  const isAdmin = (await ctx.session())?.isFreshAdmin ?? false;
  const mayContact = maySeeContact({ isPremium: ctx.user.isPremium, isAdmin });
  const lacksPhone = mayContact && mustConfirmPhone(ctx.env.settings, ctx.user);
  const select = (seesContacts: Viewer["seesContacts"]) =>
    selectVisible(ctx.db, { id: ctx.user.id, isPremium: ctx.user.isPremium, seesContacts }, id, ctx.now);
  const [found] = await (mayContact && !lacksPhone ? recordDetail(ctx, id, select) : select(false));
  if (!found) throw new DomainError("request.not_found");
  const request = { ...seenBy(ctx, found), mustConfirmPhone: lacksPhone && !found.isOwn };
  if (request.isOwn) return request;
  return request.contactPhone === null ? maskRequest(request) : request;
}
