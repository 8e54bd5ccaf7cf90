import { firstIdOf } from "../../platform/database/ids.ts";
import { hashed, ofPerson } from "../../platform/limits/rate-limit.ts";
import type { Counts } from "./queries.ts";
import { ADDRESS_LIMITS, NEW_ACCOUNT_MS, NEW_PERSON_LIMITS, PERSON_LIMITS, VISITOR_LIMITS } from "./rules.ts";

/** The limits that an opened contact counts against: the person's and those of their address, or a visitor's address. */
export function countsOf(viewer: { id: string } | null, address: string, now: number): Counts {
  const subject = hashed(address);
  if (!viewer) return VISITOR_LIMITS.map((limit) => ({ limit, subject }));
  const person = ofPerson(viewer.id);
  // The id of an account has the time of its creation.
  const isNew = viewer.id >= firstIdOf(now - NEW_ACCOUNT_MS);
  return [
    ...(isNew ? NEW_PERSON_LIMITS : PERSON_LIMITS).map((limit) => ({ limit, subject: person })),
    ...ADDRESS_LIMITS.map((limit) => ({ limit, subject })),
  ];
}
