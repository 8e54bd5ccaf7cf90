import {
  type InvalidateQueryFilters,
  type MutationFunctionContext,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  type Updater,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import type {
  CreateTRPCReact,
  createTRPCQueryUtils,
  getMutationKey as keyOfMutation,
  getQueryKey as keyOfQuery,
} from "@trpc/react-query";
import type { AppRouter } from "#src/trpc/router.ts";

/*
 * What the product uses of `@trpc/react-query`, with its types and query keys. Queries and mutations run by their keys,
 * through default functions, so that hooks don't need a client.
 */

type Path = readonly string[];
type KeyType = "query" | "infinite" | "any";
/** Calls a procedure. */
export type Caller = (type: "query" | "mutation", path: string, input: unknown) => Promise<unknown>;

/** An object that collects property names until it is called. The last one is what to do with the procedure. */
const collect = (
  act: (procedure: Path, action: string, args: readonly unknown[]) => unknown,
  path: Path = [],
): unknown =>
  new Proxy(() => undefined, {
    // Promises look for `then`.
    get: (_, name) => (typeof name === "string" && name !== "then" ? collect(act, [...path, name]) : undefined),
    apply: (_function, _this, args) => act(path.slice(0, -1), path.at(-1) ?? "", args),
  });

function keyOf(path: Path, input: unknown, type: KeyType): QueryKey {
  if (!input && type === "any") return path.length > 0 ? [path] : [];
  return [path, { ...(input !== undefined && { input }), ...(type !== "any" && { type }) }];
}

const pathOf = (procedure: unknown) => (procedure as { _def: () => Path })._def();

export const getQueryKey = ((procedure: unknown, input?: unknown, type: KeyType = "any") =>
  keyOf(pathOf(procedure), input, type)) as typeof keyOfQuery;

export const getMutationKey = ((procedure: unknown) => [pathOf(procedure)]) as typeof keyOfMutation;

/** Runs the query of a key. The context's signal must not be read, or queries would end with their screens. */
function runQuery(call: Caller, context: QueryFunctionContext<QueryKey, unknown>): Promise<unknown> {
  const [path, { input, type } = {}] = context.queryKey as [Path, { input?: object; type?: KeyType }?];
  const { pageParam: cursor, direction } = context;
  const page = { ...input, ...(cursor ? { cursor } : {}), direction };
  return call("query", path.join("."), type === "infinite" ? page : input);
}

/** Default functions of a query client. */
export const functionsFor = (call: Caller) => ({
  queryFn: (context: QueryFunctionContext) =>
    runQuery(call, context as unknown as QueryFunctionContext<QueryKey, unknown>),
  mutationFn: (input: unknown, { mutationKey }: MutationFunctionContext) =>
    call("mutation", (mutationKey as [Path])[0].join("."), input),
});

const FIRST_PAGE = { initialPageParam: null };

type Options = Omit<Parameters<typeof useInfiniteQuery>[0], "queryKey" | "initialPageParam">;

const HOOKS = {
  useQuery: function useProcedure(path: Path, input: unknown, options: unknown) {
    return useQuery({ ...(options as object), queryKey: keyOf(path, input, "query") });
  },
  useInfiniteQuery: function useProcedure(path: Path, input: unknown, options: unknown) {
    return useInfiniteQuery({ ...FIRST_PAGE, ...(options as Options), queryKey: keyOf(path, input, "infinite") });
  },
  useMutation: function useProcedure(path: Path, options: unknown) {
    return useMutation({ ...(options as object), mutationKey: [path] });
  },
};

/** For components. */
export const trpc = collect((path, action, [first, second]) => {
  if (action === "_def") return path;
  return HOOKS[action as keyof typeof HOOKS](path, first, second);
}) as Omit<
  CreateTRPCReact<AppRouter, unknown>,
  "useUtils" | "useContext" | "Provider" | "createClient" | "useQueries" | "useSuspenseQueries"
>;

/** For event handlers and loaders: the cache, by procedures. */
export const createUtils = (queryClient: QueryClient) =>
  collect((path, action, [input, first, second]) => {
    const options = first as InvalidateQueryFilters & Options;
    const updater = first as Updater<unknown, unknown>;
    const type = action.includes("Infinite") ? "infinite" : /Data$|^(?:pre)?fetch$/.test(action) ? "query" : "any";
    const queryKey = keyOf(path, input, type);
    const actions: Record<string, () => unknown> = {
      fetch: () => queryClient.fetchQuery({ ...options, queryKey }),
      prefetch: () => queryClient.prefetchQuery({ ...options, queryKey }),
      prefetchInfinite: () => queryClient.prefetchInfiniteQuery({ ...FIRST_PAGE, ...options, queryKey }),
      ensureData: () => queryClient.ensureQueryData({ ...options, queryKey }),
      getData: () => queryClient.getQueryData(queryKey),
      setData: () => queryClient.setQueryData(queryKey, updater),
      getInfiniteData: () => queryClient.getQueryData(queryKey),
      setInfiniteData: () => queryClient.setQueryData(queryKey, updater),
      invalidate: () => queryClient.invalidateQueries({ ...options, queryKey }, second as object),
      cancel: () => queryClient.cancelQueries({ queryKey }),
    };
    return actions[action]?.();
  }) as ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** For calls without the cache. */
export const createClient = (call: Caller) =>
  collect((path, action, [input]) =>
    call(action === "mutate" ? "mutation" : "query", path.join("."), input),
  ) as TRPCClient<AppRouter>;
