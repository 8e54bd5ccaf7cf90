import type { CurrentUser } from "#src/features/auth/schemas.ts";

/** API access for guards and loaders. Functions, so that public pages don't load the tRPC client. */
export interface RouterContext {
  /** Loads the tRPC client and its cache. */
  loadData: () => Promise<typeof import("./lib/trpc.ts")>;
  /** The logged-in user; null for a visitor. Fetched once, then cached. */
  currentUser: () => Promise<CurrentUser | null>;
}

export const routerContext: RouterContext = {
  loadData: () => import("./lib/trpc.ts"),
  currentUser: async () => (await import("./lib/session.ts")).askCurrentUser(),
};
