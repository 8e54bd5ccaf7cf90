import { defaultParseSearch } from "@tanstack/react-router";
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from "@trpc/server";
import type { Context as HonoContext } from "hono";
import { UNAVAILABLE_RETRY_SECONDS } from "./errors.ts";
import { hasSessionCookie } from "./features/auth/sessions.ts";
import { boardInputOf } from "./features/demand/addresses.ts";
import { demandHead } from "./features/demand/page-heads.ts";
import type { DemandBoard } from "./features/demand/schemas.ts";
import { demandSearch } from "./features/demand/search-params.ts";
import { marketplaceSearch } from "./features/listings/addresses.ts";
import { listHead, listingHead } from "./features/listings/page-heads.ts";
import type { ListingPage } from "./features/listings/schemas.ts";
import { directoryInputOf, directoryPageSearch, profilePath } from "./features/networking/addresses.ts";
import type { Card } from "./features/networking/card-facts.ts";
import { cardHead, directoryHead, localHead, professionalHead } from "./features/networking/page-heads.ts";
import { findBySlugOrId } from "./features/networking/read-profile.ts";
import { cardInput, type DirectoryPage, type LocalPage, professionalInput } from "./features/networking/schemas.ts";
import { profileSearch } from "./features/networking/search-params.ts";
import type { AppEnv } from "./http.ts";
import { TRY_AGAIN, UNAVAILABLE } from "./messages.ts";
import { cachedForVisitors } from "./platform/http/edge-cache.ts";
import { refusesForOverload } from "./platform/limits/overload.ts";
import { logError } from "./platform/observability/log.ts";
import { type Shell, servePage } from "./platform/pages/page.ts";
import type { PageHead } from "./platform/pages/page-head.ts";
import type { DehydratedAnswer, QueryAnswer, RenderedScreen } from "./shared/screen.ts";
import type { Context } from "./trpc/context.ts";
import { appRouter } from "./trpc/router.ts";

type PageContext = HonoContext<AppEnv>;

/** A page whose first screen the worker renders. */
interface Page<Subject> {
  shell: Shell;
  /** What the screen knows of the URL's search parameters. Others must not make another page. */
  search?: object;
  /** The query that tells what the page is about. */
  subject: string;
  /** Null if the query was refused. */
  head: (subject: Subject | null, address: string) => PageHead;
  /** Whether other URLs of the same subject redirect to the head's path. */
  redirects?: boolean;
}

/** Head of a page that the app has to try again. */
const FAILED: PageHead = { title: TRY_AGAIN, description: UNAVAILABLE, path: undefined, isIndexed: false };

/** Paths with other characters are no page of ours, and the router would write them differently. */
const KNOWN_PATH = /^[\w/-]+$/;

/** Runs a query as `/trpc` does, for a screen that the worker renders. Failures are logged and returned. */
async function answerQuery(ctx: Context, path: string, input: unknown): Promise<QueryAnswer> {
  const call = { router: appRouter, path, ctx, type: "query" as const };
  try {
    const getRawInput = async () => input;
    return { data: await callTRPCProcedure({ ...call, getRawInput, signal: undefined, batchIndex: 0 }) };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const shape = getTRPCErrorShape({ ...call, config: appRouter._def._config, error, input });
    if (shape.data.httpStatus >= 500) logError("page.query", error.cause ?? error, { path });
    return { error: shape };
  }
}

/** Renders the screen; null if that failed, so that the app does it. */
async function render(c: PageContext, search: object): Promise<RenderedScreen | null> {
  const { context } = c.var;
  const { path } = c.req;
  try {
    const query = (name: string, input: unknown) => answerQuery(context, name, input);
    const { renderScreen } = await import("virtual:render-screen");
    return await renderScreen({ path, search, now: context.now, query });
  } catch (error) {
    logError("page.render", error, { path });
    return null;
  }
}

const nameOf = ([path]: readonly unknown[]) => (Array.isArray(path) ? path.join(".") : "");

function subjectOf<Subject>(answers: readonly DehydratedAnswer[], name: string): Subject | null {
  const answer = answers.find(({ key }) => nameOf(key) === name);
  return answer && "data" in answer ? (answer.data as Subject) : null;
}

/** 500 or 503 if the screen, or a query of it, failed for reasons of ours. */
function failureStatus(screen: RenderedScreen | null): 500 | 503 | null {
  if (!screen) return 500;
  const statuses = screen.answers.flatMap((answer) => ("error" in answer ? answer.error.data.httpStatus : []));
  if (statuses.includes(503)) return 503;
  return statuses.some((status) => status >= 500) ? 500 : null;
}

async function makePage<Subject>(c: PageContext, page: Page<Subject>): Promise<Response> {
  const { env, now } = c.var.context;
  const address = env.settings.APP_URL;
  const isKnown = hasSessionCookie(c.req.header("cookie") ?? "");
  const empty = (head: PageHead, status: number) =>
    servePage(env, page.shell, head, { content: null, status, isKnown });
  if (!KNOWN_PATH.test(c.req.path)) return empty(page.head(null, address), 404);
  const isRefused = refusesForOverload(false);
  const screen = isRefused ? null : await render(c, page.search ?? {});
  const failure = isRefused ? 503 : failureStatus(screen);
  if (!screen || failure) {
    const response = await empty(FAILED, failure ?? 500);
    if (failure === 503) response.headers.set("retry-after", String(UNAVAILABLE_RETRY_SECONDS));
    return response;
  }
  const { html, href, answers } = screen;
  const head = page.head(subjectOf(answers, page.subject), address);
  if (page.redirects && head.path !== undefined && head.path !== c.req.path) return c.redirect(head.path, 301);
  const status = head.path === undefined ? 404 : 200;
  return servePage(env, page.shell, head, { content: { html, state: { href, now, answers } }, status, isKnown });
}

/** The query of a URL with these parameters, without those that are undefined. */
function queryOf(search: object): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

/** Ids and slugs are in lower case. */
function serve<Subject>(c: PageContext, page: Page<Subject>): Response | Promise<Response> {
  const { pathname, search: query } = new URL(c.req.url);
  if (pathname !== pathname.toLowerCase()) return c.redirect(pathname.toLowerCase() + query, 301);
  return cachedForVisitors(c, `${c.req.path}?${queryOf(page.search ?? {})}`, () => makePage(c, page));
}

/** Search parameters as the app's router parses them. */
const searchOf = (c: PageContext): Record<string, unknown> => defaultParseSearch(new URL(c.req.url).search);

const listing = { subject: "listings.byId", head: listingHead };

export const listingPage = (c: PageContext) => serve(c, { shell: "anuncio", redirects: true, ...listing });

export function marketplace(c: PageContext) {
  const search = marketplaceSearch(searchOf(c));
  if (search.anuncio) return serve(c, { shell: "marketplace-anuncio", search, ...listing });
  // Crawlers follow the links of later pages, but need not keep them: their listings change by the hour.
  const isIndexed = search.ver === undefined && search.editar === undefined && search.de === undefined;
  const head = (list: { pages: ListingPage[] } | null) => ({
    ...listHead(list?.pages[0] ?? null),
    isIndexed,
  });
  return serve(c, { shell: "marketplace", search, subject: "listings.search", head });
}

export function directory(c: PageContext) {
  const search = directoryPageSearch(searchOf(c));
  const head = (page: DirectoryPage | null, address: string) => directoryHead(directoryInputOf(search), page, address);
  return serve(c, { shell: "portal-conexoes", search, subject: "networking.directory", head });
}

export function demand(c: PageContext) {
  const { trade } = boardInputOf(demandSearch(searchOf(c)));
  const search = trade === null ? {} : { servico: trade };
  const head = (board: DemandBoard | null) => demandHead(trade, board);
  return serve(c, { shell: "demanda", search, subject: "demand.board", head });
}

const local: Page<LocalPage> = { shell: "profissionais", subject: "networking.local", head: localHead };
export const localPage = (c: PageContext) => serve(c, local);

const card: Page<Card> = { shell: "cartao", subject: "networking.card", head: cardHead, redirects: true };
export const cardPage = (c: PageContext) => serve(c, card);

const professional: Page<Card> = {
  shell: "profissional",
  subject: "networking.profile",
  head: professionalHead,
  redirects: true,
};

/** People share a professional's page under its readable address, with the slug instead of the id. */
export async function professionalPage(c: PageContext) {
  const key = c.req.param("id") ?? "";
  const search = profileSearch(searchOf(c));
  const shared = professionalInput.safeParse({ id: key }).success ? null : cardInput.safeParse({ slugOrId: key });
  const found = shared?.success ? await findBySlugOrId(c.var.context.db, shared.data.slugOrId, "") : null;
  if (!found) return serve(c, { ...professional, search });
  const address = queryOf(search);
  return c.redirect(profilePath(found.id) + (address && `?${address}`), 302);
}
