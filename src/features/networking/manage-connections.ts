import { DomainError } from "../../errors.ts";
import { idPageOf } from "../../platform/database/keyset.ts";
import { quotaExceeded } from "../../platform/limits/rate-limit.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import {
  answerConnection,
  cancelRequest,
  endConnection,
  insertConnection,
  listAccepted,
  listAsked,
  undoAct,
} from "./queries-connections.ts";
import { CONNECTIONS_PAGE_SIZE, type Undoable, viewConnection } from "./rules.ts";

/** Notifies the caller and the other person that their connection changed; null if nothing changed for the other. */
function announce(ctx: UserContext, otherId: string | null): void {
  const people = otherId === null ? [ctx.user.id] : [ctx.user.id, otherId];
  ctx.waitUntil(publishLiveTo(ctx.env, people, { kind: "connections" }, ctx.now));
}

/**
 * Requests a connection with a professional. While a rejection rests, who withdrew the request and asks again gets the
 * usual answer, but the professional isn't asked.
 * Throws `connection.own`, `profile.not_found`, `connection.exists`, `connection.blocked` if the caller blocked the
 * professional, `connection.refused` if the professional blocked the caller, and `rate_limited`.
 */
export async function connect(ctx: UserContext, professionalId: string) {
  const { db, now, user } = ctx;
  if (professionalId === user.id) throw new DomainError("connection.own");
  const { isWritten, hasTarget, blockerIds, connection, freeAt } = await insertConnection(
    db,
    user.id,
    professionalId,
    now,
  );
  if (!hasTarget) throw new DomainError("profile.not_found");
  const view = viewConnection(connection, user.id, now);
  if (!isWritten && view.connectionStatus !== "none") throw new DomainError("connection.exists");
  if (blockerIds.includes(user.id)) throw new DomainError("connection.blocked");
  if (!isWritten) throw blockerIds.length > 0 ? new DomainError("connection.refused") : quotaExceeded(freeAt);
  ctx.deliverSoon();
  announce(ctx, connection?.status === "pending" ? professionalId : null);
  return view;
}

/** Accepts or rejects a request sent to the caller; the requester hears of the first only. Throws `connection.not_found`. */
export async function answer(ctx: UserContext, id: string, status: "accepted" | "rejected"): Promise<void> {
  const requesterId = await answerConnection(ctx.db, { id, targetId: ctx.user.id }, status, ctx.now);
  if (!requesterId) throw new DomainError("connection.not_found");
  ctx.deliverSoon();
  announce(ctx, status === "accepted" ? requesterId : null);
}

/** Withdraws the caller's request, which may have been rejected without their knowing. Throws `connection.not_found`. */
export async function cancel(ctx: UserContext, id: string): Promise<void> {
  const { isCancelled, targetId } = await cancelRequest(ctx.db, id, ctx.user.id, ctx.now);
  if (!isCancelled) throw new DomainError("connection.not_found");
  announce(ctx, targetId);
}

/** Ends a connection of the caller. Throws `connection.not_found`. */
export async function disconnect(ctx: UserContext, id: string): Promise<void> {
  const otherId = await endConnection(ctx.db, id, ctx.user.id, ctx.now);
  if (!otherId) throw new DomainError("connection.not_found");
  announce(ctx, otherId);
}

/**
 * Takes back what the caller did last about a connection, within UNDO_MS and if nothing happened since.
 * Throws `connection.not_found`.
 */
export async function undo(ctx: UserContext, { id, act }: { id: string; act: Undoable }): Promise<void> {
  const otherId = await undoAct(ctx.db, { id, personId: ctx.user.id }, act, ctx.now);
  if (!otherId) throw new DomainError("connection.not_found");
  announce(ctx, act === "reject" ? null : otherId);
}

/** A page of the requests that the caller sent, newest first, and the cursor of the next. */
export async function readAsked(ctx: UserContext, cursor: string | null) {
  const page = { before: cursor, size: CONNECTIONS_PAGE_SIZE };
  return idPageOf(await listAsked(ctx.db, ctx.user.id, page, ctx.now), page);
}

/** A page of the caller's accepted connections, newest first, and the cursor of the next. */
export async function readConnections(ctx: UserContext, cursor: string | null) {
  const page = { before: cursor, size: CONNECTIONS_PAGE_SIZE };
  return idPageOf(await listAccepted(ctx.db, ctx.user.id, page), page);
}
