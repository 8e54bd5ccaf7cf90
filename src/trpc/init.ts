import { initTRPC, TRPCError } from "@trpc/server";
import type { TRPCRequestInfo } from "@trpc/server/http";
import { ZodError, z } from "zod";
import pt from "zod/v4/locales/pt-BR.js";
import { DomainError, type ErrorCode, toClientError } from "../errors.ts";
import { type AdminNeed, isCompleteAccount } from "../features/auth/rules.ts";
import type { CurrentUser } from "../features/auth/schemas.ts";
import type { CurrentSession } from "../features/auth/sessions.ts";
import type { RateLimit } from "../platform/limits/rate-limit.ts";
import { assertNotJustRefused } from "../platform/limits/refusal-cache.ts";
import { MAX_MUTATIONS_PER_REQUEST } from "../shared/limits.ts";
import type { Context } from "./context.ts";

export interface ErrorData {
  code: ErrorCode;
  httpStatus: number;
  fields: Record<string, string>;
  params: Record<string, string>;
  requestId: string;
}

function invalidFields(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "input"] ??= issue.message;
  return fields;
}

/** Describes an error without internal details: a stable code, and Portuguese messages for fields. */
function describe(error: TRPCError): Pick<ErrorData, "code" | "fields" | "params"> {
  const { cause } = error;
  if (cause instanceof DomainError) {
    return { code: cause.code, fields: cause.details.fields ?? {}, params: cause.details.params ?? {} };
  }
  if (cause instanceof ZodError) return { code: "input.invalid", fields: invalidFields(cause), params: {} };
  if (error.code === "NOT_FOUND" || error.code === "METHOD_NOT_SUPPORTED") {
    return { code: "not_found", fields: {}, params: {} };
  }
  if (error.code === "INTERNAL_SERVER_ERROR") return { code: "internal", fields: {}, params: {} };
  return { code: "input.invalid", fields: {}, params: {} };
}

/** Default messages, for checks without one of their own. */
z.config(pt());

type Limits = readonly [RateLimit, ...RateLimit[]];

export interface ProcedureMeta {
  limits: Limits;
  /** Whose calls the limits count. */
  by: "person" | "address";
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    // By default tRPC asks `process` for it, and workerd then loads Node's streams and files.
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const described = describe(error);
      const data: ErrorData = {
        ...described,
        httpStatus: shape.data.httpStatus,
        requestId: ctx?.requestId ?? "",
      };
      return { code: shape.code, message: described.code, data };
    },
  });

/** Gives domain errors their tRPC code. */
const domainErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const cause = toClientError(result.error.cause);
  if (cause instanceof DomainError) throw new TRPCError({ code: cause.trpcCode, cause });
  return result;
});

/** Refuses a request with too many mutations before any of them runs. */
export function assertBatchSize(info: TRPCRequestInfo): void {
  if (info.type !== "mutation" || info.calls.length <= MAX_MUTATIONS_PER_REQUEST) return;
  const fields = { batch: `Envie no máximo ${MAX_MUTATIONS_PER_REQUEST} alterações por vez.` };
  const cause = new DomainError("input.invalid", { fields });
  throw new TRPCError({ code: cause.trpcCode, cause });
}

export const router = t.router;
export const publicProcedure = t.procedure.use(domainErrors);

/** Declares a limit that the mutation counts in its own transaction. */
export function limitCalls(limit: RateLimit): RateLimit {
  return { ...limit, isCountedByCall: true };
}

function mutation(by: ProcedureMeta["by"], limits: Limits) {
  return publicProcedure.meta({ by, limits }).use(({ ctx, next }) => ctx.withQueueSlot(next));
}

function assertComplete(user: CurrentUser): void {
  if (!isCompleteAccount(user)) throw new DomainError("auth.incomplete");
}

/** For mutations that anyone may call, limited by address. */
export function publicMutation(...limits: Limits) {
  const isCounted = limits.some((limit) => !limit.isCountedByCall);
  return mutation("address", limits).use(async ({ ctx, next }) => {
    assertNotJustRefused(ctx.address, limits, ctx.now);
    if (isCounted) await ctx.countCall("address", limits);
    return next();
  });
}

/** The context of a logged-in person's call. Throws `auth.required`. */
function contextOf(ctx: Context, session: CurrentSession | null) {
  if (!session) throw new DomainError("auth.required");
  return { ...ctx, user: session.user, sessionId: session.id, adminNeed: session.adminNeed };
}

/** For mutations of logged-in people, even with an incomplete account, limited by person. */
export function accountMutation(...limits: Limits) {
  return mutation("person", limits).use(async ({ ctx, next }) =>
    next({ ctx: contextOf(ctx, await ctx.countCall("person", limits)) }),
  );
}

/** Like accountMutation, for complete accounts only. */
export function userMutation(...limits: Limits) {
  return accountMutation(...limits).use(({ ctx, next }) => {
    assertComplete(ctx.user);
    return next();
  });
}

/** For logged-in people, even if their account lacks its role, WhatsApp or acceptance of the terms. */
export const accountProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: contextOf(ctx, await ctx.session()) }),
);

/** For logged-in people with a complete account. */
export const userProcedure = accountProcedure.use(({ ctx, next }) => {
  assertComplete(ctx.user);
  return next();
});

const ADMIN_NEEDS = {
  "log-in": "admin.session_expired",
  passkey: "admin.passkey_required",
  "new-passkey": "admin.passkey_missing",
} as const satisfies Record<AdminNeed, ErrorCode>;

function assertAdmin({ user, adminNeed }: { user: CurrentUser; adminNeed: AdminNeed | null }): void {
  if (!user.isAdmin) throw new DomainError("admin.required");
  if (adminNeed !== null) throw new DomainError(ADMIN_NEEDS[adminNeed]);
}

/** For admins who proved within the last twelve hours who they are. */
export const adminProcedure = accountProcedure.use(({ ctx, next }) => {
  assertAdmin(ctx);
  return next();
});

/** Like adminProcedure, limited by person. The mutation must write an audit row in its transaction. */
export function adminMutation(...limits: Limits) {
  return accountMutation(...limits).use(({ ctx, next }) => {
    assertAdmin(ctx);
    return next();
  });
}

export type UserContext = Context & {
  user: CurrentUser;
  /** Hash of the cookie's token. */
  sessionId: string;
};
