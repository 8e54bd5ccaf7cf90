import { hashKey } from "@tanstack/react-query";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { getMutationKey } from "@trpc/react-query";
import { useEffect } from "react";
import { ROUTE_PENDING_AFTER_MS } from "@/lib/timings.ts";
import { queryClient, trpc } from "@/lib/trpc.ts";
import { LoadingOverlay } from "@/ui/loading-overlay.tsx";
import { showOverlay } from "@/ui/overlay-host.tsx";
import { type Journey, journeyOf, LEAVING } from "./journeys.ts";
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
  return (
    <LoadingOverlay open title={title} messages={messages} messageMs={maxMs / messages.length} durationMs={maxMs} />
  );
}

/** Shows a journey's overlay if loading takes long, until it is over or for the journey's longest time. */
function follow(router: AnyRouter, journey: Journey): void {
  current?.end();
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let close: (() => void) | undefined;
  const check = () => {
    if (close && !isLoading(router)) end();
  };
  const stops = [
    router.subscribe("onResolved", check),
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

const LOG_OUT = hashKey(getMutationKey(trpc.auth.logOut));

/** Shows the overlays of navigations and log-outs that take long, also over what follows this screen. */
export function useJourneyOverlays(): void {
  const router = useRouter();
  useEffect(() => {
    const arrival = journeyOf(undefined, router.state.location);
    if (arrival && !current) follow(router, arrival);
    const stops = [
      router.subscribe("onBeforeNavigate", ({ fromLocation, toLocation }) => {
        const journey = journeyOf(fromLocation, toLocation);
        if (journey && current?.journey !== LEAVING) follow(router, journey);
      }),
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === "added" && hashKey(mutation.options.mutationKey ?? []) === LOG_OUT) follow(router, LEAVING);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}
