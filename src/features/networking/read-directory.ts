import { absenceAt } from "../../shared/day.ts";
import type { Context } from "../../trpc/context.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { directorySearch } from "./directory-words.ts";
import { countDirectory, findDirectoryPage } from "./queries-directory.ts";
import {
  type DirectoryOrder,
  type DirectoryPosition,
  NUMBERED_PAGES,
  PAGE_SIZE,
  readDirectoryCursor,
  type StoredConnection,
  viewConnection,
  writeDirectoryCursor,
} from "./rules.ts";
import type { DirectoryCount, DirectoryCountInput, DirectoryInput, DirectoryPage } from "./schemas.ts";

/** Where the requested page begins: after the position `cursor`, or by its number if that is null. */
function placeOf({ page, cursor, order }: DirectoryInput): { page: number; cursor: DirectoryPosition | null } {
  const beyond = cursor ? readDirectoryCursor(cursor, order) : null;
  if (!beyond) return { page, cursor: null };
  return { page: Math.max(beyond.page, NUMBERED_PAGES + 1), cursor: beyond.position };
}

/** Numbered pages are addressed by number, later ones by the position before them. */
function toPlace(page: number, order: DirectoryOrder, position: DirectoryPosition | null | undefined) {
  if (page <= NUMBERED_PAGES || !position) return { page: Math.min(page, NUMBERED_PAGES), cursor: null };
  return { page, cursor: writeDirectoryCursor(page, order, position) };
}

async function filterFor(ctx: Context, { text, ...others }: DirectoryCountInput) {
  const viewerId = (await findViewer(ctx))?.id ?? "";
  const { ways, region } = directorySearch(text);
  const filter = { ...others, ways, region: others.region ?? region, viewerId };
  // Nobody in the region that the text names: then in any.
  const elsewhere = others.region === null && region !== null && ways.length > 0 ? { ...filter, region: null } : null;
  return { filter, elsewhere };
}

/** How many providers match; excludes the viewer. */
export async function countProfessionals(ctx: Context, input: DirectoryCountInput): Promise<DirectoryCount> {
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
  const { text, specialty, region, userType } = input;
  const order = input.order === "relevance" && text === "" ? "premium" : input.order;
  const { filter, elsewhere } = await filterFor(ctx, { text, specialty, region, userType });
  const place = placeOf({ ...input, order });
  const nearby = await findDirectoryPage(ctx.db, filter, { order, ...place });
  const rows =
    nearby.length === 0 && elsewhere ? await findDirectoryPage(ctx.db, elsewhere, { order, ...place }) : nearby;
  const [first, last] = [rows[0]?.place, rows.at(-1)?.place];
  const { found, skipped } = first ?? { found: 0, skipped: 0 };
  const page = place.cursor === null ? skipped / PAGE_SIZE + 1 : place.page;
  return {
    items: rows.map(({ place: _, ...row }) => entryOf(row, filter.viewerId, ctx.now)),
    page,
    numberedPages: place.cursor === null ? Math.min(Math.ceil(found / PAGE_SIZE), NUMBERED_PAGES) : NUMBERED_PAGES,
    previous: page > 1 ? toPlace(page - 1, order, first?.previousStart) : null,
    next: found > skipped + PAGE_SIZE ? toPlace(page + 1, order, last?.position) : null,
  };
}
