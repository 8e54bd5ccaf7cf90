import { eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { profiles, users } from "#db/schema/index.ts";
import { insertOutboxFrom, isDead, reviveOutbox } from "../../platform/delivery/outbox.ts";
import type { SubjectKind } from "../../shared/decisions.ts";
import { deleteBan, insertBan } from "../auth/statements.ts";
import { PREMIUM_PERIOD_MS } from "../billing/rules.ts";
import {
  activateAgain,
  cancelAtOnce,
  extendBy,
  extendedEnd,
  grantPremium,
  refreshSubscriptions,
  revokePremium,
  tellOfGrant,
} from "../billing/statements.ts";
import { blockAccount, unblockAccount } from "../moderation/block-account.ts";
import { deleteAndTell } from "../moderation/delete-subject.ts";
import {
  hideSubject,
  mailAct,
  restoreSubject,
  subjectState,
  TEXTS,
  tellOfAccountAct,
} from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { endAccount, touchedBy } from "../profiles/end-account.ts";
import { mayBeDeleted } from "../profiles/statements.ts";
import { type AuditEntry, insertAudit, newAudit, runAct } from "./queries-audit.ts";
import type { DeleteRequestReason } from "./rules.ts";

/** Who acts, why, and when. */
export interface Actor {
  adminId: string;
  reason: string;
  now: number;
}

export const isBanned = (banned: Banned | null): SQL => sql`json(${banned ? "true" : "false"})`;
const isUser = (userId: string): SQL => sql`exists (select 1 from profiles where id = ${userId})`;

/** Grants 30 days with a manual subscription, unless the person has an active one. */
export function grantManually(db: Database, userId: string, by: Actor) {
  const { id, target } = newAudit(by.now);
  const isActive = sql`exists (select 1 from user_subscriptions where user_id = ${userId} and status = 'ACTIVE')`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "createSubscription",
      targetKind: "user",
      targetId: userId,
      before: null,
      after: sql`json_object('status', 'ACTIVE', 'expiresAt', ${by.now + PREMIUM_PERIOD_MS})`,
    },
    refresh: refreshSubscriptions(db, userId, by.now),
    when: sql`${isUser(userId)} and not ${isActive}`,
    exists: isUser(userId),
    statements: [...grantPremium(db, target, by.now), ...tellOfGrant(db, target, by.now)],
  });
}

/** Ends all that gives a person premium, if there is anything. */
export function endAllPremium(db: Database, userId: string, by: Actor) {
  const { id, target } = newAudit(by.now);
  const premium = sql`from profiles where id = ${userId} and (is_premium = 1 or premium_until > ${by.now})`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "endPremium",
      targetKind: "user",
      targetId: userId,
      before: sql`(select json_object('isPremium', json('true'), 'premiumUntil', premium_until) ${premium})`,
      after: sql`json_object('isPremium', json('false'))`,
    },
    when: sql`exists (select 1 ${premium})`,
    exists: isUser(userId),
    statements: [
      ...tellOfAccountAct(db, target, { ...by, verdict: "premium" }, by.now),
      ...revokePremium(db, target, by.now),
    ],
  });
}

/** E-mail and phone of an account, to be banned. */
export type Banned = Pick<Parameters<typeof insertBan>[1], "hashes" | "hint">;

/** Blocks an account, with a ban or not, or lifts its block and ban, if that changes anything. */
export function setBlocked(
  db: Database,
  userId: string,
  { isBlocked, banned }: { isBlocked: boolean; banned: Banned | null },
  by: Actor,
) {
  const { id, target } = newAudit(by.now);
  const changes = isBlocked ? sql`blocked_at is null` : sql`blocked_at is not null`;
  const action = isBlocked ? "blockUser" : "unblockUser";
  return runAct(db, {
    entry: {
      ...by,
      id,
      action,
      targetKind: "user",
      targetId: userId,
      before: sql`(select json_object('blockedAt', blocked_at) from users where id = ${userId})`,
      after: sql`json_object('blockedAt', ${isBlocked ? by.now : null}, 'isBanned', ${isBanned(banned)})`,
    },
    when: sql`exists (select 1 from users where id = ${userId} and ${changes})`,
    exists: isUser(userId),
    statements: [
      ...tellOfAccountAct(db, target, { ...by, verdict: isBlocked ? "block" : "unblock" }, by.now),
      ...(isBlocked ? blockAccount(db, target, by.now) : unblockAccount(db, target)),
      ...(banned ? [insertBan(db, { ...by, ...banned, userId: target }, by.now)] : []),
    ],
  });
}

/** E-mail and phone of an account; null if there is none. */
export async function findIdentity(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email, phone: profiles.phone })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/**
 * Deletes an account, with a ban or not, unless it is the last admin's. The audit row keeps nothing about the person
 * but the id.
 */
export async function deletePerson(
  db: Database,
  { userId, hashes, banned }: { userId: string; hashes: readonly string[]; banned: Banned | null },
  by: Actor,
) {
  const { id, target } = newAudit(by.now);
  const found = await batchOf(db, {
    audited: insertAudit(
      db,
      {
        ...by,
        id,
        action: "deleteUser",
        targetKind: "user",
        targetId: userId,
        before: sql`(select json_object('isAdmin', is_admin, 'premiumUntil', premium_until, 'createdAt', created_at)
          from profiles where id = ${userId})`,
        after: sql`json_object('isBanned', ${isBanned(banned)})`,
      },
      sql`${isUser(userId)} and ${mayBeDeleted(userId)}`,
    ),
    ban: banned ? insertBan(db, { ...by, ...banned, userId: target }, by.now) : deleteBan(db, target),
    ...endAccount(db, { userId, target, hashes, reason: by.reason }, by.now),
  });
  return { isDeleted: found.deleted.length > 0, touched: touchedBy(found) };
}

const SUBSCRIPTION_STATE = sql`json_object('status', status, 'expiresAt', expires_at, 'nextDueDate', next_due_date)`;

/** What an act on a subscription needs besides its statements. */
function onSubscription(
  db: Database,
  subscriptionId: string,
  by: Actor,
  action: "cancelSubscription" | "activateSubscription" | "extendSubscription",
  after: SQL,
) {
  const { id, target } = newAudit(by.now);
  const row = sql`from user_subscriptions where id = ${subscriptionId}`;
  const entry: AuditEntry = {
    ...by,
    id,
    action,
    targetKind: "subscription",
    targetId: subscriptionId,
    before: sql`(select ${SUBSCRIPTION_STATE} ${row})`,
    after: sql`(select ${after} ${row})`,
  };
  const act = {
    entry,
    refresh: refreshSubscriptions(db, sql`select user_id ${row}`, by.now),
    exists: sql`exists (select 1 ${row})`,
    ownerId: sql`(select user_id ${row})`,
  };
  return { act, row, target, owner: sql`(select user_id from user_subscriptions where id = ${target})` };
}

/** Cancels a subscription with all that gives its owner premium, here at once and at the payment provider soon. */
export function cancelOne(db: Database, subscriptionId: string, by: Actor) {
  const after = sql`json_object('status', 'CANCELLED')`;
  const { act, row, target, owner } = onSubscription(db, subscriptionId, by, "cancelSubscription", after);
  const when = sql`exists (select 1 ${row} and cancelled_at is null)`;
  const told = tellOfAccountAct(db, owner, { ...by, verdict: "premium" }, by.now);
  return runAct(db, { ...act, when, statements: [...told, ...cancelAtOnce(db, target, by.now)] });
}

/** Whether the owner of a row of `user_subscriptions` has another one that runs or is still charged. */
export const hasOtherSubscription = sql`exists (
  select 1 from user_subscriptions other where other.user_id = user_subscriptions.user_id
    and other.id <> user_subscriptions.id
    and (other.status in ('ACTIVE', 'PENDING') or (other.payment_method = 'asaas' and other.cancelled_at is null)))`;

/**
 * Activates a subscription that has ended, unless its owner has another that runs or is still charged. The owner of a
 * manual one is told; at Asaas, the next charge tells them.
 */
export function activateOne(db: Database, subscriptionId: string, by: Actor) {
  const after = sql`json_object('status', 'ACTIVE')`;
  const { act, row, target } = onSubscription(db, subscriptionId, by, "activateSubscription", after);
  const when = sql`exists (select 1 ${row} and status in ('CANCELLED', 'EXPIRED') and not ${hasOtherSubscription})`;
  const manualOwner = sql`(select user_id from user_subscriptions where id = ${target} and payment_method = 'manual')`;
  const statements = [...activateAgain(db, target, by.now), ...tellOfGrant(db, manualOwner, by.now)];
  return runAct(db, { ...act, when, statements });
}

/** Extends a subscription by some days, unless that would be a second manual one that runs. */
export function extendOne(db: Database, subscriptionId: string, days: number, by: Actor) {
  const after = sql`json_object('days', ${days}, 'expiresAt', ${extendedEnd(days, by.now)})`;
  const { act, row, target, owner } = onSubscription(db, subscriptionId, by, "extendSubscription", after);
  const when = sql`exists (select 1 ${row} and (payment_method <> 'manual' or not exists (
    select 1 from user_subscriptions other where other.user_id = user_subscriptions.user_id
      and other.id <> ${subscriptionId} and other.status = 'ACTIVE' and other.payment_method = 'manual')))`;
  const statements = [...extendBy(db, target, days, by.now), ...tellOfGrant(db, owner, by.now)];
  return runAct(db, { ...act, when, statements });
}

const SUBJECT_ACTS = {
  hide: { change: hideSubject, isNeeded: sql`is not 'decision'`, after: sql`json_object('hiddenBecause', 'decision')` },
  restore: { change: restoreSubject, isNeeded: sql`= 'decision'`, after: sql`json_object('hiddenBecause', null)` },
  delete: { change: deleteAndTell, isNeeded: null, after: null },
} as const;

/** Statements that tell the owner of a thing what is done to it. */
function notifyOfAct(
  db: Database,
  { kind, id }: { kind: SubjectKind; id: SQL },
  act: keyof typeof SUBJECT_ACTS,
  now: number,
) {
  return insertNotices(
    db,
    {
      kind: "content",
      to: sql`thing.owner_id`,
      subjectId: id,
      details: { kind, place: sql`coalesce(thing.place, '')`, act },
      // Whoever wrote a rating of a hire may have deleted the account.
      source: sql`from (${TEXTS[kind](id)}) thing where thing.owner_id in (select users.id from users)`,
      among: sql`notices.subject_id = ${id}`,
    },
    now,
  );
}

/** Hides, restores or deletes a thing, if that changes anything. */
export function changeSubject(
  db: Database,
  action: keyof typeof SUBJECT_ACTS,
  subject: { kind: SubjectKind; id: string },
  by: Actor,
) {
  const { change, isNeeded, after } = SUBJECT_ACTS[action];
  const { id, target } = newAudit(by.now);
  const state = subjectState(subject.kind, subject.id);
  const exists = sql`${state} is not null`;
  return runAct(db, {
    entry: { ...by, id, action, targetKind: subject.kind, targetId: subject.id, before: state, after },
    when: isNeeded === null ? exists : sql`${exists} and json_extract(${state}, '$.hiddenBecause') ${isNeeded}`,
    exists,
    statements: [
      // Before the change, which may delete it.
      ...notifyOfAct(db, { kind: subject.kind, id: target }, action, by.now),
      ...mailAct(db, subject.kind, target, { ...by, verdict: action }, by.now),
      ...change(db, subject.kind, target, by.now),
    ],
  });
}

/** Deletes a request and tells its owner why. */
export function deleteOneRequest(db: Database, requestId: string, reason: DeleteRequestReason, by: Actor) {
  const { id, target } = newAudit(by.now);
  const row = sql`from service_requests where id = ${requestId}`;
  const payload = { userId: sql`created_by`, serviceType: sql`service_type`, reason };
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "deleteRequest",
      targetKind: "request",
      targetId: requestId,
      before: sql`(select json_object('ownerId', created_by, 'status', status, 'createdAt', created_at) ${row})`,
      after: null,
    },
    when: sql`exists (select 1 ${row})`,
    exists: sql`exists (select 1 ${row})`,
    statements: [
      insertOutboxFrom(db, "mail.request-deleted", payload, sql`from service_requests where id = ${target}`, by.now),
      ...insertNotices(
        db,
        {
          kind: "request-deleted",
          to: sql`created_by`,
          subjectId: target,
          details: { serviceType: sql`service_type` },
          source: sql`from service_requests where id = ${target}`,
          among: sql`notices.subject_id = ${requestId}`,
        },
        by.now,
      ),
      ...deleteAndTell(db, "request", target, by.now),
    ],
  });
}

/** Makes a dead delivery due again. */
export function reviveDelivery(db: Database, deliveryId: string, by: Actor) {
  const row = sql`from outbox where id = ${deliveryId}`;
  return runAct(db, {
    entry: {
      ...by,
      action: "retryDelivery",
      targetKind: "delivery",
      targetId: deliveryId,
      before: sql`(select json_object('kind', kind, 'deadAt', dead_at, 'attempts', attempts) ${row})`,
      after: sql`json_object('deadAt', null)`,
    },
    when: isDead(deliveryId),
    exists: isDead(deliveryId),
    statements: [reviveOutbox(db, deliveryId, by.now)],
  });
}

/** Whom to write to; null if the account is gone. */
export async function findReceiver(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email, name: profiles.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}
