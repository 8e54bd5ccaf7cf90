import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { titleOf } from "./page-head.ts";

/** Keeps the tab title in sync with the screen. */
export function useDocumentTitle(): void {
  const title = useRouterState({ select: ({ matches }) => titleOf(matches) });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Moves the focus to the content after navigation, for keyboards and screen readers. Skips the first screen. */
export function useFocusOnNavigation(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef(path);
  useEffect(() => {
    const before = last.current;
    last.current = path;
    if (before === undefined || path === undefined || before === path) return;
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (!isTaken) document.getElementById("conteudo")?.focus({ preventScroll: true });
  }, [path]);
}
