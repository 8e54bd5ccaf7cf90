import type { z } from "zod";
import { idPageOf } from "../../platform/database/keyset.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import type { UserContext } from "../../trpc/init.ts";
import { listHires } from "./queries-hires.ts";
import { HIRES_PAGE_SIZE } from "./rules.ts";
import type { HireView, hirePage, hiresInput } from "./schemas.ts";

/** A hire as the caller sees it: without contacts in what the other person wrote. */
export function shownHire(hire: HireView): HireView {
  return hire.isEndedByMe ? hire : { ...hire, endReason: maskContacts(hire.endReason) };
}

/** A page of the caller's hires as client or as provider, newest first, and the cursor of the next. */
export async function readHires(
  { db, user }: UserContext,
  { side, cursor }: z.infer<typeof hiresInput>,
): Promise<z.infer<typeof hirePage>> {
  const page = { before: cursor ?? null, size: HIRES_PAGE_SIZE };
  const { items, nextCursor } = idPageOf(await listHires(db, user.id, side, page), page);
  return { items: items.map(shownHire), nextCursor };
}
