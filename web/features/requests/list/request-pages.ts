import { compareFit } from "#src/features/requests/rules-fit.ts";
import type { RequestPage, RequestSummary } from "#src/features/requests/schemas.ts";

/** The input of a list of open requests. */
export interface ListInput {
  serviceType: string | null;
  city?: string | null | undefined;
  forMe?: boolean | undefined;
}

interface Pages {
  pages: RequestPage[];
}

/** What a request has for people without a part in it. */
export const VISITOR_VIEW = {
  isOwn: false,
  isInterested: false,
  ownNote: null,
  ownMinPriceCents: null,
  ownMaxPriceCents: null,
  isSeen: false,
  hasAnswered: false,
  isDone: false,
  isHidden: false,
  isForMe: false,
  addressees: null,
  openToAllAt: null,
  premiumTold: 0,
};

/** Whether a list shows a request, as the server decides it. `now`: in milliseconds since the epoch. */
function belongs(
  request: RequestSummary,
  { serviceType, city, forMe }: ListInput,
  { pages }: Pages,
  now: number,
): boolean {
  if (request.isHidden || request.expiresAt <= now) return false;
  if (serviceType !== null && request.serviceType !== serviceType) return false;
  if (city && request.city !== city) return false;
  if (!forMe || request.isForMe) return true;
  const fitting = pages[0]?.fitting;
  if (!fitting || request.isOwn || request.isHired || fitting.serviceTypes.length === 0) return false;
  return fitting.cities === null || fitting.cities.includes(request.city);
}

/** Removes requests from a list. */
export function without<List extends Pages>(list: List, isGone: (request: RequestSummary) => boolean): List {
  if (!list.pages.some(({ items }) => items.some(isGone))) return list;
  const pages = list.pages.map((page) => ({ ...page, items: page.items.filter((item) => !isGone(item)) }));
  return { ...list, pages };
}

/** Changes what is shown of a request. */
export const patched = (items: RequestSummary[], id: string, patch: Partial<RequestSummary>): RequestSummary[] =>
  items.map((item) => (item.id === id ? { ...item, ...patch } : item));

type Compare = (a: RequestSummary, b: RequestSummary) => number;

/** Ids sort by creation time. */
const newestFirst: Compare = (a, b) => (a.id < b.id ? 1 : -1);

/** As the server does, puts those whose owners chose to ask the user before all others. */
const addressedFirst =
  (compare: Compare): Compare =>
  (a, b) =>
    Number(b.isForMe) - Number(a.isForMe) || (a.isForMe ? newestFirst : compare)(a, b);

/** Replaces a request, or inserts it in the order of the list. */
export function placed(
  items: RequestSummary[],
  request: RequestSummary,
  compare: Compare = newestFirst,
): RequestSummary[] {
  const others = items.filter(({ id }) => id !== request.id);
  const place = others.findIndex((other) => compare(request, other) < 0);
  return others.toSpliced(place < 0 ? others.length : place, 0, request);
}

/** Shows a request as it is now: at its place if the loaded pages reach it, and nowhere if the list leaves it out. */
export function settled<List extends Pages>(list: List, input: ListInput, request: RequestSummary, now: number): List {
  if (!belongs(request, input, list, now)) return without(list, ({ id }) => id === request.id);
  const fitting = input.forMe && list.pages[0]?.fitting;
  const compare = addressedFirst(fitting ? compareFit(fitting) : newestFirst);
  // With another type it may have another place in a list of what fits.
  const rest = fitting
    ? without(list, ({ id, serviceType }) => id === request.id && serviceType !== request.serviceType)
    : list;
  const page = rest.pages.findIndex(({ items, nextCursor }) => {
    const last = items.at(-1);
    return nextCursor === null || !last || last.id === request.id || compare(request, last) < 0;
  });
  const [found] = rest.pages.slice(page, page + 1);
  if (page < 0 || !found) return rest;
  return { ...rest, pages: rest.pages.with(page, { ...found, items: placed(found.items, request, compare) }) };
}
