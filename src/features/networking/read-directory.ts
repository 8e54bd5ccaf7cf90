import type { BoundedCount } from "../../shared/bounded-count.ts";
import { absenceAt } from "../../shared/day.ts";
import type { Context } from "../../trpc/context.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { understandDirectoryText } from "./directory-words.ts";
import { countDirectory, findDirectoryPage } from "./queries-directory.ts";
import { NUMBERED_PAGES, PAGE_SIZE, PAGES_MAX, type StoredConnection, viewConnection } from "./rules.ts";
import type { DirectoryCountInput, DirectoryInput, DirectoryPage } from "./schemas.ts";

async function filterFor(ctx: Context, { text, ...others }: DirectoryCountInput) {
  const viewerId = (await findViewer(ctx))?.id ?? "";
  const { ways, region } = understandDirectoryText(text);
  const filter = { ...others, ways, region: others.region ?? region, viewerId };
  // Nobody in the region that the text names: then in any.
  const elsewhere = others.region === null && region !== null && ways.length > 0 ? { ...filter, region: null } : null;
  return { filter, elsewhere };
}

/** How many providers match; excludes the viewer. */
export async function countProfessionals(ctx: Context, input: DirectoryCountInput): Promise<BoundedCount> {
  const { filter, elsewhere } = await filterFor(ctx, input);
  const counted = await countDirectory(ctx.db, filter);
  return counted.count === 0 && elsewhere ? countDirectory(ctx.db, elsewhere) : counted;
}

/** A provider as the viewer sees them; visitors' id is blank. */
export function entryOf<Row extends { connection: StoredConnection | null; unavailableUntil: string | null }>(
  { connection, ...provider }: Row,
  viewerId: string,
  now: number,
) {
  const view = viewConnection(connection, viewerId, now);
  const unavailableUntil = absenceAt(provider.unavailableUntil, now);
  return { ...provider, unavailableUntil, ...view, isConnected: view.connectionStatus === "accepted" };
}

/** A page of providers in one of the orders; excludes the viewer. */
export async function readDirectory(ctx: Context, input: DirectoryInput): Promise<DirectoryPage> {
  const { order, page: wanted, ...searched } = input;
  const { filter, elsewhere } = await filterFor(ctx, searched);
  const place = { order: order === "relevance" && searched.text === "" ? "premium" : order, page: wanted } as const;
  const nearby = await findDirectoryPage(ctx.db, filter, place);
  const rows = nearby.length === 0 && elsewhere ? await findDirectoryPage(ctx.db, elsewhere, place) : nearby;
  const found = rows[0]?.found ?? 0;
  const page = Math.max(Math.min(wanted, Math.ceil(found / PAGE_SIZE)), 1);
  const isMore = found > page * PAGE_SIZE;
  return {
    items: rows.map(({ found: _, ...row }) => entryOf(row, filter.viewerId, ctx.now)),
    page,
    numberedPages: Math.min(Math.ceil(found / PAGE_SIZE), NUMBERED_PAGES),
    previous: page > 1 ? page - 1 : null,
    next: isMore && page < PAGES_MAX ? page + 1 : null,
    isCut: isMore && page === PAGES_MAX,
  };
}
