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
  if (!forMe) return true;
  const fitting = pages[0]?.fitting;
  if (!fitting || request.isOwn || !fitting.serviceTypes.includes(request.serviceType)) return false;
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

/** Replaces a request, or inserts it newest first; ids sort by creation time. */
export function placed(items: RequestSummary[], request: RequestSummary): RequestSummary[] {
  const place = items.findIndex(({ id }) => id <= request.id);
  if (place < 0) return [...items, request];
  return items.toSpliced(place, items[place]?.id === request.id ? 1 : 0, request);
}

/** Shows a request as it is now: at its place if the loaded pages reach it, and nowhere if the list leaves it out. */
export function settled<List extends Pages>(list: List, input: ListInput, request: RequestSummary, now: number): List {
  if (!belongs(request, input, list, now)) return without(list, ({ id }) => id === request.id);
  const page = list.pages.findIndex(({ items, nextCursor }) => {
    return nextCursor === null || (items.at(-1)?.id ?? "") <= request.id;
  });
  const [found] = list.pages.slice(page, page + 1);
  if (page < 0 || !found) return list;
  return { ...list, pages: list.pages.with(page, { ...found, items: placed(found.items, request) }) };
}
