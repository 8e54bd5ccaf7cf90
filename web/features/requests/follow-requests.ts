import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { RequestDetail, RequestPage, RequestSummary } from "#src/features/requests/schemas.ts";
import type { InterestNews, PublicRequest, RequestNews } from "#src/shared/live-events.ts";
import { failureOf } from "@/lib/errors.ts";
import type { RequestChanges } from "@/lib/live.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";
import { type ListInput, patched, placed, settled, VISITOR_VIEW, without } from "./list/request-pages.ts";
import { changeLoaded, findLoaded, LIST_KEY, MINE_KEY, refreshLists } from "./request-cache.ts";

type Pages = InfiniteData<RequestPage>;
type Key = readonly unknown[];
type News = RequestNews | InterestNews;

/** A look at news: what is asked for already, and whether they were shown before. */
interface Pass {
  asked: ReadonlySet<string>;
  isRetry: boolean;
}

/** Above this number, refetching the lists is cheaper than fetching requests one by one. */
const FEW = 8;
/** Requests and types whose last news are remembered. */
const MAX_REMEMBERED = 1_000;

const REQUESTS_KEY = getQueryKey(trpc.requests);
const COUNTS_KEY = getQueryKey(trpc.requests.typeCounts);
const detailKey = (id: string) => getQueryKey(trpc.requests.byId, { id }, "query");

function summaryOf({
  contactName: _name,
  contactPhone: _phone,
  lead: _lead,
  photos: _photos,
  mustConfirmPhone: _mustConfirm,
  isContactLimited: _isLimited,
  interestsLeft: _left,
  answer: _answer,
  recommendedBy: _recommendedBy,
  ...summary
}: RequestDetail): RequestSummary {
  return summary;
}

/** Changes loaded data that isn't to be refetched anyway. It keeps its age, so that it is refetched as if untouched. */
function change<Data>(queryKey: Key, changed: (data: Data, input: unknown) => Data): void {
  for (const { queryKey: key, state } of queryClient.getQueryCache().findAll({ queryKey })) {
    if (state.data === undefined || state.isInvalidated) continue;
    const { input } = (key[1] ?? {}) as { input?: unknown };
    const data = changed(state.data as Data, input);
    if (data !== state.data) queryClient.setQueryData(key, data, { updatedAt: state.dataUpdatedAt });
  }
}

function changeLists(changed: (list: Pages, input: ListInput) => Pages): void {
  change<Pages>(LIST_KEY, (list, input) => changed(list, input as ListInput));
  // If nothing is left of what was loaded, the next page takes its place.
  void queryClient.invalidateQueries({
    queryKey: LIST_KEY,
    predicate: ({ state }) => {
      const pages = (state.data as Pages | undefined)?.pages ?? [];
      return (
        !state.isInvalidated &&
        pages.every(({ items }) => items.length === 0) &&
        (pages.at(-1)?.nextCursor ?? null) !== null
      );
    },
  });
}

/** When the newest news of each request, number of interested people and type were read. */
const readings = new Map<string, number>();

/** Whether nothing newer is known; news may arrive out of order. */
function isNewest(what: string, at: number): boolean {
  if ((readings.get(what) ?? 0) > at) return false;
  readings.delete(what);
  readings.set(what, at);
  const [oldest] = readings.keys();
  if (readings.size > MAX_REMEMBERED && oldest !== undefined) readings.delete(oldest);
  return true;
}

/** Requests that are being asked for, and whether they have changed since. */
const asking = new Map<string, { isRetry: boolean }>();
/** Requests in which the user is interested. */
const interested = new Set<string>();

async function askOnce(id: string): Promise<void> {
  void trpcUtils.hires.interests.invalidate();
  try {
    const summary = summaryOf(await trpcUtils.requests.byId.fetch({ id }, { staleTime: 0 }));
    changeLists((list, input) => settled(list, input, summary, Date.now()));
    if (!summary.isOwn) return;
    change<RequestSummary[]>(MINE_KEY, (mine) => placed(mine, summary));
    void trpcUtils.requests.stats.invalidate();
    await trpcUtils.hires.interested.invalidate({ requestId: id });
  } catch (error) {
    if (failureOf(error).code === "request.not_found") changeLoaded(id, "removed");
    else await trpcUtils.requests.byId.invalidate({ id });
  }
}

/** Fetches one request and updates it wherever it is cached, without refetching anything else. */
async function ask(id: string): Promise<void> {
  const running = asking.get(id);
  if (running) {
    running.isRetry = true;
    return;
  }
  const state = { isRetry: true };
  asking.set(id, state);
  while (state.isRetry) {
    state.isRetry = false;
    await askOnce(id);
  }
  asking.delete(id);
}

/** Own requests are asked for, those whose owners chose to ask the user, and those in which the user is interested unless it is known how. */
function asks(id: string, known: RequestSummary | undefined, { asked, isRetry }: Pass): boolean {
  if (asked.has(id)) return true;
  if (asking.has(id) || (known ? known.isOwn || known.isForMe : interested.has(id))) {
    if (!isRetry) void ask(id);
    return true;
  }
  return false;
}

function showOpen(request: PublicRequest, at: number, pass: Pass): void {
  const { id } = request;
  const detail = trpcUtils.requests.byId.getData({ id });
  const known = findLoaded(id) ?? detail;
  if (!isNewest(id, at) || asks(id, known, pass)) return;
  const summary = { ...VISITOR_VIEW, ...(known && summaryOf(known)), ...request };
  if (!isNewest(`interests ${id}`, at)) summary.interestCount = known?.interestCount ?? request.interestCount;
  changeLists((list, input) => settled(list, input, summary, at));
  change<RequestDetail>(detailKey(id), (shown) => ({ ...shown, ...summary }));
  // News have no contacts, and only the first photo.
  const hasOtherPhotos = detail?.imageUrl !== request.imageUrl || detail.photoCount !== request.photoCount;
  if (detail && (detail.contactPhone !== null || hasOtherPhotos)) void trpcUtils.requests.byId.invalidate({ id });
}

/** Removes a request from the lists. Its owner keeps it, unless it was deleted. */
function markGone(id: string, at: number, pass: Pass): void {
  if (!isNewest(id, at) || asks(id, findLoaded(id), pass)) return;
  changeLists((list) => without(list, (request) => request.id === id));
  void trpcUtils.requests.byId.invalidate({ id });
}

function showInterests({ id, interestCount, at }: InterestNews): void {
  // Owners ask, because they do not see everybody.
  if (!isNewest(`interests ${id}`, at) || (findLoaded(id) ?? trpcUtils.requests.byId.getData({ id }))?.isOwn) return;
  changeLists((list) => ({
    ...list,
    pages: list.pages.map((page) => ({ ...page, items: patched(page.items, id, { interestCount }) })),
  }));
  change<RequestDetail>(detailKey(id), (detail) => ({ ...detail, interestCount }));
}

function showCounts({ at, counts }: RequestNews): void {
  const newest = counts.filter(({ serviceType }) => isNewest(serviceType, at));
  change<{ total: number; types: RequestNews["counts"] }>(COUNTS_KEY, ({ types }) => {
    const ofType = new Map([...types, ...newest].map(({ serviceType, count }) => [serviceType, count]));
    const changed = [...ofType].flatMap(([serviceType, count]) => (count > 0 ? { serviceType, count } : []));
    return { types: changed, total: changed.reduce((sum, { count }) => sum + count, 0) };
  });
}

function show(news: News, pass: Pass): void {
  if (news.kind === "interests") {
    showInterests(news);
    return;
  }
  for (const request of news.open) showOpen(request, news.at, pass);
  for (const id of news.gone) markGone(id, news.at, pass);
  changeLists((list) => without(list, ({ expiresAt }) => expiresAt <= news.at));
  showCounts(news);
}

/** News that arrived during a fetch, which may end with what was true before them. */
let duringFetch: News[] = [];

function showNews(news: readonly News[], asked: ReadonlySet<string>): void {
  for (const one of news) show(one, { asked, isRetry: false });
  const isFetching = () => queryClient.isFetching({ queryKey: REQUESTS_KEY }) > 0;
  if (news.length === 0 || !isFetching()) return;
  duringFetch.push(...news);
  if (duringFetch.length > news.length) return;
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (isFetching()) return;
    stop();
    const missed = duringFetch;
    duringFetch = [];
    for (const one of missed) show(one, { asked: new Set(), isRetry: true });
  });
}

/** Updates the cache after others created, changed or deleted requests. */
export async function followRequests({ all, asked, interested: ids, news }: RequestChanges): Promise<void> {
  for (const id of ids) interested.add(id);
  const isMuch = all || asked.size > FEW;
  if (isMuch) {
    const { requests, hires } = trpcUtils;
    await Promise.all([refreshLists(), requests.byId.invalidate(), hires.invalidate()]);
  }
  const answers = isMuch ? [] : [...asked].map(ask);
  showNews(news, asked);
  await Promise.all(answers);
}
