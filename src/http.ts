import type { Bindings } from "./env.ts";
import type { Context as TrpcContext } from "./trpc/context.ts";

/** Hono's environment for all routes. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    context: TrpcContext;
    /** URL of a query that is cached for visitors, without what else they wrote into it. */
    canonicalUrl?: string;
    /** Of a tRPC call. */
    body: Uint8Array<ArrayBuffer>;
  };
}
