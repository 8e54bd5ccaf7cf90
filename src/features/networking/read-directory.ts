import { absenceAt } from "../../shared/day.ts";
import type { Context } from "../../trpc/context.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { directoryWords } from "./directory-words.ts";
import { findDirectoryPage } from "./queries-directory.ts";
import {
  type DirectoryPosition,
  NUMBERED_PAGES,
  PAGE_SIZE,
  readDirectoryCursor,
  viewConnection,
  writeDirectoryCursor,
} from "./rules.ts";
import type { DirectoryInput, DirectoryPage } from "./schemas.ts";

/** Where the requested page begins: after the position `cursor`, or by its number if that is null. */
function placeOf({ page, cursor }: DirectoryInput): { page: number; cursor: DirectoryPosition | null } {
  const beyond = cursor ? readDirectoryCursor(cursor) : null;
  if (!beyond) return { page, cursor: null };
  return { page: Math.max(beyond.page, NUMBERED_PAGES + 1), cursor: beyond.position };
}

/** Numbered pages are addressed by number, later ones by the position before them. */
function toPlace(page: number, position: DirectoryPosition | null | undefined) {
  if (page <= NUMBERED_PAGES || !position) return { page: Math.min(page, NUMBERED_PAGES), cursor: null };
  return { page, cursor: writeDirectoryCursor(page, position) };
}

/** A page of providers, premium first, then by name; excludes the viewer. */
export async function readDirectory(ctx: Context, input: DirectoryInput): Promise<DirectoryPage> {
  const viewerId = (await findViewer(ctx))?.id ?? "";
  const place = placeOf(input);
  const { specialty, region, userType } = input;
  const filter = { words: directoryWords(input.text), specialty, region, userType, viewerId };
  const rows = await findDirectoryPage(ctx.db, filter, place);
  const [first, last] = [rows[0]?.place, rows.at(-1)?.place];
  const { found, skipped } = first ?? { found: 0, skipped: 0 };
  const page = place.cursor === null ? skipped / PAGE_SIZE + 1 : place.page;
  return {
    items: rows.map(({ connection, place: _, ...provider }) => {
      const view = viewConnection(connection, viewerId, ctx.now);
      const unavailableUntil = absenceAt(provider.unavailableUntil, ctx.now);
      return { ...provider, unavailableUntil, ...view, isConnected: view.connectionStatus === "accepted" };
    }),
    page,
    numberedPages: place.cursor === null ? Math.min(Math.ceil(found / PAGE_SIZE), NUMBERED_PAGES) : NUMBERED_PAGES,
    previous: page > 1 ? toPlace(page - 1, first?.previousStart) : null,
    next: found > skipped + PAGE_SIZE ? toPlace(page + 1, last?.position) : null,
  };
}
