import type { Statement } from "#db/batch.ts";
import { newId } from "../../platform/database/ids.ts";
import type { UserContext } from "../../trpc/init.ts";
import { countsOf } from "./limits.ts";
import { readDetail } from "./queries.ts";

/**
 * Reads a request's detail for a viewer who may have its contact, and records that they get it. Above the limits for contacts,
 * `isRecorded` is false, and `read` must not select the contact.
 */
export function recordDetail<Detail extends Statement>(
  ctx: UserContext,
  requestId: string,
  read: Parameters<typeof readDetail<Detail>>[2],
) {
  const { db, now, user, address } = ctx;
  const counts = countsOf(user, address, now);
  return readDetail(db, { id: newId(now), viewerId: user.id, requestId, now, counts }, read);
}
