import { DomainError } from "../../errors.ts";
import { idPageOf } from "../../platform/keyset.ts";
import { publishLiveTo } from "../../platform/live.ts";
import { tooManyMade } from "../../platform/rate-limit.ts";
import type { UserContext } from "../../trpc/init.ts";
import {
  answerConnection,
  countPending,
  deleteAccepted,
  deletePending,
  insertConnection,
  listAccepted,
  listAsked,
  listPending,
  seeNews,
} from "./queries-connections.ts";
import { CONNECTIONS_PAGE_SIZE, PENDING_MAX, viewConnection } from "./rules.ts";

/** Notifies both people, and nobody else, that their connection changed. */
function announce(ctx: UserContext, otherId: string): void {
  ctx.later(publishLiveTo(ctx.env, [ctx.user.id, otherId], { kind: "connections" }, ctx.now));
}

/**
 * Requests a connection with a professional.
 * Throws `connection.own`, `profile.not_found`, `connection.exists`, `connection.refused` to whom the
 * professional blocked, `rate_limited`.
 */
export async function connect(ctx: UserContext, professionalId: string) {
  const { db, now, user } = ctx;
  if (professionalId === user.id) throw new DomainError("connection.own");
  const { isWritten, hasTarget, isRefused, connection, freeAt } = await insertConnection(
    db,
    user.id,
    professionalId,
    now,
  );
  if (!hasTarget) throw new DomainError("profile.not_found");
  const view = viewConnection(connection, user.id, now);
  if (!isWritten && view.connectionStatus !== "none") throw new DomainError("connection.exists");
  if (!isWritten) throw isRefused ? new DomainError("connection.refused") : tooManyMade(freeAt);
  announce(ctx, professionalId);
  return view;
}

/** Accepts or rejects a request sent to the caller. Throws `connection.not_found`. */
export async function answer(ctx: UserContext, id: string, status: "accepted" | "rejected"): Promise<void> {
  const requesterId = await answerConnection(ctx.db, { id, targetId: ctx.user.id }, status, ctx.now);
  if (!requesterId) throw new DomainError("connection.not_found");
  announce(ctx, requesterId);
}

/** Withdraws the caller's pending request. Throws `connection.not_found`. */
export async function cancel(ctx: UserContext, id: string): Promise<void> {
  const targetId = await deletePending(ctx.db, id, ctx.user.id);
  if (!targetId) throw new DomainError("connection.not_found");
  announce(ctx, targetId);
}

/** Ends a connection of the caller. Throws `connection.not_found`. */
export async function disconnect(ctx: UserContext, id: string): Promise<void> {
  const otherId = await deleteAccepted(ctx.db, id, ctx.user.id);
  if (!otherId) throw new DomainError("connection.not_found");
  announce(ctx, otherId);
}

export function seeAnswers(ctx: UserContext): Promise<void> {
  return seeNews(ctx.db, ctx.user.id);
}

/** A page of the requests that the caller sent, newest first, and the cursor of the next. */
export async function readAsked(ctx: UserContext, cursor: string | null) {
  const page = { before: cursor, size: CONNECTIONS_PAGE_SIZE };
  return idPageOf(await listAsked(ctx.db, ctx.user.id, page, ctx.now), page);
}

export function readPending(ctx: UserContext) {
  return listPending(ctx.db, ctx.user.id, PENDING_MAX);
}

export function readPendingCount(ctx: UserContext) {
  return countPending(ctx.db, ctx.user.id);
}

/** A page of the caller's accepted connections, newest first, and the cursor of the next. */
export async function readConnections(ctx: UserContext, cursor: string | null) {
  const page = { before: cursor, size: CONNECTIONS_PAGE_SIZE };
  return idPageOf(await listAccepted(ctx.db, ctx.user.id, page), page);
}
