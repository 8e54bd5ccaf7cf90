import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { queryClient } from "@/lib/trpc.ts";
import { ErrorState } from "@/ui/error-state.tsx";
import { FORM } from "./messages.ts";

/** Code that most who look at the list never need, loaded once it is wanted or about to be. */
function late<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const code = queryOptions({
    queryKey: ["code", "listings", name],
    queryFn: async () => ({ Part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: 1,
  });
  function Late({ waiting, props }: { waiting: ReactNode; props: Props }) {
    const { data, isError, isFetching, refetch } = useQuery(code);
    if (data) return <data.Part {...props} />;
    if (!isError) return waiting;
    return <ErrorState title={FORM.loadFailed} titleAs="p" onRetry={() => void refetch()} busy={isFetching} />;
  }
  return { Late, preload: () => void queryClient.prefetchQuery(code) };
}

export const { Late: LatePublish, preload: preloadForm } = late(
  "publish",
  async () => (await import("./publish-screen.tsx")).PublishScreen,
);
export const { Late: LateEdit, preload: preloadEdit } = late(
  "edit",
  async () => (await import("./edit-screen.tsx")).EditScreen,
);
export const { Late: LateOwn, preload: preloadOwnScreen } = late(
  "own",
  async () => (await import("./own-screen.tsx")).OwnScreen,
);
export const { Late: LateFilterSheet, preload: preloadFilterSheet } = late(
  "filters",
  async () => (await import("./filter-sheet.tsx")).FilterSheet,
);
export const { Late: LateOwnerActions, preload: preloadOwnerActions } = late(
  "owner",
  async () => (await import("./owner-actions.tsx")).OwnerActions,
);
export const { Late: LateLightbox, preload: preloadLightbox } = late(
  "lightbox",
  async () => (await import("./lightbox.tsx")).PhotoLightbox,
);
