import { observable } from "@trpc/server/observable";
import { createData } from "../lib/trpc.ts";
import { createAppRouter } from "../router.tsx";
import { routerContext } from "../router-context.ts";
import { DataLayer } from "./data-layer.tsx";

/** Takes queries and never answers them. */
const unanswered = createData(() => () => observable(() => undefined), { retries: 0 });

/** Creates and loads the router for a screen that the worker rendered. */
export async function loadTakeoverRouter() {
  let isLoaded = false;
  // The page came with its data, refusals included: the loaders of its routes must not ask again.
  const loadData = () => (isLoaded ? routerContext.loadData() : Promise.resolve(unanswered));
  const router = createAppRouter({ context: { ...routerContext, DataLayer, loadData } });
  router.ssr = { manifest: undefined };
  await router.load();
  isLoaded = true;
  return router;
}
