import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { boundCount } from "../../shared/bounded-count.ts";
import { DAY_MS, SECOND_MS } from "../../shared/time.ts";
import type { UserContext } from "../../trpc/init.ts";
import { SESSION_LIFETIME_DAYS } from "../auth/rules.ts";
import { findPerson } from "./queries-person.ts";
import { caseOf } from "./read-cases.ts";
import { auditRowOf } from "./read-records.ts";
import { PERSON_COUNT_MAX } from "./rules.ts";
import type { AdminPerson, personInput } from "./schemas-person.ts";

/** A person's page. Throws `user.not_found` if nothing has this id. */
export async function readPerson(ctx: UserContext, { id }: z.infer<typeof personInput>): Promise<AdminPerson> {
  const found = await findPerson(ctx.db, id, ctx.now);
  const { account, counts, sessions, audit } = found;
  const count = counts[0];
  const remains = found.hires.length + found.ratingsBy.length + found.ratingsAbout.length + audit.length > 0;
  if (!count || !(account[0] || remains)) throw new DomainError("user.not_found");
  const newest = <Item>(items: Item[], total: number) => ({
    items,
    count: boundCount(total, { max: PERSON_COUNT_MAX }),
  });
  const { count: open = 0, expiresAt = null } = sessions[0] ?? {};
  return {
    id,
    account: account[0] ?? null,
    sessions: {
      count: open,
      // A session is renewed at most twice a day, which is as exact as this is.
      usedAt: expiresAt === null ? null : expiresAt * SECOND_MS - SESSION_LIFETIME_DAYS * DAY_MS,
    },
    consents: found.consents,
    notes: found.notes,
    requests: newest(found.requests, count.requests),
    listings: newest(found.listings, count.listings),
    ratingsBy: newest(found.ratingsBy, count.ratingsBy),
    ratingsAbout: newest(found.ratingsAbout, count.ratingsAbout),
    hires: newest(found.hires, count.hires),
    casesAbout: newest(found.casesAbout.map(caseOf), count.casesAbout),
    reportsBy: newest(found.reportsBy, count.reportsBy),
    subscriptions: newest(found.subscriptions, count.subscriptions),
    payments: newest(found.payments, count.payments),
    audit: audit.map(auditRowOf),
  };
}
