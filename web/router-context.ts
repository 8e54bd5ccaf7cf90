import type { CurrentUser } from "#src/features/auth/schemas.ts";

/**
 * What guards and loaders ask the server with. It is behind functions because it is loaded with the first screen that
 * asks: public pages come without it.
 */
export interface RouterContext {
  /** The tRPC client with its cache, for loaders. */
  loadData: () => Promise<typeof import("./lib/trpc.ts")>;
  /** Who is logged in; null for a visitor. Asked once, then known. */
  currentUser: () => Promise<CurrentUser | null>;
}

export const routerContext: RouterContext = {
  loadData: () => import("./lib/trpc.ts"),
  currentUser: async () => (await import("./lib/session.ts")).askCurrentUser(),
};
