import { initTRPC, TRPCError } from "@trpc/server";
import { ZodError, z } from "zod";
import pt from "zod/v4/locales/pt-BR.js";
import { DomainError, type ErrorCode, toTold } from "../errors.ts";
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

/** Tells an error without telling what is inside: a stable code, and Portuguese messages for fields. */
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

/** For what has no message of its own. */
z.config(pt());

const t = initTRPC.context<Context>().create({
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

/** Domain errors get their tRPC code here, once. */
const domainErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const cause = toTold(result.error.cause);
  if (cause instanceof DomainError) throw new TRPCError({ code: cause.trpcCode, cause });
  return result;
});

export const router = t.router;
export const publicProcedure = t.procedure.use(domainErrors);

/** For whoever is logged in. */
export const userProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const session = await ctx.session();
  if (!session) throw new DomainError("auth.required");
  return next({ ctx: { ...ctx, user: session.user, sessionId: session.id } });
});

export type UserContext = Context & { user: NonNullable<Awaited<ReturnType<Context["session"]>>>["user"] };
