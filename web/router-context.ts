import type { ComponentType, ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { DataLayer } from "./boot/late-data-layer.tsx";
import { screenState } from "./lib/screen-state.ts";
import type { Data } from "./lib/trpc.ts";

/**
 * Access to the API: the browser's, or that of one rendering in the worker. Loaders get functions, so that public pages
 * don't load the tRPC client.
 */
export interface RouterContext {
  /** Loads the tRPC client and its cache. */
  loadData: () => Promise<Pick<Data, "trpcUtils">>;
  /** The logged-in user; null for a visitor. Fetched once, then cached. */
  currentUser: () => Promise<CurrentUser | null>;
  /** Provides the API to the screens inside. */
  DataLayer: ComponentType<{ children: ReactNode }>;
  /** When the worker rendered the page, in ms since the epoch; null if it didn't. */
  renderedAt: number | null;
}

export const routerContext: RouterContext = {
  loadData: () => import("./lib/trpc.ts"),
  currentUser: async () => (await import("./lib/session/session.ts")).askCurrentUser(),
  DataLayer,
  renderedAt: screenState?.now ?? null,
};
