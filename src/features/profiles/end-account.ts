import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { uncountPerson } from "../../platform/database/queries-counters.ts";
import { forgetPerson } from "../../platform/limits/rate-limit.ts";
import { deleteUserRow, insertFormerAccount } from "../auth/statements.ts";
import { cancelRenewals, endReferrals, insertFarewell, retainPayments } from "../billing/statements.ts";
import { keepHires, selectPartners } from "../hires/statements.ts";
import { keepHireRatings } from "../ratings/statements.ts";
import { notifyOfEnd, selectToldOfEnd, selectTouched } from "../requests/statements.ts";
import { mayBeDeleted } from "./statements.ts";

interface EndingAccount {
  userId: string;
  /** A query for the id that may find nobody, so that the batch decides whether the account is deleted. */
  target?: Id;
  /** See `personHashes`. */
  hashes: readonly string[];
  /** Why an admin deletes it; null if the person does. */
  reason: string | null;
}

/** Whom the deletion of an account concerns, from the results of {@link endAccount}. */
export function touchedBy<Request>(found: {
  touched: Request[];
  partners: readonly { id: string }[];
  interested: readonly { id: string }[];
}) {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { requests: found.touched, partners: idsOf(found.partners), interested: idsOf(found.interested) };
}

/**
 * Statements that delete an account, unless it is the last admin's, in the order in which they must run: a statement
 * that reads a row stands before the one that deletes it. The cascade from `users` deletes what is not named here.
 */
export function endAccount(db: Database, { userId, target = userId, hashes, reason }: EndingAccount, now: number) {
  const mayGo = mayBeDeleted(target);
  const ending = { ownerId: target, condition: mayGo };
  const leaving = { person: target, pseudonym: crypto.randomUUID(), condition: mayGo };
  return {
    // Reads promotion, referral and block, which the cascade deletes.
    kept: insertFormerAccount(db, { userId: target, hashes }, mayGo, now),
    // Reads the requests and interests that others see, which the cascade deletes.
    touched: selectTouched(db, target, now),
    // The referral of others stays, without the e-mail; after the deletion its row no longer has the id.
    referrals: endReferrals(db, target, mayGo),
    // Reads address and subscriptions, which the cascade deletes.
    farewell: insertFarewell(db, target, reason, mayGo, now),
    // Reads the subscriptions, which the cascade deletes; the payment provider would go on charging.
    renewals: cancelRenewals(db, target, mayGo, now),
    // Copies the payments under a pseudonym before the cascade, because the law demands them.
    payments: retainPayments(db, target, mayGo, now),
    // Whom the deletion concerns, while the hires still name the account.
    partners: selectPartners(db, leaving),
    // Finds the people whose averages change by free ratings, which the cascade deletes; reads the links between accounts.
    ratings: keepHireRatings(db, leaving),
    // Puts a pseudonym in place of the account.
    hires: keepHires(db, leaving, now),
    // Whoever has just lost a hire that waits for its answer is told, too; before the cascade deletes the interests.
    interested: selectToldOfEnd(db, ending, now),
    ended: notifyOfEnd(db, ending, now),
    // Counts what the cascade deletes.
    uncounted: uncountPerson(db, target, mayGo),
    // Deletes the account, and by cascade its related data.
    deleted: deleteUserRow(db, target, mayGo),
    // Only if the account is gone, so after it.
    forgotten: forgetPerson(db, userId),
  };
}
