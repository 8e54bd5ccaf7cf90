import type { z } from "zod";
import { idPageOf } from "../../platform/database/keyset.ts";
import type { UserContext } from "../../trpc/init.ts";
import { listHires } from "./queries-hires.ts";
import { HIRES_PAGE_SIZE } from "./rules.ts";
import type { hirePage, hiresInput } from "./schemas.ts";

/** A page of the caller's hires as client or as provider, newest first, and the cursor of the next. */
export async function readHires(
  { db, user }: UserContext,
  { side, cursor }: z.infer<typeof hiresInput>,
): Promise<z.infer<typeof hirePage>> {
  const page = { before: cursor ?? null, size: HIRES_PAGE_SIZE };
  return idPageOf(await listHires(db, user.id, side, page), page);
}
