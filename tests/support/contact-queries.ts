import type { Database } from "../../db/client.ts";
import * as contacts from "../../src/features/contacts/queries.ts";
import { type ContactWay, PERSON_LIMITS } from "../../src/features/contacts/rules.ts";
import { sweepContactOpenings } from "../../src/features/contacts/sweep-contact-openings.job.ts";
import { newId } from "../../src/platform/ids.ts";
import { ofPerson } from "../../src/platform/rate-limit.ts";

/** Opens contacts in every way. */
export async function openContacts(
  db: Database,
  viewerId: string,
  ids: Record<"listing" | "provider" | "request", string>,
  now: number,
) {
  const limits = { limits: PERSON_LIMITS, countedFor: ofPerson(viewerId) };
  const opening = (subjectId: string, way: ContactWay, isAware = true) => ({
    id: newId(now),
    viewerId,
    subjectId,
    way,
    isAware,
    now,
    ...limits,
  });
  await contacts.openListing(db, opening(ids.listing, "whatsapp", false));
  await contacts.openCard(db, opening(ids.provider, "whatsapp", false));
  await contacts.openRequest(db, opening(ids.request, "whatsapp", false), true);
  for (const way of ["whatsapp", "phone", "vcard"] as const) {
    await contacts.openListing(db, opening(ids.listing, way));
    await contacts.openCard(db, opening(ids.provider, way));
    await contacts.openRequest(db, opening(ids.request, way), true);
  }
  await contacts.insertDetailOpening(db, { id: newId(now), viewerId, requestId: ids.request, now: now });
  await sweepContactOpenings(db, now);
}
