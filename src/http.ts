import type { Bindings } from "./env.ts";
import type { Context as TrpcContext } from "./trpc/context.ts";

/** Hono's environment for all routes. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: { context: TrpcContext };
}
