import { hashKey } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { getMutationKey } from "@trpc/react-query";
import { ROUTE_PENDING_AFTER_MS } from "@/lib/timings.ts";
import { queryClient, trpc } from "@/lib/trpc.ts";
import { LoadingOverlay } from "@/ui/overlays/loading-overlay.tsx";
import { showOverlay } from "@/ui/overlays/overlay-host.tsx";
import { type Journey, journeyOf, LEAVING, type Place } from "./journeys.ts";
import { ProviderOverlay } from "./provider/provider-overlay.tsx";

/** The overlay that is shown, or will be if loading takes longer. */
let current: { journey: Journey; end: () => void } | null = null;

/** Whether code, or data that the screen has nothing of yet, is loading, or a change is being sent. */
function isLoading({ state }: AnyRouter): boolean {
  const isFirst = { predicate: (query: { state: { data: unknown } }) => query.state.data === undefined };
  return state.status === "pending" || queryClient.isFetching(isFirst) > 0 || queryClient.isMutating() > 0;
}

function overlayOf(journey: Journey) {
  const { title, messages, maxMs, isToProvider = false } = journey;
  if (isToProvider) return <ProviderOverlay title={title} messages={messages} />;
  return <LoadingOverlay title={title} messages={messages} messageMs={maxMs / messages.length} durationMs={maxMs} />;
}

/**
 * Shows a journey's overlay if loading takes long, until it is over, for the journey's longest time, or until another
 * page than its destination is opened.
 */
function follow(router: AnyRouter, journey: Journey, destination?: Place): void {
  current?.end();
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let close: (() => void) | undefined;
  const check = () => {
    if (close && !isLoading(router)) end();
  };
  const stops = [
    router.subscribe("onResolved", check),
    router.subscribe("onBeforeNavigate", ({ toLocation }) => {
      if (destination && toLocation.pathname !== destination.pathname) end();
    }),
    queryClient.getQueryCache().subscribe(check),
    queryClient.getMutationCache().subscribe(check),
  ];
  const start = setTimeout(() => {
    if (!isLoading(router)) return end();
    close = showOverlay(overlayOf(journey));
  }, ROUTE_PENDING_AFTER_MS);
  const latest = setTimeout(() => end(), journey.maxMs);
  const end = () => {
    current = null;
    clearTimeout(start);
    clearTimeout(latest);
    for (const stop of stops) stop();
    close?.();
  };
  current = { journey, end };
}

const LOG_OUT = getMutationKey(trpc.auth.logOut);

/** A navigation, as the router tells it. */
export interface Departure {
  fromLocation?: Place | undefined;
  toLocation: Place;
}

/**
 * Shows the overlays of navigations and log-outs that take long, the present one included.
 * @param departure how this screen was left meanwhile, if it was
 * @returns what stops it
 */
export function followJourneys(router: AnyRouter, departure: Departure | undefined): () => void {
  const begin = ({ fromLocation, toLocation }: Departure) => {
    const journey = journeyOf(fromLocation, toLocation);
    if (journey && current?.journey !== LEAVING) follow(router, journey, toLocation);
  };
  if (!current) begin(departure ?? { toLocation: router.state.location });
  if (queryClient.isMutating({ mutationKey: LOG_OUT }) > 0) follow(router, LEAVING);
  const stops = [
    router.subscribe("onBeforeNavigate", begin),
    queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === "added" && hashKey(mutation.options.mutationKey ?? []) === hashKey(LOG_OUT)) follow(router, LEAVING);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
