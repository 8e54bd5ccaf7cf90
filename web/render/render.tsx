import type { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRouter, defaultStringifySearch, RouterProvider } from "@tanstack/react-router";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { RenderedScreen, ScreenRequest } from "#src/shared/screen.ts";
import type { AppRouter } from "#src/trpc/router.ts";
import { DataLayer } from "../boot/data-layer.tsx";
import { dehydrateAnswers } from "../lib/first-load/hydration.ts";
import { createData } from "../lib/trpc.ts";
import { publicRoutes } from "../public-routes.ts";
import { routerOptions } from "../router-options.tsx";

/** Sends queries to the worker's own procedures. */
const linkTo =
  (query: ScreenRequest["query"]): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      void query(op.path, op.input).then((answer) => {
        if ("error" in answer) return observer.error(TRPCClientError.from(answer));
        observer.next({ result: { type: "data", data: answer.data } });
        observer.complete();
      });
    });

/** Waits for the queries that loaders started without awaiting them, and for those that need the answer of another. */
async function settle(queryClient: QueryClient): Promise<void> {
  while (queryClient.isFetching() > 0) {
    const queries = queryClient.getQueryCache().getAll();
    await Promise.allSettled(queries.map(({ promise }) => promise));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** React's mark for a part of the screen that threw; the rest is still rendered. Texts cannot contain it. */
const FAILED_PART = "<!--$!-->";

/** Renders a public screen in the worker, with a router and a cache of its own. */
export async function renderScreen({ path, search, now, query }: ScreenRequest): Promise<RenderedScreen> {
  const href = path + defaultStringifySearch({ ...search });
  const data = createData(linkTo(query), { retries: 0 });
  const currentUser = () => data.trpcUtils.auth.me.ensureData();
  const router = createRouter({
    ...routerOptions,
    routeTree: publicRoutes,
    history: createMemoryHistory({ initialEntries: [href] }),
    context: {
      loadData: async () => data,
      currentUser,
      DataLayer: ({ children }) => <DataLayer data={data}>{children}</DataLayer>,
      renderedAt: now,
    },
  });
  await Promise.all([data.trpcUtils.auth.me.prefetch(), router.load()]);
  await settle(data.queryClient);
  const answers = dehydrateAnswers(data.queryClient);
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  if (html.includes(FAILED_PART)) throw new Error("a part of the screen threw while it was rendered");
  return { html, href, answers };
}
