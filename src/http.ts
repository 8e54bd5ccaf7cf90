import type { Bindings } from "./env.ts";
import type { Context as TrpcContext } from "./trpc/context.ts";

/** What Hono's routes know. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: { context: TrpcContext };
}
