import type { Database } from "../../../db/client.ts";
import { countsOf } from "../../../src/features/contacts/limits.ts";
import * as contacts from "../../../src/features/contacts/queries.ts";
import type { ContactWay } from "../../../src/features/contacts/rules.ts";
import { sweepContactOpenings } from "../../../src/features/contacts/sweep-contact-openings.job.ts";
import { selectVisible } from "../../../src/features/requests/queries.ts";
import { newId } from "../../../src/platform/database/ids.ts";

/** Opens contacts in every way. */
export async function openContacts(
  db: Database,
  viewerId: string,
  ids: Record<"listing" | "provider" | "request", string>,
  now: number,
) {
  const counts = countsOf({ id: viewerId }, "127.0.0.1", now);
  const opening = (subjectId: string, way: ContactWay, isAware = true) => ({
    id: newId(now),
    viewerId,
    subjectId,
    way,
    isAware,
    isShared: false,
    now,
    counts,
  });
  await contacts.openListing(db, opening(ids.listing, "whatsapp", false));
  await contacts.openCard(db, opening(ids.provider, "whatsapp", false));
  await contacts.openRequest(db, opening(ids.request, "whatsapp", false), true);
  for (const way of ["whatsapp", "phone", "vcard"] as const) {
    await contacts.openListing(db, opening(ids.listing, way));
    await contacts.openCard(db, opening(ids.provider, way));
    await contacts.openRequest(db, opening(ids.request, way), true);
  }
  await contacts.readDetail(db, { id: newId(now), viewerId, requestId: ids.request, now, counts }, (isRecorded) =>
    selectVisible(db, { id: viewerId, isPremium: true, seesContacts: isRecorded }, ids.request, now),
  );
  await sweepContactOpenings(db, now);
}
