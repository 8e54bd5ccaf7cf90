import type { z } from "zod";
import { idPageOf, pageOf } from "../../platform/database/keyset.ts";
import type { UserContext } from "../../trpc/init.ts";
import { listAudit, listDeliveries, listEvents } from "./queries-records.ts";
import { searchOf } from "./read-people.ts";
import { PAGE_SIZE, readEventCursor, writeEventCursor } from "./rules.ts";
import type { auditInput, auditPage, deliveriesInput, deliveryPage, eventPage, eventsInput } from "./schemas.ts";

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What admins did, newest first: on what has the id that was searched for, or by or on the people whom a text finds. */
export async function readAudit(
  { db }: UserContext,
  input: z.infer<typeof auditInput>,
): Promise<z.infer<typeof auditPage>> {
  const search = searchOf(input);
  const rows = await listAudit(db, search, ID.test(input.text) ? input.text.toLowerCase() : null);
  return idPageOf(rows, { before: search.before, size: PAGE_SIZE });
}

export async function readDeliveries(
  { db }: UserContext,
  { filter, cursor }: z.infer<typeof deliveriesInput>,
): Promise<z.infer<typeof deliveryPage>> {
  const page = { before: cursor ?? null, size: PAGE_SIZE };
  return idPageOf(await listDeliveries(db, filter, page.before), page);
}

export async function readEvents(
  { db }: UserContext,
  { cursor }: z.infer<typeof eventsInput>,
): Promise<z.infer<typeof eventPage>> {
  const { items, last } = pageOf(await listEvents(db, cursor ? readEventCursor(cursor) : null), PAGE_SIZE);
  return { items, nextCursor: last && writeEventCursor(last) };
}
