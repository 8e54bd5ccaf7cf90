import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useFocusOnChange } from "@/ui/frame/use-focus-on-change.ts";
import { titleOf } from "./page-head.ts";

/** Keeps the tab title in sync with the screen. */
export function useDocumentTitle(): void {
  const title = useRouterState({ select: ({ matches }) => titleOf(matches) });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Skips the first screen. */
export function useFocusOnNavigation(): void {
  useFocusOnChange(useRouterState({ select: (state) => state.resolvedLocation?.pathname }));
}
