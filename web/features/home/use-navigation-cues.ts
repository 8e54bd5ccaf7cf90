import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { titleOf } from "./page-head.ts";

/** Keeps the title of the tab that of the screen. */
export function useDocumentTitle(): void {
  const title = useRouterState({ select: ({ matches }) => titleOf(matches) });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** After a change of screen the keyboard and the screen reader begin at its content; the first screen is left alone. */
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
