import { idPageOf } from "../../platform/database/keyset.ts";
import type { UserContext } from "../../trpc/init.ts";
import { listOpenings } from "./queries-openings.ts";
import { OPENINGS_PAGE_SIZE } from "./rules.ts";

/** A page of who opened the caller's contact, newest first, and the cursor of the next. */
export async function readOpenings({ db, user }: UserContext, cursor: string | null) {
  const page = { before: cursor, size: OPENINGS_PAGE_SIZE };
  return idPageOf(await listOpenings(db, user.id, page), page);
}
