import type { Context } from "../../trpc/context.ts";
import { directoryMatch } from "./directory-match.ts";
import { findDirectoryPage } from "./queries-directory.ts";
import { NUMBERED_PAGES, PAGE_SIZE, viewConnection } from "./rules.ts";
import type { DirectoryInput, DirectoryPage } from "./schemas.ts";

interface Place {
  page: number;
  /** Position after which the page begins; null for a numbered page. */
  cursor: string | null;
}

function placeOf({ page, cursor }: DirectoryInput): Place {
  if (!cursor) return { page, cursor: null };
  const [number, position] = cursor.split(".");
  return { page: Math.max(Number(number), NUMBERED_PAGES + 1), cursor: position ?? null };
}

/** Numbered pages go by their number, the others by the position after which they begin. */
function toPlace(page: number, position: string | null | undefined) {
  const hasCursor = page > NUMBERED_PAGES && position !== null && position !== undefined;
  return { page: Math.min(page, hasCursor ? page : NUMBERED_PAGES), cursor: hasCursor ? `${page}.${position}` : null };
}

/** A page of providers, premium first, then by name; without the viewer's own entry. */
export async function readDirectory(ctx: Context, input: DirectoryInput): Promise<DirectoryPage> {
  const viewerId = (await ctx.session())?.user.id ?? "";
  const place = placeOf(input);
  const filter = { match: directoryMatch(input), userType: input.userType, viewerId };
  const rows = await findDirectoryPage(ctx.db, filter, place);
  const [first, last] = [rows[0], rows.at(-1)];
  const { found, skipped } = first ?? { found: 0, skipped: 0 };
  const page = place.cursor === null ? skipped / PAGE_SIZE + 1 : place.page;
  return {
    items: rows.map(({ connection, position: _, found: __, skipped: ___, previousStart: ____, ...provider }) => {
      const view = viewConnection(connection, viewerId, ctx.now);
      return { ...provider, ...view, isConnected: view.connectionStatus === "accepted" };
    }),
    page,
    numberedPages: place.cursor === null ? Math.min(Math.ceil(found / PAGE_SIZE), NUMBERED_PAGES) : NUMBERED_PAGES,
    previous: page > 1 ? toPlace(page - 1, first?.previousStart) : null,
    next: found > skipped + PAGE_SIZE ? toPlace(page + 1, last?.position) : null,
  };
}
